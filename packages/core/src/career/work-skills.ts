import { findSkills, listImpliedSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { getProfile } from './profiles/index.ts';

/** A typical skill of an occupation, in plain words, and the vocabulary's skills in it. */
export interface WorkSkill {
  name: string;
  skills: readonly SkillId[];
}

const known = new Map<string, readonly WorkSkill[]>();

/** The typical skills of an occupation, independent of listings. */
function listWorkSkills(occupation: string): readonly WorkSkill[] {
  const cached = known.get(occupation);
  if (cached) return cached;
  const found = (getProfile(occupation)?.skills ?? []).map((name) => ({
    name,
    skills: [...new Set(findSkills(name, { context: 'list' }).map(({ skill }) => skill))],
  }));
  known.set(occupation, found);
  return found;
}

/** Which typical skills the person has, from named skills and the present work, and which not. */
export function compareWorkSkills(
  occupation: string,
  current: string | null,
  held: readonly SkillId[],
): { has: WorkSkill[]; lacks: WorkSkill[] } {
  const own = listOwnSkills(current);
  const all = new Set(
    [...held, ...own.flatMap(({ skills }) => skills)].flatMap((id) => [id, ...listImpliedSkills(id)]),
  );
  const ownNames = new Set(own.map(({ name }) => name.toLowerCase()));
  const isHeld = ({ name, skills }: WorkSkill) =>
    ownNames.has(name.toLowerCase()) || skills.some((skill) => all.has(skill));
  const typical = listWorkSkills(occupation);
  return { has: typical.filter(isHeld), lacks: typical.filter((skill) => !isHeld(skill)) };
}

/** What somebody in the work certainly has: of "SQL or Excel", nobody knows which. */
const listOwnSkills = (current: string | null): readonly WorkSkill[] =>
  current === null ? [] : listWorkSkills(current).filter(({ name }) => !/ or /.test(name));

/** Skills that the person's own work consists of, so that nobody is told to learn them. */
export function listOwnTrade(current: string | null): ReadonlySet<SkillId> {
  return new Set(listOwnSkills(current).flatMap(({ skills }) => skills));
}
