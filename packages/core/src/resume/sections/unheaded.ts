import { countWords } from '../../text/count-words.ts';
import { findDates } from '../dates/index.ts';
import { isDateOnly, isPersonalFact, isPlace } from '../facts/index.ts';
import { namesLanguages } from '../fields/content.ts';
import { datesOf, type Line } from '../layout/index.ts';
import { degreeLength, institutionScore } from '../lexicon/degrees.ts';
import { organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import { documentLooks } from './looks.ts';
import type { Section } from './section.ts';
import { headingMeaning, type SectionKind } from './vocabulary.ts';

/** Sections that take in the lines of a résumé without headings. */
const HOSTS: readonly SectionKind[] = ['contact', 'summary'];
/** A block starts where the distance to the line above is more than this multiple of the usual one. */
const SEPARATE_BLOCK_RATIO = 1.15;

/**
 * The sections of a résumé that has no heading for its jobs ("Walmart - cashier, 2 years" below the address): lines that name a
 * job, a school or a certificate start a section of that kind. A résumé with a section of jobs stays as it is.
 * @param lines all lines of the document
 */
export function withUnheadedSections(sections: readonly Section[], lines: readonly Line[]): Section[] {
  const { bodyGap } = documentLooks(lines);
  const isSetOff = (line: Line) => line.gap > SEPARATE_BLOCK_RATIO * bodyGap;
  const named = withContactBelow(withKindsByContent(sections), isSetOff);
  if (named.some(({ kind }) => kind === 'work' || kind === 'volunteer')) {
    return named.flatMap((section) => (isPlainWork(section) ? splitBlocks(section, false, isSetOff) : [section]));
  }
  const found = named.flatMap((section, i) =>
    HOSTS.includes(section.kind) ? splitBlocks(section, i === 0, isSetOff) : [section],
  );
  const jobs = found.filter(({ kind }) => kind === 'work');
  // Under other headings, jobs have one too, unless their periods show what they are.
  const headed = named.filter(({ heading }) => heading).length;
  const isDated = jobs.some(({ lines: own, heads = [] }) => own.some(isPeriodAlone) || heads.some(hasPeriod));
  const isSure = jobs.length > 0 && (headed < MIN_HEADINGS || isDated);
  // A student may have no jobs yet, only a school with its period.
  const isSchool = ({ kind, lines: own }: Section) => kind === 'education' && own.some(isPeriodAlone);
  const hasNewSchool = !named.some(({ kind }) => kind === 'education') && found.some(isSchool);
  return isSure || hasNewSchool ? found : named;
}

/** "Objective" at the very top, with the name and address below it: that block is the contact data. */
function withContactBelow(sections: Section[], isSetOff: (line: Line) => boolean): Section[] {
  const [first, ...rest] = sections;
  if (first?.kind !== 'summary' || !first.heading) return sections;
  const address = first.lines.findIndex((line) => ADDRESS_PATTERN.test(line.text));
  const start = first.lines.findLastIndex((line, i) => i > 0 && i <= address && isSetOff(line));
  if (start < 0) return sections;
  const end = first.lines.findIndex((line, i) => i > address && isSetOff(line));
  const to = end < 0 ? first.lines.length : end;
  const summary = { ...first, lines: [...first.lines.slice(0, start), ...first.lines.slice(to)] };
  return [{ kind: 'contact', lines: first.lines.slice(start, to) }, summary, ...rest];
}

/** Sections under headings with unknown words are jobs or schools if nothing else in the résumé is, and their lines name some. */
function withKindsByContent(sections: readonly Section[]): Section[] {
  const found = sections.map((section): SectionKind => {
    if (!isUnknown(section)) return section.kind;
    const schools = section.lines.filter((line) => line.marker === 0 && isSchoolName(line.text)).length;
    const jobs = section.lines.filter(
      (line) => titleScore(line.text) >= 2 && line.text.length <= MAX_NAME_LENGTH,
    ).length;
    if (schools > jobs) return 'education';
    return countPeriods(section) > 0 ? 'work' : 'other';
  });
  const hasSection = (kind: SectionKind) => sections.some((section) => section.kind === kind);
  return sections.map((section, i) => {
    const kind = found[i] ?? section.kind;
    return kind === section.kind || hasSection(kind) ? section : { ...section, kind };
  });
}

/** Maximum length of a line that names a job, in characters. */
const MAX_NAME_LENGTH = 80;

function isUnknown({ kind, heading }: Section): boolean {
  return kind === 'other' && heading !== undefined && headingMeaning(heading.text) === undefined;
}

/** The number of lines with a period, unless they name schools. */
function countPeriods({ lines }: Section): number {
  return lines.filter((line) => hasPeriod(line) && !isSchoolName(line.text)).length;
}

/** Jobs without periods and styles, as in a first résumé: anything can follow them. */
function isPlainWork({ kind, lines }: Section): boolean {
  return kind === 'work' && !lines.some((line) => line.bold || line.italic || line.marker > 0 || hasPeriod(line));
}

/** Contact data is among the first lines, and nothing above it names a job. */
const MAX_ADDRESS_LINES = 10;
const ADDRESS_PATTERN = /@|https?:|www\.|linkedin|\(?\d{3}\)?[\s.-]\d{3}[\s.-]?\d{4}/i;

const MIN_HEADINGS = 3;

function splitBlocks(section: Section, isFirst: boolean, isSetOff: (line: Line) => boolean): Section[] {
  const result: Section[] = [{ ...section, lines: [] }];
  const address = isFirst
    ? section.lines.findLastIndex((line, i) => i < MAX_ADDRESS_LINES && ADDRESS_PATTERN.test(line.text))
    : -1;
  // The name, the address and what the person is looking for, or the start of a paragraph.
  let isOpening = isFirst;
  section.lines.forEach((line, i) => {
    const open = result[result.length - 1] as Section;
    if (i > 0 && isSetOff(line)) isOpening = false;
    const isHead = i > 0 && i > address;
    const byBlock = isHead && (isSetOff(line) || i === address + 1) ? findBlockKind(section.lines.slice(i)) : undefined;
    const kind = byBlock ?? (isHead && (!isOpening || hasPeriod(line)) ? findKind(line) : undefined);
    if (kind !== undefined) isOpening = false;
    if (kind === undefined && (open.kind === section.kind || isContinuation(line, open, isSetOff)))
      open.lines.push(line);
    else if (kind !== undefined && open.kind === kind) {
      open.lines.push(line);
      open.heads?.push(line);
    } else {
      const next = kind ?? 'other';
      result.push({ kind: next, lines: [line], ...(next === 'work' && { heads: [line] }) });
    }
  });
  return result.filter(({ lines, heading }) => lines.length > 0 || heading).map(mergePartialHeads);
}

/** Entries whose period is on a separate line are named by several lines, which the regular section reader finds. */
function mergePartialHeads(section: Section): Section {
  if (!section.lines.some(isPeriodAlone)) return section;
  const { heads: _, ...rest } = section;
  return rest;
}

/** Most lines that name a job or a school above its period. */
const MAX_NAMING_LINES = 3;

/** The kind of a block that starts with a few short lines and a separate period: a job, or a school if the lines name one. */
function findBlockKind(lines: readonly Line[]): SectionKind | undefined {
  const at = lines.findIndex(isPeriodAlone);
  if (at < 1 || at > MAX_NAMING_LINES) return undefined;
  const naming = lines.slice(0, at);
  if (naming.some(({ text, marker }) => marker > 0 || /[.!?]$/u.test(text) || text.split(/\s+/).length > MAX_JOB_WORDS))
    return undefined;
  return naming.some(({ text }) => isSchoolName(text)) && !naming.some(({ text }) => titleScore(text) >= 2)
    ? 'education'
    : 'work';
}

/** A line without a kind of its own describes the job above it; below other facts, only if it is not set off. */
function isContinuation(line: Line, { kind }: Section, isSetOff: (line: Line) => boolean): boolean {
  if (kind === 'other') return true;
  if (OWN_STATEMENT_PATTERN.test(line.text)) return false;
  return kind === 'work' || (kind === 'education' && !isSetOff(line));
}

/** "I have a car", "Can lift 75 lbs": about the person, not a job. */
const OWN_STATEMENT_PATTERN = /^(?:I|I['’]m|My|Can|Able to|Willing to|Available|Looking for|Want|References?)\s/u;
/** Words for documents that show a permission or training. */
const CREDENTIAL_PATTERN =
  /\b(?:licen[sc]ed?|certified|certificat(?:e|ion)s?|permit|card|endorsements?|clearance|cpr|first aid|osha|cdl|servsafe|ase)\b/iu;
const MAX_CREDENTIAL_WORDS = 8;
const MAX_LANGUAGE_WORDS = 6;

function findKind(line: Line): SectionKind | undefined {
  if (line.marker > 0 || isDateOnly(line.text) || isPersonalFact(line.text)) return undefined;
  const words = line.text.split(/\s+/).length;
  const dated = hasPeriod(line);
  const credential = CREDENTIAL_PATTERN.test(line.text) && words <= MAX_CREDENTIAL_WORDS;
  if ((!dated || degreeLength(line.text) > 0) && isSchoolName(line.text) && words <= MAX_JOB_WORDS) return 'education';
  if (!dated && credential) return 'certifications';
  // A school with the year of its degree in a cell of its own.
  if (dated && isSchoolName(line.text) && !hasRange(line)) return 'education';
  if (namesJob(line)) return 'work';
  if (isSkillList(line.text)) return 'skills';
  if (words <= MAX_LANGUAGE_WORDS && LANGUAGE_VERB_PATTERN.test(line.text) && namesLanguages([line]))
    return 'languages';
  return dated && isSchoolName(line.text) ? 'education' : undefined;
}

/** "Soil sampling, GIS, seed treatment, pesticide license": four or more short items, with nothing else on the line. */
function isSkillList(text: string): boolean {
  const items = text.split(/[,;|•·]/).map((item) => item.trim());
  const isItem = (item: string) => item !== '' && countWords(item) <= 3 && !isPlace(item);
  return items.length >= 4 && !/[.!?:\d@]/.test(text) && items.every(isItem);
}

const LANGUAGE_VERB_PATTERN = /^(?:bilingual|speaks?|fluent|spoken|languages?)\b/iu;

function isSchoolName(text: string): boolean {
  const school = degreeLength(text) > 0 || institutionScore(text) > 0;
  return school && titleScore(text.split(/[,–—|-]/)[0] ?? '') < 2;
}

const MAX_JOB_WORDS = 12;
/** "2 years", "1 peak season", "about 1 yr" */
const DURATION_PATTERN =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|several)\+?\s+(?:\p{L}+\s)?(?:years?|yrs?|months?|mos|seasons?|summers?)\b/iu;
const NAME_PAIR_PATTERN = /^(.{2,60}?)(?:\s+[-–—|]\s*|\s*[-–—|]\s+|,\s+|:\s+|\s+at\s+|\s+@\s*)(.{2,})$/u;

/**
 * Whether a line without the style of a heading names a job: a period or a time of service with a name, or an employer and a
 * title ("Walmart - cashier and stocking").
 */
export function namesJob(line: Line): boolean {
  const { text } = line;
  if (line.marker > 0 || OWN_STATEMENT_PATTERN.test(text) || /^\p{Ll}/u.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (hasPeriod(line) && !isDateOnly(text)) return words <= MAX_DATED_WORDS;
  if (words > MAX_JOB_WORDS) return false;
  if (DURATION_PATTERN.test(text)) return !/^(?:over|more than|about|with)\b/iu.test(text);
  return isNamedPair(text);
}

const MAX_DATED_WORDS = 18;

function isNamedPair(text: string): boolean {
  if (/[.!?]\s+\p{Lu}|\p{Ll}{2}[.!?]$/u.test(text)) return false;
  const [, left = '', right = ''] = NAME_PAIR_PATTERN.exec(text) ?? [];
  if (left === '' || right.includes(':')) return false;
  const first = right.split(/,\s|\sand\s/)[0] ?? '';
  const titled = [left, first].map((side) => titleScore(side) - organizationScore(side));
  return Math.max(...titled) >= 1 && Math.min(...titled) <= 0 && countWords(left) <= 6;
}

const isPeriodAlone = (line: Line): boolean => isDateOnly(line.text) && hasPeriod(line);

function hasRange(line: Line): boolean {
  return datesOf(line).some(({ kind }) => kind === 'range');
}

/** A period, or the year after "since". */
function hasPeriod(line: Line): boolean {
  return hasRange(line) || (line.cells.length > 1 && findDates(line.text).length > 0);
}
