import { CORPORATE_WORDS, INSTITUTION_WORDS, LEGAL_FORMS } from './abbreviations.ts';
import type { EmployerIndex, FiledEmployer } from './employer-index.ts';
import { SEPARATE_COMPANIES } from './known-companies.ts';

export interface Company {
  name: string;
  /** Two-letter codes of the states of its listings. Empty if unknown. */
  states: readonly string[];
}

/** An employer with a name that starts with the company’s, before it is decided whether it belongs to it. */
export interface Candidate {
  employer: FiledEmployer;
  /** The words after the company’s name, without legal forms. */
  rest: readonly string[];
  /** Whether this is the name that the employer is known by. */
  isPublic: boolean;
  /** Whether it is the employer’s only name. */
  isOnly: boolean;
  /** Whether the same letters are divided into other words: “Bluefern” and “Blue Fern”. */
  isRespelled: boolean;
}

/**
 * The employers of a name, each by the name that is closest to it. Colleges, foundations, known other companies, and branches in other states
 * are left out.
 */
export function listCandidates(index: EmployerIndex, name: readonly string[], { states }: Company): Candidate[] {
  const byEmployer = new Map<FiledEmployer, Candidate>();
  for (const { words, ...names } of index.findStarting(name)) {
    const isRespelled = name.some((word, at) => words[at] !== word);
    const rest = isRespelled ? [] : words.slice(name.length).filter((word) => !LEGAL_FORMS.has(word));
    if (isSeparate(words, name) || rest.some((word) => INSTITUTION_WORDS.has(word))) continue;
    // “Brightwater Services of Ohio” is often independent of those of other states.
    if (isBranch(rest) && !sharesState(names.employer.states, states)) continue;
    const known = byEmployer.get(names.employer);
    if (!known || rest.length < known.rest.length) byEmployer.set(names.employer, { ...names, rest, isRespelled });
  }
  return [...byEmployer.values()];
}

function isSeparate(words: readonly string[], name: readonly string[]): boolean {
  const startsWith = (all: readonly string[], start: string) => `${all.join(' ')} `.startsWith(`${start} `);
  return SEPARATE_COMPANIES.some((start) => startsWith(words, start) && !startsWith(name, start));
}

const isBranch = ([first, ...rest]: readonly string[]): boolean =>
  first === 'OF' && rest.some((word) => !CORPORATE_WORDS.has(word));

/** Whether the name is the company’s, apart from words for its parts. */
export const isSameName = ({ rest }: Candidate): boolean => rest.every((word) => CORPORATE_WORDS.has(word));

/** How many different words follow the company’s name. */
export const countNextWords = (candidates: readonly Candidate[]): number =>
  new Set(candidates.map(({ rest }) => rest[0])).size;

export const sumApprovals = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { employer }) => sum + employer.approvals, 0);

export const sharesState = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((state) => b.includes(state));

/** Whether one of the two has no state, so that nothing speaks for or against it. */
export const isUnplaced = ({ employer }: Candidate, { states }: Company): boolean =>
  states.length === 0 || employer.states.length === 0;

/** Whether employers may all be the same one: each two have a state in common, or one of them has none. */
export const mayBeOne = (candidates: readonly Candidate[]): boolean =>
  candidates.every(({ employer: { states: own } }) =>
    candidates.every(({ employer: { states } }) => own.length === 0 || states.length === 0 || sharesState(own, states)),
  );

/** Whether several employers have a city in common, as the parts of one company often do. */
export const areInOneCity = (candidates: readonly Candidate[]): boolean =>
  candidates.length > 1 &&
  (candidates[0]?.employer.cities ?? []).some((city) =>
    candidates.every(({ employer }) => employer.cities.includes(city)),
  );
