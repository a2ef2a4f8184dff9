import { findSkillByName, findSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import type { Sentence } from '../text/sentences.ts';
import { findStanding } from '../text/standing.ts';
import type { Welcome } from '../text/wording.ts';
import { groupAlternatives } from './alternatives.ts';
import { isDuty, isNotAsked, isSubjectOfDegree, withoutSeeming } from './not-asked.ts';
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
  /\b(?:must|require[sd]?|required|requirements?|need(?:ed|s)?|experience (?:with|in|using|of|on)|experienced (?:with|in)|proficien(?:t|cy)|knowledge of|knowledgeable|skilled (?:in|with)|expertise|familiar(?:ity)?|ability to|understanding of|background in|fluent|certified|licensed|years)\b/i;

/** Wording for skills that the job teaches. */
const TRAINING_OFFER_PATTERN =
  /\b(?:we(?:[’']ll| will| can| do)? (?:teach|train)|(?:will|to) (?:be )?(?:taught|trained|train|teach|learn)|you(?:[’']ll| will) (?:be (?:taught|trained)|learn|become|gain)|gain(?:ing)? (?:[\w-]+ ){0,4}(?:experience|knowledge|exposure)|(?:training|mentoring) (?:is|are|will be) (?:provided|offered|given)|provides? (?:[a-z-]+ ){0,2}training\b[^.;]{0,120}|(?:paid |full |on-the-job )?training (?:in|on|is provided|provided|will be provided)|after training)\b[^.;]{0,80}$/i;
/** Wording for skills that aren't needed, or aren't part of the job. */
const NOT_NEEDED_PATTERN =
  /^[^.;,]{0,40}?\b(?:(?:is|are)(?: not|n[’']t) (?:needed|required|necessary|part of|essential|a must)|not (?:needed|required|necessary))\b|^[^.;(]{0,40}\byou (?:won[’']t|will not|do not|don[’']t) (?:have to|need(?: to)?) (?:know |use |have )?(?:it|this|that|them)\b/i;
const NO_NEED_PATTERN =
  /\b(?:(?:do|does|will) not|(?:don|doesn|won)[’']t|no) (?:have to|need(?: to| for)?|require)\b[^.;,]{0,40}$/i;
const NO_BEFORE_PATTERN =
  /\bno (?:prior |previous |formal |specific )?(?:experience (?:in|with|of) )?(?:[\w-]+ (?:or|and) )?$/i;
const NEEDED_AFTER_PATTERN = /^[^.;]{0,40}\b(?:needed|required|necessary|expected)\b/i;
/** Statements about the company, which require nothing of the candidate. */
const COMPANY_PATTERN =
  /\b(?:our (?:tech )?(?:stack|platform|products?|software|tools|customers|clients)\b|we (?:use|run|are|build|sell|make|serve|work in)\b)[^.;]{0,80}$/i;
/** What the company makes or sells, and who buys it. It isn't part of any requirement, including the duties. */
const PRODUCT_BEFORE_PATTERN = /\b(?:our|the company[’']s) (?:own |new |award-winning )?(?:[\w-]+ ){0,2}$/i;
const PRODUCT_AFTER_PATTERN =
  /^\s+(?:products?|software|platforms?|apps?|tools?|solutions?|suite|services?|brand|customers?|clients?)\b/i;
/** Working on the product itself requires the technology it is made of. */
const WORKS_ON_IT_PATTERN =
  /\b(?:buil[dt]|maintain|administ|develop|configur|operat|run|own|design|improv|extend|scal|manag|migrat|test|cod|deploy|automat|architect|engineer|support|work|us)(?:e|es|er|ing|s)?\b[^.;]{0,40}$/i;
const OWN_PRODUCT_PATTERN = /\bour (?:own )?(?:software|product|platform|system|tool|app)s? (?:is|are) $/i;
/** Needs, requests, or reports that come from a part of the company. */
const FROM_UNIT_PATTERN =
  /\b(?:needs?|requests?|questions?|requirements?|input|feedback|tickets|leads) (?:of|from) (?:the )?$/i;
const OTHERS_SPEAK_PATTERN =
  /\b(?:our|the|many|most|some) (?:\w+ )?(?:patients|residents|customers|clients|families|people|guests|students|users|analysts|engineers|developers|team) (?:speaks?|uses?|loves?|knows?|likes?|prefers?) $/i;
/** Where the company can be found: "visit us on Facebook". */
const VISIT_PATTERN =
  /\b(?:(?:visit|follow|like|find|join|connect with|check out|contact|reach) us|apply|(?:send|post|submit|email) (?:us )?(?:your|a) (?:r[eé]sum[eé]|application|cv))\b[^.;]{0,30}\b(?:on|at|via|through|by)\s+(?:\w+ (?:or|and) )?$/i;
/** Descriptions of the company: "a goal-oriented, growing company". */
const ORGANIZATION_AFTER_PATTERN =
  /^(?:,?\s(?:and\s)?[\w-]+)?\s(?:company|organization|corporation|agency|start-?up|employer|manufacturer|practice|clinic|firm|dealership|wholesaler)\b/i;
const INDUSTRY_AFTER_PATTERN = /^(?:\s\w+)?(?:,? (?:and|or) [\w ]{1,20})?\s(?:industr(?:y|ies)|sectors?|markets?)\b/i;
const EMPLOYER_SUBJECT_PATTERN =
  /\b(?:we|our|company|client|firm|manufacturer|provider|leader|supplier|distributor)\b[^.;]{0,80}\b(?:serv(?:es?|ing|ices?|icing)|suppl(?:y|ies|ying)|to|for|in)\s+(?:the\s+)?(?:[\w ]{1,20} (?:and|or) )?$/i;
const CANDIDATE_PATTERN =
  /\b(?:experience|experienced|background|knowledge|familiar\w*|work(?:ed|ing)?|exposure|understanding|years)\b/i;
/** Experience in a company of some trade is experience in the trade. */
const EXPERIENCE_IN_PATTERN =
  /\b(?:experience|background|years) (?:in|with|at|of) (?:an?|the)\s+(?:[\w’'-]+\s+){0,2}$/i;
/** A line that advertises the job: pay and benefits. */
const BENEFITS_PATTERN =
  /\b(?:(?:excellent|competitive|great|top|weekly|generous) (?:pay|salary|salaries|wages|benefits|compensation)|401\s?\(?k\b|paid (?:time off|vacation|holidays)|health insurance|(?:malpractice|insurance) (?:included|paid|provided)|we offer|perks\b)/i;
/** "Scheduling requirements: day shift" names a topic. */
const TOPIC_AFTER_PATTERN = /^\s+(?:requirements|details|information|hours|policy)\b/i;
const CLAUSE_PATTERN = /[.;]\s|,?\s(?:but|so|though|although)\s/gi;

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
  for (const reading of readings) {
    for (const group of findGroups(reading)) {
      const skills = [...new Set(group.map(({ skill }) => skill))];
      const [{ place, start } = { place: 'mentioned' as const, start: 0 }] = group;
      if (skills.some((skill) => seen[place].has(skill))) continue;
      for (const skill of skills) seen[place].add(skill);
      found[place].push(
        createRequirement(
          skills,
          findRequiredYears(reading.sentence.text, start, reading.years),
          reading.sentence.text,
        ),
      );
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

function createRequirement(
  [skill = '', ...anyOf]: readonly SkillId[],
  years: YearsMention | undefined,
  quote: string,
): SkillRequirement {
  return { skill, ...(anyOf.length > 0 && { anyOf }), ...(years && { years: years.min }), quote };
}

function findGroups({ sentence: { text }, kind, welcome }: Reading): Named[][] {
  const isRequired = (kind === 'requirements' && !isDuty(text)) || REQUIREMENT_PATTERN.test(withoutSeeming(text));
  const named = skillsIn(text, kind).flatMap((mention): Named[] => {
    const place = locateSkill(text, mention, kind, isRequired, welcome);
    return place ? [{ ...mention, place }] : [];
  });
  return groupAlternatives(text, named).flatMap((group) => [...Map.groupBy(group, ({ place }) => place).values()]);
}

function locateSkill(
  text: string,
  { start, end }: { start: number; end: number },
  kind: JobSectionKind,
  isRequired: boolean,
  welcome: Welcome,
): Place | undefined {
  const before = text.slice(findClauseStart(text, start), start);
  const after = text.slice(end);
  if (TRAINING_OFFER_PATTERN.test(before)) return 'trained';
  if (NOT_NEEDED_PATTERN.test(after) || (NO_BEFORE_PATTERN.test(before) && NEEDED_AFTER_PATTERN.test(after)))
    return undefined;
  if (
    NO_NEED_PATTERN.test(before) ||
    FROM_UNIT_PATTERN.test(before) ||
    OTHERS_SPEAK_PATTERN.test(before) ||
    OWN_PRODUCT_PATTERN.test(before)
  )
    return undefined;
  if (PRODUCT_BEFORE_PATTERN.test(before) && PRODUCT_AFTER_PATTERN.test(after) && !WORKS_ON_IT_PATTERN.test(before))
    return undefined;
  if (VISIT_PATTERN.test(before) || (before.trim() === '' && TOPIC_AFTER_PATTERN.test(after))) return undefined;
  const isAboutCompany =
    ORGANIZATION_AFTER_PATTERN.test(after) ||
    (INDUSTRY_AFTER_PATTERN.test(after) && EMPLOYER_SUBJECT_PATTERN.test(before));
  if (isAboutCompany && !CANDIDATE_PATTERN.test(before)) return undefined;
  if (isNotAsked(text, before, { start, end })) return undefined;
  if (BENEFITS_PATTERN.test(text) && !REQUIREMENT_PATTERN.test(text)) return undefined;
  const standing = findStanding(text, { start, end });
  const isExperienceThere = standing === 'object' && EXPERIENCE_IN_PATTERN.test(before);
  if (standing !== 'claimed' && standing !== 'wished' && !isExperienceThere) return undefined;
  if (kind === 'preferred' || welcome(start)) return 'nice';
  if (isSubjectOfDegree(text.slice(0, start))) return 'mentioned';
  return isRequired && !COMPANY_PATTERN.test(before) ? 'must' : 'mentioned';
}

function findClauseStart(text: string, start: number): number {
  let from = 0;
  for (const { 0: mark, index } of text.slice(0, start).matchAll(CLAUSE_PATTERN)) from = index + mark.length;
  return from;
}

/** The skills in a sentence; a list item that consists of a name counts even if the name is an everyday word ("Rust"). */
function skillsIn(text: string, kind: JobSectionKind): { skill: SkillId; start: number; end: number }[] {
  const found = findSkills(text);
  const isItem = found.length === 0 && text.length <= MAX_ITEM && (kind === 'requirements' || kind === 'preferred');
  const named = isItem ? findSkillByName(text) : undefined;
  return named ? [{ skill: named.id, start: 0, end: text.length }] : found;
}

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
