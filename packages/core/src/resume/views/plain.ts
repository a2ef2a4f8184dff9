import { countWords } from '../../text/count-words.ts';
import { type DateMatch, findDates } from '../dates/index.ts';
import { placeAtEnd } from '../facts/index.ts';
import { findEmail, findPhones, findUrls, profileOf } from '../fields/contact-patterns.ts';
import { nameScore } from '../fields/names.ts';
import { splitList } from '../fields/skill-lists.ts';
import { markerLength } from '../layout/glyphs.ts';
import { findGrade, institutionScore, splitDegree } from '../lexicon/degrees.ts';
import { titleScore } from '../lexicon/titles.ts';
import { type EducationEntry, emptyResume, type Resume, type WorkEntry } from '../model.ts';
import { headingMeaning, type SectionKind } from '../sections/index.ts';

/**
 * Reads a résumé from plain lines of text, using only words and patterns: no positions, no styles. Simple parsers work this
 * way, and our own reading is compared with the result.
 */
export function readPlainText(lines: readonly string[]): Resume {
  const resume = emptyResume();
  const sections = cutAtHeadings(lines);
  readContact(lines, sections[0]?.lines ?? [], resume);
  for (const section of sections) {
    if (section.kind === 'work') resume.work.push(...readJobs(section.lines, resume.work.length));
    else if (section.kind === 'education')
      resume.education.push(...readSchools(section.lines, resume.education.length));
    else if (section.kind === 'skills') readSkills(section.lines, resume);
    else if (section.kind === 'summary' && resume.summary === undefined && section.lines.length > 0) {
      resume.summary = section.lines.join(' ');
    }
  }
  return resume;
}

interface PlainSection {
  kind: SectionKind;
  lines: string[];
}

function cutAtHeadings(lines: readonly string[]): PlainSection[] {
  let current: PlainSection = { kind: 'contact', lines: [] };
  const sections = [current];
  for (const line of lines) {
    const meaning = countWords(line) <= 5 ? headingMeaning(line.trim()) : undefined;
    if (meaning?.match === 'exact') {
      current = { kind: meaning.kind, lines: [] };
      sections.push(current);
    } else current.lines.push(line);
  }
  return sections;
}

/** A name in the first lines, contact data anywhere. */
function readContact(lines: readonly string[], head: readonly string[], resume: Resume): void {
  const { contact } = resume;
  const email = lines.map((line) => findEmail(line)).find((match) => match !== undefined);
  if (email) contact.email = email.value;
  const phone = [...head, ...lines.slice(0, 15)]
    .map((line) => findPhones(line)[0])
    .find((match) => match !== undefined);
  if (phone) contact.phone = phone.value;
  const nameEntry = [...head.slice(0, 6), ...lines.slice(0, 4)].find((line) => nameScore(line.trim()) > 1);
  if (nameEntry !== undefined) contact.name = nameEntry.trim();
  const urls = head.flatMap((line) => findUrls(line)).slice(0, 8);
  contact.links = urls.map((url, i) => ({ id: `l${i + 1}`, ...profileOf(url.value) }));
}

/** A line with a period starts a job; the text on it and around it names the job. */
function readJobs(lines: readonly string[], known: number): WorkEntry[] {
  const jobs: WorkEntry[] = [];
  let pending: string[] = [];
  for (const line of lines) {
    const marker = markerLength(line);
    const period = marker === 0 && countWords(line) <= 18 ? findDates(line).find(isPeriod) : undefined;
    const current = jobs[jobs.length - 1];
    if (period) {
      jobs.push(createJob(`w${known + jobs.length + 1}`, [...pending.slice(-2), removeDate(line, period)], period));
      pending = [];
    } else if (marker > 0) {
      const text = line.slice(marker).trim();
      if (current) current.bullets.push({ id: `b${current.bullets.length + 1}`, text });
    } else if (
      current &&
      current.bullets.length === 0 &&
      (current.title === undefined || current.employer === undefined)
    ) {
      name(current, [line]);
    } else pending.push(line);
  }
  return jobs;
}

function isPeriod(date: DateMatch): boolean {
  return date.kind === 'range';
}

function removeDate(line: string, date: DateMatch): string {
  return `${line.slice(0, date.from)} ${line.slice(date.to)}`.trim();
}

function createJob(id: string, naming: string[], period: DateMatch): WorkEntry {
  const entry: WorkEntry = { id, bullets: [] };
  if (period.start) entry.start = period.start;
  if (period.end) entry.end = period.end;
  name(entry, naming);
  return entry;
}

const PART_SEPARATOR_PATTERN = /\s+[–—|•·@-]\s+|\s*[|•]\s*|,\s+|\s{2,}|\sat\s/;

function name(entry: WorkEntry, lines: string[]): void {
  const parts = lines.flatMap((line) => {
    const place = placeAtEnd(line);
    if (place !== undefined) entry.location ??= line.slice(place);
    return (place === undefined ? line : line.slice(0, place)).split(PART_SEPARATOR_PATTERN);
  });
  for (const part of parts
    .map((each) => each.replace(/^[\s,()–-]+|[\s,()–-]+$/g, ''))
    .filter((each) => each.length > 1)) {
    if (titleScore(part) > 0 && entry.title === undefined) entry.title = part;
    else if (entry.employer === undefined && titleScore(part) === 0) entry.employer = part;
  }
}

/** A line that names a school or a degree belongs to the entry above, unless that entry already has one. */
function readSchools(lines: readonly string[], known: number): EducationEntry[] {
  const schools: EducationEntry[] = [];
  const open = (field: 'institution' | 'degree'): EducationEntry => {
    const last = schools[schools.length - 1];
    if (last && last[field] === undefined) return last;
    const entry: EducationEntry = { id: `e${known + schools.length + 1}`, bullets: [] };
    schools.push(entry);
    return entry;
  };
  for (const line of lines) {
    const [date] = findDates(line);
    for (const part of (date ? removeDate(line, date) : line)
      .split(PART_SEPARATOR_PATTERN)
      .map((each) => each.trim())) {
      const degree = splitDegree(part);
      if (institutionScore(part) > 0 && !degree) open('institution').institution = part;
      else if (degree) {
        const entry = open('degree');
        entry.degree = part.slice(0, degree.degree).trim();
        const area = part.slice(degree.area).trim();
        if (area !== '') entry.area = area;
      }
    }
    const last = schools[schools.length - 1];
    if (last && date) {
      if (date.kind === 'range' && date.start) last.start ??= date.start;
      const end = date.end ?? date.start;
      if (end) last.end ??= end;
    }
    const grade = findGrade(line);
    if (last && grade) last.grade ??= grade.value;
  }
  return schools;
}

function readSkills(lines: readonly string[], resume: Resume): void {
  for (const line of lines) {
    const text = line.slice(markerLength(line));
    const colon = text.indexOf(':');
    const labeled = colon > 0 && colon < 40;
    const keywords = splitList(labeled ? text.slice(colon + 1) : text);
    if (keywords.length === 0) continue;
    const id = `s${resume.skills.length + 1}`;
    resume.skills.push(labeled ? { id, name: text.slice(0, colon).trim(), keywords } : { id, keywords });
  }
}
