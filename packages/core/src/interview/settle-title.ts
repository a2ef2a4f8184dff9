import { findOccupation, getOccupation } from '../jobs/occupation.ts';
import type { Occupation } from '../jobs/types.ts';
import { findSkills, getSkillById } from '../skills/index.ts';
import type { Background } from './background.ts';
import { findGeneralHead, findGeneralTitle } from './general-titles.ts';
import { readTitle, type TitleRead } from './title.ts';

/** A title as it was understood, with what else was known. */
export interface SettledTitle extends TitleRead {
  /** What a general title ("Analyst") may mean, the most common first. Empty if the title says which work is meant. */
  choices: readonly Occupation[];
  /** What said which work the title means. Null if the title said it or nothing did. */
  settledBy: 'listing' | 'resume' | 'skill' | null;
}

/** Reads a title. A listing, or else a résumé, says which work a general title means. */
export function settleTitle(title: string, background?: Background): SettledTitle {
  const general = findGeneralTitle(title);
  if (!general) {
    const read = readTitle(title);
    const engineer = read.occupation === null && read.field === null ? findToolEngineer(title) : undefined;
    return engineer
      ? { ...read, occupation: engineer, field: engineer.field, choices: [], settledBy: 'skill' }
      : { ...read, choices: [], settledBy: null };
  }
  const listed = background?.listing ? listOccupationsOf(background.listing.title) : [];
  const candidates = [
    ...listed.map((id) => ({ id, by: 'listing' as const })),
    ...(background?.resume?.occupations ?? []).map((id) => ({ id, by: 'resume' as const })),
  ];
  const settled = candidates.find(({ id }) => general.couldMean(id));
  const occupation = getOccupation(settled?.id ?? '') ?? null;
  return occupation && settled
    ? { occupation, field: occupation.field, readAs: null, choices: [], settledBy: settled.by }
    : { occupation: null, field: null, readAs: null, choices: general.choices, settledBy: null };
}

/** Who works with the tools of a field: a "Kafka Engineer" is a data engineer. */
const ENGINEER_BY_FIELD: ReadonlyMap<string, string> = new Map([
  ['software', 'software-engineer'],
  ['cloud', 'devops-engineer'],
  ['data', 'data-engineer'],
  ['security', 'security-engineer'],
]);

/** The engineer whose tool a title names, if it names no known occupation. */
function findToolEngineer(title: string): Occupation | undefined {
  if (!/\b(?:engineer|developer)\b/i.test(title)) return undefined;
  return findSkills(title)
    .flatMap(({ skill }) => getSkillById(skill) ?? [])
    .filter(({ kind }) => kind === 'technology')
    .flatMap(({ field }) => getOccupation(ENGINEER_BY_FIELD.get(field) ?? '') ?? [])[0];
}

/** What a title may mean that is general, or names no known occupation or field but ends in a general word ("Wellness coordinator"). */
export function listTitleChoices(title: string): readonly Occupation[] {
  const { occupation, field, choices } = settleTitle(title);
  return occupation === null && field === null && choices.length === 0
    ? (findGeneralHead(title)?.choices ?? [])
    : choices;
}

/** A general title of a listing says no more than that of the person. */
const listOccupationsOf = (title: string): string[] =>
  findGeneralTitle(title) ? [] : [findOccupation(title)?.occupation ?? []].flat();
