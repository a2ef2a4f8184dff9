import { findOccupation, getOccupation } from '../jobs/occupation.ts';
import { SENIORITY_WORDS } from '../jobs/seniority.ts';
import type { Occupation } from '../jobs/types.ts';
import {
  findSkillByName,
  findSkills,
  getFamily,
  getSkillById,
  listImpliedSkills,
  type SkillId,
} from '../skills/index.ts';
import type { Background } from './background.ts';
import type { QuestionBank } from './bank.ts';
import type { Source } from './draw.ts';
import { findGeneralHead } from './general-titles.ts';
import type { QuestionCriteria } from './types.ts';

/** Maximum number of sets about the title's skills and those given with it. */
const MAX_NAMED = 3;

/** The activity behind a title: a "Site Reliability Engineer" is asked about "Site Reliability Engineering". */
const WORK_BY_ROLE: ReadonlyMap<string, string> = new Map([
  ['analyst', 'analysis'],
  ['designer', 'design'],
  ['developer', 'development'],
  ['engineer', 'engineering'],
  ['researcher', 'research'],
  ['tester', 'testing'],
]);

/** Up to this length, a name is an abbreviation that often means something else: "RTL" is no testing library to a chip designer. */
const ABBREVIATION_LENGTH = 4;

/** In other titles than of technology, "systems design" means other systems. */
const SOFTWARE_DESIGN: SkillId = 'system-design';

/** Skills with which one that has no questions always comes in practice, besides those it implies. */
const COMPANIONS: ReadonlyMap<SkillId, SkillId> = new Map([
  ['dot-net', 'c-sharp'],
  ['asp-net', 'c-sharp'],
  ['ios-development', 'swift'],
]);

/** Skills that a title names. In titles of other work than technology, a name that is also an everyday word isn't one. */
export function listTitleSkills(bank: QuestionBank, title: string, occupation: Occupation | null): SkillId[] {
  const work = title.replaceAll(/\p{L}+/gu, (word) => WORK_BY_ROLE.get(word.toLowerCase()) ?? word);
  const isTechnical = occupation === null ? !endsInOtherWork(title) : occupation.field === 'technology';
  const found = [work, title].flatMap((text) =>
    findSkills(text, { context: 'list' }).map(({ skill, start, end }) => ({ skill, name: text.slice(start, end) })),
  );
  const certain = new Set(findSkills(title).map(({ skill }) => skill));
  const named = found.filter(({ skill, name }) => {
    const isShort =
      name.length <= ABBREVIATION_LENGTH && name.toLowerCase() !== getSkillById(skill)?.name.toLowerCase();
    if (isShort && bank.about('skill', skill).length === 0 && listImpliedSkills(skill).length > 0) return false;
    return isTechnical || isCertain(skill);
  });
  function isCertain(skill: SkillId): boolean {
    const { field = '' } = getSkillById(skill) ?? {};
    return getFamily(field) !== 'computing' || (certain.has(skill) && skill !== SOFTWARE_DESIGN);
  }
  return [...new Set(named.map(({ skill }) => skill))];
}

/** Whether the last word of a title is a rank or a kind of work: a "Swift Driver" drives for a company of that name. */
function endsInOtherWork(title: string): boolean {
  const last = title.match(/\p{L}+/gu)?.at(-1) ?? '';
  return (
    findGeneralHead(title) !== null || SENIORITY_WORDS.has(last.toLowerCase()) || findOccupation(last) !== undefined
  );
}

/** Sets about the title's own skills, and then those given with it. A skill without questions is replaced by those it implies. */
export function listNamedSources(
  bank: QuestionBank,
  titleSkills: readonly SkillId[],
  skills: readonly string[],
): Source[] {
  const given = skills.flatMap((name) => findSkillByName(name)?.id ?? []);
  return [
    ...toSources(bank, titleSkills, (name) => `Your title names ${name}`),
    ...toSources(bank, given, (name) => `You asked about ${name}`),
  ]
    .filter(isFirst)
    .slice(0, MAX_NAMED);
}

/**
 * Sets about what the chosen listing and résumé name, in two groups: what both name, or the only one that was chosen, and what the listing
 * asks for that the résumé lacks. A résumé alone counts with the skills that open listings for the occupation ask for, too.
 */
export function listBackgroundSources(
  bank: QuestionBank,
  { resume, listing }: Background,
  { asked, occupation }: Pick<QuestionCriteria, 'asked'> & { occupation: string | null },
): { shown: Source[]; missing: Source[] } {
  const held = new Set(resume?.skills);
  if (!listing) {
    const role = getOccupation(occupation ?? '')?.name ?? 'this work';
    const common = asked.filter((skill) => held.has(skill));
    const reason = (name: string) => `Your résumé shows ${name}, and listings for ${role} ask for it`;
    return { shown: toSources(bank, common, reason), missing: [] };
  }
  if (!resume) return { shown: toSources(bank, listing.skills, (name) => `The listing asks for ${name}`), missing: [] };
  const shown = toSources(
    bank,
    listing.skills.filter((skill) => held.has(skill)),
    (name) => `The listing asks for ${name}, and your résumé shows it`,
  );
  const missing = toSources(
    bank,
    listing.skills.filter((skill) => !held.has(skill)),
    () => 'The listing asks for this; your résumé doesn’t show it',
  );
  return { shown, missing: missing.filter(({ set }) => shown.every((other) => other.set !== set)) };
}

function toSources(bank: QuestionBank, skills: readonly SkillId[], getReason: (name: string) => string): Source[] {
  return skills
    .flatMap((skill) => {
      const covered =
        bank.about('skill', skill).length > 0 ? [skill] : [...listImpliedSkills(skill), COMPANIONS.get(skill) ?? ''];
      const reason = getReason(getSkillById(skill)?.name ?? skill);
      return covered.flatMap((id) => bank.about('skill', id).map((set) => ({ set, reason })));
    })
    .filter(({ set }) => set.kind === 'technical')
    .filter(isFirst);
}

const isFirst = ({ set }: Source, at: number, all: readonly Source[]) =>
  all.findIndex((other) => other.set === set) === at;
