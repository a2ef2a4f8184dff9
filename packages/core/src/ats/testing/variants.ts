import type { Bullet, Resume, WorkEntry } from '../../resume/model.ts';
import { skillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Random } from './random.ts';

const SENTENCES = [
  (name: string) => `Used ${name} to serve the whole site`,
  (name: string) => `Worked with ${name} every week`,
  (name: string) => name,
  (name: string) => `Daily work with ${name} and colleagues from other teams`,
];

/**
 * A résumé in which one dated role names one more skill: in a new bullet, at the end of one that is there, or in the paragraph of the role.
 * Undefined where there is no dated role or the skill has no name.
 */
export function withSkillInRole(resume: Resume, skill: SkillId, random: Random): Resume | undefined {
  const name = skillById(skill)?.name;
  const dated = resume.work.filter(({ start, end }) => start ?? end);
  if (!name || dated.length === 0) return undefined;
  const role = random.pick(dated);
  return { ...resume, work: resume.work.map((entry) => (entry === role ? naming(entry, name, random) : entry)) };
}

function naming(role: WorkEntry, name: string, random: Random): WorkEntry {
  const bullet = role.bullets.length > 0 ? random.pick(role.bullets) : undefined;
  if (bullet && random.chance(0.4)) {
    const text = random.pick([`${bullet.text} using ${name}`, `${bullet.text}, ${name}`, `${bullet.text} (${name})`]);
    return { ...role, bullets: role.bullets.map((other): Bullet => (other === bullet ? { ...bullet, text } : other)) };
  }
  if (role.summary && random.chance(0.3)) return { ...role, summary: `${role.summary} Tools: ${name}.` };
  return { ...role, bullets: [...role.bullets, { id: 'added', text: random.pick(SENTENCES)(name) }] };
}
