import type { Bullet, Resume, WorkEntry } from '../../resume/model.ts';
import { findSkills, getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';
import type { Random } from './random.ts';

const SENTENCES = [
  (name: string) => `Used ${name} to serve the whole site`,
  (name: string) => `Worked with ${name} every week`,
  (name: string) => name,
  (name: string) => `Daily work with ${name} and colleagues from other teams`,
];

/**
 * A résumé in which one dated role names one more skill: in a new bullet, at the end of an existing one, or in the role's paragraph. Undefined if there is no
 * dated role or the skill has no name.
 */
export function withSkillInRole(resume: Resume, skill: SkillId, random: Random): Resume | undefined {
  const name = getSkillById(skill)?.name;
  const dated = resume.work.filter(({ start, end }) => start ?? end);
  if (!name || dated.length === 0) return undefined;
  const role = random.pick(dated);
  return { ...resume, work: resume.work.map((entry) => (entry === role ? addSkillName(entry, name, random) : entry)) };
}

function addSkillName(role: WorkEntry, name: string, random: Random): WorkEntry {
  const bullet = role.bullets.length > 0 ? random.pick(role.bullets) : undefined;
  if (bullet && random.chance(0.4)) {
    const text = random.pick([`${bullet.text} using ${name}`, `${bullet.text}, ${name}`, `${bullet.text} (${name})`]);
    return { ...role, bullets: role.bullets.map((other): Bullet => (other === bullet ? { ...bullet, text } : other)) };
  }
  if (role.summary && random.chance(0.3)) return { ...role, summary: `${role.summary} Tools: ${name}.` };
  return { ...role, bullets: [...role.bullets, { id: 'added', text: random.pick(SENTENCES)(name) }] };
}

/** A résumé that lists one more skill: a license under certifications, a language under languages, anything else under skills. */
export function withSkillInList(resume: Resume, skill: SkillId): Resume | undefined {
  const found = getSkillById(skill);
  if (!found) return undefined;
  const { name, kind } = found;
  const id = 'added';
  if (kind === 'license') return { ...resume, certifications: [...resume.certifications, { id, name }] };
  if (kind === 'language') return { ...resume, languages: [...resume.languages, { id, name }] };
  return { ...resume, skills: [...resume.skills, { id, keywords: [name] }] };
}

/**
 * A résumé in which one dated role no longer names a skill: its name is cut from the lines, or the lines that name it are removed. Undefined if no dated role
 * names it.
 */
export function removeSkillFromRole(resume: Resume, skill: SkillId, random: Random): Resume | undefined {
  const mentionsSkill = (text: string) => findSkills(text).some((mention) => mention.skill === skill);
  const roles = resume.work.filter(
    ({ start, end, bullets }) => (start ?? end) && bullets.some(({ text }) => mentionsSkill(text)),
  );
  if (roles.length === 0) return undefined;
  const role = random.pick(roles);
  const bullets = random.chance(0.5)
    ? role.bullets.filter(({ text }) => !mentionsSkill(text))
    : role.bullets.map((bullet) => ({ ...bullet, text: removeName(bullet.text, skill) }));
  return { ...resume, work: resume.work.map((entry) => (entry === role ? { ...role, bullets } : entry)) };
}

function removeName(text: string, skill: SkillId): string {
  return findSkills(text)
    .filter((mention) => mention.skill === skill)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same value with object keys, and the lists under `unordered` keys, in a different order. */
export function shuffleDeep<T>(value: T, unordered: ReadonlySet<string>, random: Random): T {
  const turn = (node: unknown, key: string): unknown => {
    if (Array.isArray(node)) {
      const items = node.map((item) => turn(item, ''));
      return unordered.has(key) ? random.sample(items, items.length) : items;
    }
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([name, child]) => [name, turn(child, name)] as const);
    return Object.fromEntries(random.sample(entries, entries.length));
  };
  return turn(value, '') as T;
}
