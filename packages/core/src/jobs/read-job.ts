import { findSkills, skillByName } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { type Welcome, welcomeIn } from '../text/wording.ts';
import { sponsorshipOf } from '../visa/index.ts';
import { degreeIn } from './degree.ts';
import { degreeKnockout, knockoutsIn } from './knockouts.ts';
import { isCredential, licenseQuestion } from './licenses.ts';
import { occupationById, occupationOf } from './occupation.ts';
import { isLegal, sectionsOf } from './sections.ts';
import { seniorityOf } from './seniority.ts';
import { soughtOccupation } from './sought-occupation.ts';
import { titleIn } from './title-line.ts';
import {
  DEGREE_LEVELS,
  type DegreeRequirement,
  type JobRequirements,
  type JobSectionKind,
  type KnockoutQuestion,
  MAX_JOB_LENGTH,
  type SkillRequirement,
  type YearsRequirement,
} from './types.ts';
import { type YearsMention, yearsIn } from './years.ts';

export interface ReadJobOptions {
  /** The title where it is known apart from the text; otherwise it is looked for in the first lines. */
  title?: string;
}

/** Wording that asks for what a sentence names, wherever it stands. */
const REQUIREMENT =
  /\b(?:must|require[sd]?|required|requirements?|need(?:ed|s)?|experience (?:with|in|using|of|on)|experienced (?:with|in)|proficien(?:t|cy)|knowledge of|knowledgeable|skilled (?:in|with)|expertise|familiar(?:ity)?|ability to|understanding of|background in|fluent|certified|licensed|years)\b/i;

/** Parts of a description that speak of the person wanted. */
const ASKING: ReadonlySet<JobSectionKind> = new Set(['requirements', 'preferred', 'duties', 'overview']);

/** A sentence with what is needed to judge what it asks. */
interface Reading {
  sentence: Sentence;
  kind: JobSectionKind;
  welcome: Welcome;
  years: YearsMention[];
}

/**
 * What a job description asks for. Never throws; a text over `MAX_JOB_LENGTH` is cut. The same text gives the same reading. Sentences about
 * the company, its benefits and equal opportunity yield no requirement.
 */
export function readJob(text: string, options: ReadJobOptions = {}): JobRequirements {
  const bounded = text.slice(0, MAX_JOB_LENGTH);
  const sentences = sentencesOf(bounded);
  const { sections, kinds } = sectionsOf(bounded, sentences);
  const readings = sentences.map((sentence, place) => readingOf(sentence, kinds[place] ?? 'overview'));
  const asking = readings.filter(({ sentence, kind }) => ASKING.has(kind) && !isLegal(sentence.text));
  const title = options.title?.trim() || titleIn(sentences);
  const occupation = (title && occupationOf(title)?.occupation) || soughtOccupation(sentences, kinds);
  const seniority = title ? seniorityOf(title) : undefined;
  const years = yearsAsked(asking);
  const degree = degreeAsked(asking);
  const knockouts = [
    ...titleLicenses(title, occupation),
    ...readings.flatMap(({ sentence, kind, welcome }) => knockoutsIn(sentence, kind, welcome)),
    ...degreeKnockout(degree),
  ];
  return {
    ...(title ? { title } : {}),
    ...(occupation ? { occupation } : {}),
    ...(seniority ? { seniority } : {}),
    ...skillsAsked(asking),
    ...(years ? { years } : {}),
    ...(degree ? { degree } : {}),
    knockouts: distinct(knockouts),
    sponsorship: sponsorshipOf(bounded),
    sections,
    text: bounded,
  };
}

function readingOf(sentence: Sentence, kind: JobSectionKind): Reading {
  return { sentence, kind, welcome: welcomeIn(sentence.text), years: yearsIn(sentence, kind) };
}

/** Licenses that a title asks for by itself: it is one ("RN – Med/Surg"), or the law asks one of its occupation. */
function titleLicenses(title: string | undefined, occupation: string | undefined): KnockoutQuestion[] {
  if (!title) return [];
  const named = findSkills(title).flatMap(({ skill }) => (isCredential(skill) ? [licenseQuestion(skill, title)] : []));
  const lawful = occupation ? occupationById(occupation)?.license : undefined;
  return named.length > 0 || !lawful ? named : [licenseQuestion(lawful, title)];
}

function skillsAsked(
  asking: readonly Reading[],
): Pick<JobRequirements, 'mustHave' | 'niceToHave' | 'mentioned' | 'trained'> {
  const must = new Map<SkillId, SkillRequirement>();
  const nice = new Map<SkillId, SkillRequirement>();
  const mentioned = new Map<SkillId, SkillRequirement>();
  for (const { sentence, kind, welcome, years } of asking) {
    const isRequired = kind === 'requirements' || REQUIREMENT.test(sentence.text);
    for (const { skill, start } of skillsIn(sentence.text, kind)) {
      const isWelcome = kind === 'preferred' || welcome(start);
      const target = isWelcome ? nice : isRequired ? must : mentioned;
      if (target.has(skill)) continue;
      const own = isWelcome ? undefined : yearsFor(start, years);
      target.set(skill, { skill, ...(own ? { years: own.min } : {}), quote: sentence.text });
    }
  }
  for (const skill of must.keys()) nice.delete(skill);
  for (const skill of [...must.keys(), ...nice.keys()]) mentioned.delete(skill);
  const [mustHave, rest] = must.size > 0 ? [must, mentioned] : [mentioned, new Map<SkillId, SkillRequirement>()];
  return {
    mustHave: [...mustHave.values()],
    niceToHave: [...nice.values()],
    mentioned: [...rest.values()],
    trained: [],
  };
}

/** The skills a sentence names; an item of a list that is nothing but a name counts although the name is an everyday word ("Rust"). */
function skillsIn(text: string, kind: JobSectionKind): { skill: SkillId; start: number }[] {
  const found = findSkills(text);
  const isItem = found.length === 0 && text.length <= MAX_ITEM && (kind === 'requirements' || kind === 'preferred');
  const named = isItem ? skillByName(text) : undefined;
  return named ? [{ skill: named.id, start: 0 }] : found;
}

const MAX_ITEM = 40;

/** The years a skill is asked for: the amount before it in the sentence, else the first behind it ("Java: 5 years"). */
function yearsFor(offset: number, years: readonly YearsMention[]): YearsMention | undefined {
  return years.findLast(({ start }) => start < offset) ?? years[0];
}

/** Of several demands for years the highest counts, since a shorter one is about a part of the work; what is only preferred counts where nothing is asked. */
function yearsAsked(asking: readonly Reading[]): YearsRequirement | undefined {
  let best: YearsRequirement | undefined;
  for (const { sentence, kind, welcome, years } of asking) {
    for (const { min, max, start } of years) {
      if (min === 0) continue;
      const required = kind !== 'preferred' && !welcome(start);
      const outranks = !best || (required && !best.required) || (required === best.required && min > best.min);
      if (outranks) best = { min, ...(max === undefined ? {} : { max }), required, quote: sentence.text };
    }
  }
  return best;
}

/** The highest level that some sentence asks for, else the highest that one prefers; "or …" at the start of a sentence offers a lower one instead. */
function degreeAsked(asking: readonly Reading[]): DegreeRequirement | undefined {
  let best: DegreeRequirement | undefined;
  for (const { sentence, kind, welcome } of asking) {
    const found = degreeIn(sentence, welcome, kind === 'preferred');
    if (found && (!best || replaces(found, best))) best = found;
  }
  return best;
}

function replaces(found: DegreeRequirement, best: DegreeRequirement): boolean {
  const isAsked = found.required || found.orExperience;
  const wasAsked = best.required || best.orExperience;
  if (isAsked !== wasAsked) return isAsked;
  const isHigher = DEGREE_LEVELS.indexOf(found.level) > DEGREE_LEVELS.indexOf(best.level);
  return /^or\b/i.test(found.quote) ? !isHigher : isHigher;
}

function distinct(questions: readonly KnockoutQuestion[]): KnockoutQuestion[] {
  const seen = new Set<string>();
  return questions.filter(({ kind, skill }) => {
    const key = `${kind} ${skill ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
