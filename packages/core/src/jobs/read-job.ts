import { findSkills } from '../skills/index.ts';
import { type Sentence, splitSentences } from '../text/sentences.ts';
import { findStates } from '../text/us-states.ts';
import { findWelcomeLater } from '../text/wording.ts';
import { readSponsorship } from '../visa/index.ts';
import { findAuthorizationAsked } from './authorization-asked.ts';
import { findDegree, opensWithDegree } from './degree.ts';
import {
  createDegreeKnockout,
  createLevelQuestion,
  createSponsorshipKnockout,
  findKnockouts,
  findLanguagesAsked,
} from './knockouts.ts';
import { createLicenseQuestion, isCredential } from './licenses.ts';
import { findOccupation, getOccupation } from './occupation.ts';
import { findPlacesAsked, findTravelAsked } from './places-asked.ts';
import { isLegal, splitSections } from './sections.ts';
import { findSeniority } from './seniority.ts';
import { findSkillRequirements, type Reading } from './skills-asked.ts';
import { findSoughtOccupation } from './sought-occupation.ts';
import { findTitle } from './title-line.ts';
import {
  DEGREE_LEVELS,
  type DegreeRequirement,
  type JobRequirements,
  type JobSectionKind,
  type KnockoutQuestion,
  MAX_JOB_LENGTH,
  type YearsRequirement,
} from './types.ts';
import { findYears } from './years.ts';

/** What a listing says about itself. */
export type JobFacts = Omit<JobRequirements, 'knockouts' | 'sections' | 'text'>;

export interface ReadJobOptions {
  /** The title if it is known separately from the text; otherwise it is read from the first lines. */
  title?: string;
}

/** Parts of a description that describe the person wanted. */
const ASKING_SECTIONS: ReadonlySet<JobSectionKind> = new Set(['requirements', 'preferred', 'duties', 'overview']);

/** Among what an employer says about itself, this is said to the reader. */
const NEEDS_PATTERN =
  /\bfor this (?:job|role|desk|position|seat)\b[^.;]*\bneed|\byou(?:[’']ll| will)? (?:must|need)\b/i;

/**
 * Reads the requirements of a job description. Never throws; a text longer than `MAX_JOB_LENGTH` is truncated. Deterministic.
 * Sentences about the company, its benefits and equal opportunity add no requirements.
 */
export function readJob(text: string, options: ReadJobOptions = {}): JobRequirements {
  const { facts, sentences, readings, sections } = read(text, options);
  const { title, occupation, degree, sponsorship } = facts;
  const asked = readings.flatMap(({ sentence, kind, welcome }) =>
    findKnockouts(sentence, kind, welcome).filter(
      (question) => question.kind !== 'license' || question.quote !== title,
    ),
  );
  const asksAuthorization =
    sponsorship.value === 'does-not-sponsor' ||
    asked.some(({ kind }) => kind === 'sponsorship' || kind === 'work-authorization');
  const namesLicense = asked.some(({ kind }) => kind === 'license');
  const level = createLevelQuestion(sentences, asked);
  const knockouts = [
    ...createSponsorshipKnockout(sponsorship, asked),
    ...(namesLicense ? [] : listTitleLicenses(title, occupation)),
    ...asked,
    ...level,
    ...(level.length > 0 || asked.some(({ kind }) => kind === 'language') ? [] : findLanguagesAsked(readings)),
    ...createDegreeKnockout(degree),
    ...(sponsorship.value === 'sponsors' || asksAuthorization ? [] : findAuthorizationAsked(readings)),
    ...(asked.some(({ kind }) => kind === 'location') ? [] : findPlacesAsked(readings)),
    ...(asked.some(({ kind }) => kind === 'travel') ? [] : findTravelAsked(readings)),
  ];
  return { ...facts, knockouts: removeDuplicates(knockouts), sections, text: text.slice(0, MAX_JOB_LENGTH) };
}

/** The same without deal-breakers and sections, in about two thirds of the time. */
export const readJobFacts = (text: string, options: ReadJobOptions = {}): JobFacts => read(text, options).facts;

function read(text: string, options: ReadJobOptions) {
  const limitedText = text.slice(0, MAX_JOB_LENGTH);
  const sentences = splitSentences(limitedText);
  const { sections, kinds } = splitSections(limitedText, sentences);
  const readings = sentences.map((sentence, place) => readListing(sentence, kinds[place] ?? 'overview'));
  const asking = readings.filter(
    ({ sentence: { text }, kind }) =>
      (ASKING_SECTIONS.has(kind) || (kind === 'company' && NEEDS_PATTERN.test(text))) && !isLegal(text),
  );
  const title = options.title?.trim() || findTitle(sentences);
  const occupation = (title && findOccupation(title)?.occupation) || findSoughtOccupation(sentences, kinds);
  const seniority = title ? findSeniority(title) : undefined;
  const years = yearsAsked(asking);
  const degree = findHighestDegree(asking) ?? findDegreeElsewhere(readings);
  const facts: JobFacts = {
    ...(title ? { title } : {}),
    ...(occupation ? { occupation } : {}),
    ...(seniority ? { seniority } : {}),
    ...findSkillRequirements(asking),
    ...(years ? { years } : {}),
    ...(degree ? { degree } : {}),
    sponsorship: readSponsorship(limitedText, sentences),
  };
  return { facts, sentences, readings, sections };
}

function readListing(sentence: Sentence, kind: JobSectionKind): Reading {
  return { sentence, kind, welcome: findWelcomeLater(sentence.text), years: findYears(sentence, kind) };
}

/** Licenses that a title implies: the title is one ("RN – Med/Surg"), or its occupation legally requires one. */
function listTitleLicenses(title: string | undefined, occupation: string | undefined): KnockoutQuestion[] {
  if (!title) return [];
  const named = findSkills(title).flatMap(({ skill }) =>
    isCredential(skill) ? [createLicenseQuestion([skill], title)] : [],
  );
  const lawful = occupation ? getOccupation(occupation)?.license : undefined;
  return named.length > 0 || !lawful ? named : [createLicenseQuestion([lawful], title)];
}

/**
 * Of several required numbers of years, the highest counts, since a lower one is about part of the work; preferred years count
 * only if none are required.
 */
function yearsAsked(asking: readonly Reading[]): YearsRequirement | undefined {
  let best: YearsRequirement | undefined;
  for (const { sentence, kind, welcome, years } of asking) {
    for (const { min, max, start } of years) {
      // Months are asked of a skill; they say little of how senior the job is.
      if (min < 1) continue;
      const required = kind !== 'preferred' && !welcome(start);
      const outranks = !best || (required && !best.required) || (required === best.required && min > best.min);
      if (outranks) best = { min, ...(max === undefined ? {} : { max }), required, quote: sentence.text };
    }
  }
  return best;
}

/**
 * The highest level that any sentence requires, or else prefers; "or …" at the start of a sentence offers a lower alternative
 * instead.
 */
function findHighestDegree(asking: readonly Reading[]): DegreeRequirement | undefined {
  let best: DegreeRequirement | undefined;
  for (const { sentence, kind, welcome } of asking) {
    const found = findDegree(sentence, welcome, kind === 'preferred');
    if (found && (!best || isReplacement(found, best))) best = found;
  }
  if (best) return best;
  for (const { sentence, kind, welcome } of asking) {
    const found = kind === 'preferred' ? undefined : findDegree(sentence, welcome, false, true);
    if (found?.required || found?.orExperience) return found;
  }
  return undefined;
}

/** A line about a degree counts in any section, because some texts go on without a heading: "Benefits: 401(k). Bachelor’s degree in finance". */
function findDegreeElsewhere(readings: readonly Reading[]): DegreeRequirement | undefined {
  const found = readings.flatMap(({ sentence, kind, welcome }) =>
    !ASKING_SECTIONS.has(kind) && !isLegal(sentence.text) && opensWithDegree(sentence)
      ? (findDegree(sentence, welcome, false) ?? [])
      : [],
  );
  return found.find(({ required, orExperience }) => required || orExperience) ?? found[0];
}

function isReplacement(found: DegreeRequirement, best: DegreeRequirement): boolean {
  const isAsked = found.required || found.orExperience;
  const wasAsked = best.required || best.orExperience;
  if (isAsked !== wasAsked) return isAsked;
  const isHigher = DEGREE_LEVELS.indexOf(found.level) > DEGREE_LEVELS.indexOf(best.level);
  return /^or\b/i.test(found.quote) ? !isHigher : isHigher;
}

/** One question per condition. If two are about the same license, the one that names a state is used because it requires more. */
function removeDuplicates(questions: readonly KnockoutQuestion[]): KnockoutQuestion[] {
  const found = new Map<string, KnockoutQuestion>();
  for (const question of questions) {
    const { kind, skill, anyOf = [], quote } = question;
    const key = [kind, skill, ...anyOf].join(' ');
    const before = found.get(key);
    const requiresMore =
      before && kind === 'license' && findStates(before.quote).length === 0 && findStates(quote).length > 0;
    if (!before || requiresMore) found.set(key, question);
  }
  return [...found.values()];
}
