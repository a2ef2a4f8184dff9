import { ADDED_WORDS, INSTITUTION_WORDS, RECENT_WORDS } from './abbreviations.ts';
import {
  areInOneCity,
  type Candidate,
  type Company,
  countNextWords,
  isSameName,
  isUnplaced,
  listCandidates,
  mayBeOne,
  sharesState,
  sumApprovals,
} from './candidates.ts';
import type { EmployerIndex, FiledEmployer } from './employer-index.ts';
import { KNOWN_SHORT_NAMES } from './known-companies.ts';
import { toSearchNames } from './names.ts';

/** Why an employer counts as part of the company. */
export const MATCH_BASES = [
  'same-name',
  'same-name-and-state',
  'longer-name',
  'longer-name-and-place',
  'owner',
] as const;
export type MatchBasis = (typeof MATCH_BASES)[number];

export interface FamilyMember {
  employer: FiledEmployer;
  basis: MatchBasis;
  /** 0 to 1: what share of such matches to expect to be right. `bench/filings-match.ts` measures the share over all. */
  confidence: number;
}

export interface MatchOptions {
  /** Whether an English word is spelled like this, in lower case. Several companies may have such a name. */
  isWord: (word: string) => boolean;
}

/** From this many approved petitions on, a name that isn’t a word is taken for one large company with many parts. */
const LARGE = 100;
/** An employer with this many approved petitions isn’t an unknown one that happens to have the name. */
const SUBSTANTIAL = 4;

const CONFIDENCE: Record<MatchBasis, number> = {
  'same-name': 0.99,
  'same-name-and-state': 0.99,
  'longer-name': 0.98,
  'longer-name-and-place': 0.97,
  owner: 0.98,
};

/**
 * The employers of a file that belong to a company, most approvals first. Empty unless it is nearly certain: a name that other companies
 * may have needs a state or city in common.
 */
export function findFamily(index: EmployerIndex, company: Company, { isWord }: MatchOptions): FamilyMember[] {
  const members = new Map<FiledEmployer, FamilyMember>();
  for (const name of listNames(company.name, isWord))
    for (const member of findByName(index, name, company, isWord)) {
      const known = members.get(member.employer);
      if (!known || known.confidence < member.confidence) members.set(member.employer, member);
    }
  return [...members.values()].sort(
    (a, b) => b.employer.approvals - a.employer.approvals || (a.employer.name < b.employer.name ? -1 : 1),
  );
}

type IsWord = MatchOptions['isWord'];

function listNames(text: string, isWord: IsWord): string[][] {
  const { given, shortened } = toSearchNames(text);
  // A single everyday word that is left of a name isn't the name.
  const isUsable = shortened !== null && (shortened.length > 1 || !isEveryday(shortened[0] ?? '', isWord));
  const names = isUsable ? [...given, shortened] : given;
  const known = names.flatMap((words) => KNOWN_SHORT_NAMES.get(words.join(' ')) ?? []);
  return [...names, ...known.map((name) => name.split(' '))];
}

const isEveryday = (word: string, isWord: IsWord): boolean =>
  word.length <= 3 || /\d/.test(word) || RECENT_WORDS.has(word) || isWord(word.toLowerCase());

function findByName(index: EmployerIndex, name: readonly string[], company: Company, isWord: IsWord): FamilyMember[] {
  const candidates = listCandidates(index, name, company);
  const isAlone = name.length === 1;
  const isShared = name.every((word) => isEveryday(word, isWord)) || (isAlone && index.countInside(name[0] ?? '') > 0);
  if (!isShared) return [...chooseDistinctive(candidates, name, company), ...listOwned(index, name)];
  return isAlone
    ? chooseWord(candidates, company)
    : [...chooseWords(candidates, name, company), ...listOwned(index, name)];
}

const listOwned = (index: EmployerIndex, name: readonly string[]): FamilyMember[] =>
  index.findOwned(name).map((employer) => ({ employer, basis: 'owner', confidence: CONFIDENCE.owner }));

/** For a name with a word that isn’t an everyday one. */
function chooseDistinctive(
  candidates: readonly Candidate[],
  name: readonly string[],
  company: Company,
): FamilyMember[] {
  const [same, longer] = splitBySameName(candidates);
  const isLarge = sumApprovals(candidates) >= LARGE;
  const isPlaced = isInState(company);
  const known = same.filter((one) => !one.isRespelled || isPlaced(one) || isSubstantial(one));
  const own = mayBeOne(known) || isLarge ? known : known.filter(isPlaced);
  const members = toMembers(own, 'same-name');
  if (INSTITUTION_WORDS.has(name.at(-1) ?? '')) return members;
  const isOne = countNextWords(longer) === 1;
  if (isOne && name.length > 1) return [...members, ...toMembers(longer, 'longer-name')];
  if (isOne && same.length === 0) return toMembers(longer.filter(isTaken(company)), 'longer-name');
  if (areInOneCity(candidates)) return [...members, ...toMembers(longer, 'longer-name-and-place')];
  const isEnough = isLarge || name.length > 1;
  const near = longer.filter((one) => isNear(one, isLarge ? candidates : own) || (isEnough && isPlaced(one)));
  return [...members, ...toMembers(near, isLarge ? 'longer-name' : 'longer-name-and-place')];
}

/** For a name that is one everyday word, or a short one. */
function chooseWord(candidates: readonly Candidate[], company: Company): FamilyMember[] {
  const [same, longer] = splitBySameName(candidates);
  const isPlaced = isInState(company);
  if (areInOneCity(candidates)) return toMembers(candidates, 'longer-name-and-place');
  const own = same.filter(
    (one) =>
      isPlaced(one) &&
      one.isPublic &&
      (isSubstantial(one) || (one.isOnly && one.rest.length === 0 && !one.isRespelled)),
  );
  if (same.length > 0) return toMembers(own, 'same-name-and-state');
  if (countNextWords(longer) !== 1) return [];
  const known = longer.filter((one) => isSubstantial(one) || isAdded(one));
  return toMembers(known.filter(isPlaced), 'longer-name-and-place');
}

/** For a name of several everyday words. */
function chooseWords(candidates: readonly Candidate[], name: readonly string[], company: Company): FamilyMember[] {
  const [same, longer] = splitBySameName(candidates);
  const isPlaced = isInState(company);
  const placed = same.filter(isPlaced);
  if (INSTITUTION_WORDS.has(name.at(-1) ?? '')) return toMembers(placed, 'same-name-and-state');
  if (areInOneCity(candidates)) return toMembers(candidates, 'longer-name-and-place');
  if (placed.length === 0 && longer.length === 0 && mayBeOne(same)) {
    const isLong = name.length >= 3;
    return toMembers(
      same.filter((one) => !one.isRespelled && (isLong || isUnplaced(one, company))),
      'same-name',
    );
  }
  const isFamily = candidates.every(isPlaced) || (countNextWords(longer) === 1 && same.length === 0);
  const members = toMembers(placed, 'same-name-and-state');
  return isFamily ? [...members, ...toMembers(longer.filter(isPlaced), 'longer-name-and-place')] : members;
}

function splitBySameName(candidates: readonly Candidate[]): [same: Candidate[], longer: Candidate[]] {
  const longer = candidates.filter((one) => !isSameName(one));
  return [candidates.filter(isSameName), longer];
}

const isSubstantial = ({ employer }: Candidate): boolean => employer.approvals >= SUBSTANTIAL;

/** Whether an employer has a state in common with the company. */
const isInState =
  ({ states }: Company) =>
  ({ employer }: Candidate): boolean =>
    sharesState(employer.states, states);

/** Whether the only employer whose name goes on after the company’s can be taken for it. */
const isTaken =
  (company: Company) =>
  (one: Candidate): boolean =>
    isInState(company)(one) || (isUnplaced(one, company) && (isSubstantial(one) || (one.isOnly && isAdded(one))));

const isAdded = ({ rest }: Candidate): boolean => ADDED_WORDS.has(rest[0] ?? '');

/** Whether an employer has a state in common with another one. */
const isNear = (one: Candidate, others: readonly Candidate[]): boolean =>
  others.some((other) => other !== one && sharesState(other.employer.states, one.employer.states));

const toMembers = (candidates: readonly Candidate[], basis: MatchBasis): FamilyMember[] =>
  candidates.map(({ employer }) => ({ employer, basis, confidence: CONFIDENCE[basis] }));
