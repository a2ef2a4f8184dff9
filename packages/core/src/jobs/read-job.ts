import { findSkills } from '../skills/index.ts';
import type { SkillId } from '../skills/types.ts';
import { sponsorshipOf } from '../visa/index.ts';
import { degreeIn } from './degree.ts';
import { knockoutsIn } from './knockouts.ts';
import { occupationOf } from './occupation.ts';
import { isLegal, sectionsOf } from './sections.ts';
import { seniorityOf } from './seniority.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import {
  DEGREE_LEVELS,
  type DegreeRequirement,
  type JobRequirements,
  type JobSection,
  type JobSectionKind,
  type KnockoutQuestion,
  MAX_JOB_LENGTH,
  type SkillRequirement,
  type YearsRequirement,
} from './types.ts';
import { yearsIn } from './years.ts';

export interface ReadJobOptions {
  /** The title where it is known apart from the text; otherwise a short first line is tried. */
  title?: string;
}

/** Wording that makes what a sentence names welcome rather than asked for. */
const WELCOME =
  /\b(?:prefer(?:red|ably|ence)?|a (?:big |huge |strong |definite )?plus|plus(?:es)?$|desired|desirable|nice to have|bonus|ideally|advantage(?:ous)?|helpful|beneficial|not required|optional)\b/i;

/** Wording that asks for what a sentence names, wherever it stands. */
const DEMAND =
  /\b(?:must|require[sd]?|required|requirements?|need(?:ed|s)?|experience (?:with|in|using|of|on)|experienced (?:with|in)|proficien(?:t|cy)|knowledge of|knowledgeable|skilled (?:in|with)|expertise|familiar(?:ity)?|ability to|understanding of|background in|fluent|certified|licensed|years)\b/i;

/**
 * What a job description asks for. Never throws; a text over `MAX_JOB_LENGTH` is cut. The same text gives the same reading. Sentences about
 * the company, its benefits and equal opportunity yield no requirement.
 */
export function readJob(text: string, options: ReadJobOptions = {}): JobRequirements {
  const bounded = text.slice(0, MAX_JOB_LENGTH);
  const sentences = sentencesOf(bounded);
  const sections = sectionsOf(bounded, sentences);
  const title = options.title?.trim() || titleLine(sentences);
  const occupation = title ? occupationOf(title)?.occupation : undefined;
  const seniority = title ? seniorityOf(title) : undefined;
  const asked = sentences.flatMap((sentence) => {
    const kind = kindAt(sections, sentence);
    return ASKING.has(kind) && !isLegal(sentence.text) ? [{ sentence, kind }] : [];
  });
  const years = highestYears(asked);
  const degree = lowestDegree(asked);
  return {
    ...(title ? { title } : {}),
    ...(occupation ? { occupation } : {}),
    ...(seniority ? { seniority } : {}),
    ...skillsAsked(asked),
    ...(years ? { years } : {}),
    ...(degree ? { degree } : {}),
    knockouts: distinct(asked.flatMap(({ sentence, kind }) => knockoutsIn(sentence, kind === 'preferred'))),
    sponsorship: sponsorshipOf(bounded),
    sections,
    text: bounded,
  };
}

/** Parts of a description that speak of the person wanted. */
const ASKING: ReadonlySet<JobSectionKind> = new Set(['requirements', 'preferred', 'duties', 'overview']);

interface Asked {
  sentence: Sentence;
  kind: JobSectionKind;
}

function kindAt(sections: readonly JobSection[], sentence: Sentence): JobSectionKind {
  return (
    sections.findLast((section) => section.start <= sentence.end && sentence.start < section.end)?.kind ?? 'overview'
  );
}

/** A first line that is a known title. */
function titleLine(sentences: readonly Sentence[]): string | undefined {
  const first = sentences[0]?.text;
  return first && first.length <= 100 && occupationOf(first) ? first : undefined;
}

function skillsAsked(asked: readonly Asked[]): Pick<JobRequirements, 'mustHave' | 'niceToHave' | 'mentioned'> {
  const must = new Map<SkillId, SkillRequirement>();
  const nice = new Map<SkillId, SkillRequirement>();
  const mentioned = new Map<SkillId, SkillRequirement>();
  for (const { sentence, kind } of asked) {
    const welcome = kind === 'preferred' || WELCOME.test(sentence.text);
    const demanded = kind === 'requirements' || DEMAND.test(sentence.text);
    const target = welcome ? nice : demanded ? must : mentioned;
    const years = welcome ? undefined : yearsIn(sentence)?.min;
    for (const { skill } of findSkills(sentence.text)) {
      if (!target.has(skill))
        target.set(skill, { skill, ...(years === undefined ? {} : { years }), quote: sentence.text });
    }
  }
  for (const skill of must.keys()) nice.delete(skill);
  for (const skill of [...must.keys(), ...nice.keys()]) mentioned.delete(skill);
  const [mustHave, rest] = must.size > 0 ? [must, mentioned] : [mentioned, new Map<SkillId, SkillRequirement>()];
  return { mustHave: [...mustHave.values()], niceToHave: [...nice.values()], mentioned: [...rest.values()] };
}

/** Of several demands for years the highest counts: a shorter one is about a part of the work. */
function highestYears(asked: readonly Asked[]): YearsRequirement | undefined {
  let highest: YearsRequirement | undefined;
  for (const { sentence, kind } of asked) {
    if (kind === 'preferred' || WELCOME.test(sentence.text)) continue;
    const found = yearsIn(sentence);
    if (found && found.min > (highest?.min ?? 0)) highest = found;
  }
  return highest;
}

/** The highest level that is required, else the highest that is preferred. */
function lowestDegree(asked: readonly Asked[]): DegreeRequirement | undefined {
  const found = asked.flatMap(({ sentence, kind }) => degreeIn(sentence, kind === 'preferred') ?? []);
  const required = found.filter((degree) => degree.required || degree.orExperience);
  return (required.length > 0 ? required : found).toSorted(
    (a, b) => DEGREE_LEVELS.indexOf(b.level) - DEGREE_LEVELS.indexOf(a.level),
  )[0];
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
