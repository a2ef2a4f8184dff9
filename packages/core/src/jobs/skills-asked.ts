import { findSkillByName, findSkills, findSkillsBothWays, getSkillById } from '../skills/index.ts';
import type { SkillId, SkillMention } from '../skills/types.ts';
import { listMatches } from '../text/matches.ts';
import type { Sentence } from '../text/sentences.ts';
import { findStatedStanding } from '../text/standing/rules.ts';
import type { Welcome } from '../text/wording.ts';
import { findLeastCount, groupAlternatives } from './alternatives.ts';
import { isSubjectOfDegree } from './degree-phrases.ts';
import { findCredentials } from './licenses.ts';
import { findReasonNotAsked, isDuty, withoutSeeming } from './not-asked.ts';
import { isExperienceOf, NO_DEAL_PATTERN } from './not-asked-rules.ts';
import type { NamePlace } from './not-asked-types.ts';
import { findTopicValues } from './topic-labels.ts';
import { isTaught } from './training-offer.ts';
import type { JobRequirements, JobSectionKind, SkillRequirement } from './types.ts';
import type { YearsMention } from './years.ts';

/** A sentence with the data needed to read its requirements. */
export interface Reading {
  sentence: Sentence;
  kind: JobSectionKind;
  welcome: Welcome;
  years: YearsMention[];
}

/** Wording that makes anything in the sentence a requirement, in any section. */
const REQUIREMENT_PATTERN =
  /\b(?:must|require[sd]?|required|requirements?|need(?:ed|s)?|experience (?:with|in|using|of|on)|experienced (?:with|in)|proficien(?:t|cy)|knowledge of|knowledgeable|skilled (?:in|with)|expertise|familiar(?:ity)?|ability to|understanding of|background in|(?:is|are) (?:absolutely )?essential|possess(?:es|ing)?|fluent|certified|licensed|years)\b/i;

/** Statements about the company, which require nothing of the candidate. */
const COMPANY_PATTERN =
  /\b(?:our (?:tech )?(?:stack|platform|products?|software|tools|customers|clients)\b|we (?:use|run|are|build|sell|make|serve|work (?:in|with))\b)[^.;]{0,80}$/i;
/** A sentence goes on after "etc.", or it would have been split there. */
const CLAUSE_PATTERN = /(?<!\b(?:e\.g|i\.e|etc))[.;]\s|,?\s(?:but|so|though|although)\s/gi;
/** Clauses are shorter, and a sentence can be a whole list. */
const MAX_CLAUSE = 240;

type Place = 'must' | 'nice' | 'mentioned' | 'trained';

interface Named {
  skill: SkillId;
  start: number;
  end: number;
  place: Place;
}

/**
 * The skills that the sentences require, prefer, mention as duties, or teach. "A or B" is one requirement. Each skill is listed
 * once, in the strictest group.
 */
export function findSkillRequirements(
  readings: readonly Reading[],
): Pick<JobRequirements, 'mustHave' | 'niceToHave' | 'mentioned' | 'trained'> {
  const found: Record<Place, SkillRequirement[]> = { must: [], nice: [], mentioned: [], trained: [] };
  const seen: Record<Place, Set<SkillId>> = {
    must: new Set(),
    nice: new Set(),
    mentioned: new Set(),
    trained: new Set(),
  };
  for (const [at, reading] of readings.entries()) {
    if (isAnsweredNo(reading, readings[at + 1])) continue;
    for (const group of findGroups(reading)) {
      const skills = [...new Set(group.map(({ skill }) => skill))];
      const [{ place, start } = { place: 'mentioned' as const, start: 0 }] = group;
      const years = findRequiredYears(reading.sentence.text, start, reading.years);
      const atLeast = findLeastCount(reading.sentence.text, start, skills.length);
      const requirement = createRequirement(skills, atLeast, years, reading.sentence.text);
      if (skills.some((skill) => seen[place].has(skill))) {
        const at = found[place].findIndex((earlier) => isSameWithoutYears(earlier, requirement));
        if (at >= 0) found[place][at] = requirement;
        continue;
      }
      for (const skill of skills) seen[place].add(skill);
      found[place].push(requirement);
    }
  }
  const removeCovered = (place: Place, stricter: readonly Place[]) =>
    found[place].filter(({ skill }) => !stricter.some((other) => seen[other].has(skill)));
  const nice = removeCovered('nice', ['must']);
  const mentioned = removeCovered('mentioned', ['must', 'nice', 'trained']);
  const trained = removeCovered('trained', ['must', 'nice']);
  if (found.must.length > 0) return { mustHave: found.must, niceToHave: nice, mentioned, trained };
  return { mustHave: mentioned, niceToHave: nice, mentioned: [], trained };
}

/** "Teaching experience? Not needed." */
const isAnsweredNo = ({ sentence: { text } }: Reading, next: Reading | undefined): boolean =>
  text.endsWith('?') &&
  /^(?:it[’']s |that[’']s )?(?:not (?:needed|required|necessary|a must)|no need|don[’']t worry|optional)\b/i.test(
    next?.sentence.text ?? '',
  );

/** Whether a later sentence asks for years of what an earlier one asks for without them. */
function isSameWithoutYears(earlier: SkillRequirement, later: SkillRequirement): boolean {
  const isSame = earlier.skill === later.skill && earlier.anyOf?.join() === later.anyOf?.join();
  return isSame && earlier.years === undefined && later.years !== undefined;
}

function createRequirement(
  [skill = '', ...anyOf]: readonly SkillId[],
  atLeast: number | undefined,
  years: YearsMention | undefined,
  quote: string,
): SkillRequirement {
  return {
    skill,
    ...(anyOf.length > 0 && { anyOf }),
    ...(atLeast && { atLeast }),
    ...(years && { years: years.min }),
    quote,
  };
}

function findGroups({ sentence: { text }, kind, welcome }: Reading): Named[][] {
  const mentions = skillsIn(text, kind);
  if (mentions.length === 0) return [];
  const asksClearly = REQUIREMENT_PATTERN.test(withoutSeeming(text));
  const places = listPlaces(text, mentions);
  const named = places.flatMap((place): Named[] => {
    const { skill, start, end, clause, after } = place;
    const mention = { skill, start, end };
    if (isTaught(clause, after)) return [{ ...mention, place: 'trained' }];
    if (findReasonNotAsked(place) !== undefined || !isReaders(place)) return [];
    if (kind === 'preferred' || welcome(start)) return [{ ...mention, place: 'nice' }];
    const isRequired = asksClearly || (kind === 'requirements' && !isDuty(text, start));
    const isMentioned = !isRequired || COMPANY_PATTERN.test(clause) || isSubjectOfDegree(text, place, places);
    return [{ ...mention, place: isMentioned ? 'mentioned' : 'must' }];
  });
  return groupAlternatives(text, named).flatMap((group) => [...Map.groupBy(group, ({ place }) => place).values()]);
}

/** The names of a sentence with the words around them, in order. */
export function listPlaces(text: string, mentions: readonly SkillMention[]): NamePlace[] {
  const topicValues = mentions.length > 0 ? findTopicValues(text) : [];
  const isInWords = REQUIREMENT_PATTERN.test(text);
  return mentions.map(({ skill, start, end }) => {
    const before = text.slice(0, start);
    return {
      skill,
      kind: getSkillById(skill)?.kind,
      text,
      start,
      end,
      name: text.slice(start, end),
      before,
      clause: before.slice(findClauseStart(before)),
      after: text.slice(end),
      rest: text.slice(start),
      isInTopicValue: topicValues.some((value) => start >= value.start && start < value.end),
      isInWords,
    };
  });
}

/** Whether the words around a name leave it to the reader: it isn't denied, of others, or part of another name. */
function isReaders({ text, start, end, after }: NamePlace): boolean {
  if (NO_DEAL_PATTERN.test(after)) return true;
  const standing = findStatedStanding(text, { start, end });
  if (standing === undefined || standing === 'wished') return true;
  return standing === 'other' && isExperienceOf(after);
}

function findClauseStart(before: string): number {
  const near = Math.max(0, before.length - MAX_CLAUSE);
  let from = near;
  for (const { 0: mark, index } of listMatches(before.slice(near), CLAUSE_PATTERN)) from = near + index + mark.length;
  return from;
}

/** The skills in a sentence; a list item that consists of a name counts even if the name is an everyday word ("Rust"). */
function skillsIn(text: string, kind: JobSectionKind): SkillMention[] {
  const isList = kind === 'requirements' || kind === 'preferred';
  const found = isList ? addListed(text) : findSkills(text);
  const isItem = found.length === 0 && text.length <= MAX_ITEM && isList;
  const named = isItem ? findSkillByName(text) : undefined;
  return named ? [{ skill: named.id, start: 0, end: text.length }] : found;
}

/**
 * The skills in a sentence of a list of requirements, with what such a list names besides: names that are also words ("Excel, two years", "Go is nice to have"), licenses in other wording, and
 * the parts of a compound ("brake and suspension repair").
 */
function addListed(text: string): SkillMention[] {
  const { prose: found, list } = findSkillsBothWays(text);
  const all = [...found];
  const words = list.filter((mention) => isListed(text, mention, found));
  for (const one of [...words, ...findCredentials(text, 'prose', found), ...findCompounds(text)])
    if (all.every(({ start, end }) => one.end <= start || one.start >= end)) all.push(one);
  return all.sort((a, b) => a.start - b.start);
}

/** Whether the text uses a word as the name of something that it lists. */
function isListed(text: string, { skill, start, end }: SkillMention, found: readonly SkillMention[]): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (!CLOSES_ITEM_PATTERN.test(after)) return false;
  const isName = NAMED_KINDS.has(getSkillById(skill)?.kind ?? '');
  // Two capitals are initials of too many things: "Clearance: TS".
  const isCapitalized = isName ? /^[A-Z](?![A-Z]\b)/ : /^[A-Z]{3}/;
  if (isCapitalized.test(text.slice(start))) return OPENS_ITEM_PATTERN.test(before);
  // In small letters it has to be experience in it, or next to another name.
  return EXPERIENCE_OF_PATTERN.test(before) || found.some((other) => BESIDE_PATTERN.test(text.slice(other.end, start)));
}

/** What has a name of its own; other skills are common words. */
const NAMED_KINDS: ReadonlySet<string> = new Set(['technology', 'license', 'language']);
const EXPERIENCE_OF_PATTERN = /\b(?:years?|yrs?\.?|months?|experience|background|knowledge) (?:of|in|with) $/i;
const BESIDE_PATTERN = /^\s*(?:,|\/|(?:,\s*)?(?:or|and))\s*$/i;

const MAX_COMPOUND = 45;

/** "Brake and suspension repair" names brake repair too, and "hair cutting and coloring" hair coloring. */
const SHARED_HEAD = /(?<![\p{L}-])([\p{L}-]+) (?:and|or|&) [\p{L}-]+ ([\p{L}-]+)/gu;
const JOINED = / (?:and|or|&) /;
const SHARED_SUBJECT = /(?<![\p{L}-])([\p{L}-]+) [\p{L}-]+ (?:and|or|&) ([\p{L}-]+)/gu;

function findCompounds(text: string): SkillMention[] {
  // In a sentence, the words around "and" may belong to different phrases.
  if (text.length > MAX_COMPOUND || !JOINED.test(text)) return [];
  const read = (pattern: RegExp, group: 1 | 2) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, first = '', second = ''] = match;
      const word = group === 1 ? first : second;
      const skill = findSkillByName(word) === undefined ? findSkillByName(`${first} ${second}`) : undefined;
      const start = match.index + (group === 1 ? 0 : whole.length - word.length);
      return skill ? [{ skill: skill.id, start, end: start + word.length }] : [];
    });
  return [...read(SHARED_HEAD, 1), ...read(SHARED_SUBJECT, 2)];
}

/** What precedes a name in a list or at the start of a clause. */
const OPENS_ITEM_PATTERN =
  /(?:^\W*|[,;:(/] ?|\. |\b(?:or|and|either|no|in|with|of|to|strong|solid|basic|good|advanced|some|know|knows|using|like|as|for|know(?:ing)? your) )$/i;
/** What follows one. */
const CLOSES_ITEM_PATTERN =
  /^(?:\s*$|\s*[,;:)/]|\.(?:\s|$)|\s+(?:(?:is|are) (?:nice|a|an|required|needed|preferred|welcome|optional|helpful|not|essential|mandatory|ideal)\b|(?:an? )?(?:plus|must|bonus|optional|required|preferred|welcome|experience|skills?|would|or|and|nice)\b|\())/i;

const MAX_ITEM = 40;

/**
 * The years required for a skill: the amount before it in the sentence, unless something else starts in between; otherwise the
 * first amount after it ("Java: 5 years").
 */
function findRequiredYears(text: string, offset: number, years: readonly YearsMention[]): YearsMention | undefined {
  const before = years.findLast(({ start }) => start < offset);
  if (before)
    return /,\s*(?:and|plus|as well as)\b|\bplus\b/i.test(text.slice(before.end, offset)) ? undefined : before;
  return years[0];
}
