import { countWords } from '../text/count-words.ts';
import { readBody } from './fields/body.ts';
import { readContact } from './fields/contact.ts';
import { readEducation } from './fields/education/index.ts';
import { joinFragments } from './fields/fragment.ts';
import { readCertifications, readDatedItems, readLanguages, readOther, readProjects } from './fields/lists.ts';
import { describedSkills, readSkills, writeDescribed } from './fields/skills.ts';
import { readWork } from './fields/work/index.ts';
import { type FoundJob, findTaggedJobs, writeTaggedJobs } from './fields/work/tagging/index.ts';
import { FieldWriter } from './fields/writer.ts';
import { type LaidOut, type Line, layOut } from './layout/index.ts';
import { titleScore } from './lexicon/titles.ts';
import { emptyResume, type Resume, type WorkEntry } from './model.ts';
import type { Reading } from './reading.ts';
import { type DocumentLooks, documentLooks, findSections, type Section } from './sections/index.ts';
import { settleSections, withContactData } from './settle.ts';
import { documentSignals } from './signals.ts';
import type { RawDocument } from './source.ts';
import { restOf } from './unplaced.ts';

/**
 * Reads a résumé from the words of a document: lines in reading order, sections, fields. Pure and total: every document
 * produces a reading, even an almost empty one.
 */
export function interpret(raw: RawDocument): Reading {
  const laidOut = layOut(raw);
  const found = findSections(laidOut.lines);
  const read = readSections(raw, laidOut.lines, found);
  const jobs = findJobs(raw, laidOut, read);
  return toReading(raw, laidOut, jobs.length > 0 ? readSections(raw, laidOut.lines, found, jobs) : read);
}

/**
 * Finds jobs by their words where the layout shows none. The lines of a text file say little by their layout, so there, words
 * also decide where the layout left doubt.
 */
function findJobs(raw: RawDocument, { lines }: LaidOut, read: Read): readonly FoundJob[] {
  const { work } = read.resume;
  if (isWholeWork(read) || (work.length > 0 && raw.format !== 'txt')) return [];
  const claimed = claimedLines(read);
  const jobs = findTaggedJobs(lines, raw.format, ({ page, number }) => !claimed.has(`${page}:${number}`));
  return jobs.length >= work.length ? jobs : [];
}

/** Whether all jobs that the layout shows have a title and an employer, and a date or a title that is known as one. */
function isWholeWork({ resume: { work } }: Read): boolean {
  const isWhole = ({ title, employer, start }: WorkEntry) =>
    title !== undefined && employer !== undefined && (start !== undefined || titleScore(title) > 0);
  return work.length > 0 && work.every(isWhole);
}

interface Read {
  resume: Resume;
  writer: FieldWriter;
  headings: Line[];
}

/** Reads each section. Lines in `jobs` belong to those jobs, whatever section they are in. */
function readSections(
  raw: RawDocument,
  lines: readonly Line[],
  found: readonly Section[],
  jobs?: readonly FoundJob[],
): Read {
  const taken = new Set(jobs?.flatMap((job) => job.lines));
  const sections = found.map(withContactData).map((section) => withoutLines(section, taken));
  const looks = documentLooks(lines);
  const writer = new FieldWriter();
  const resume = emptyResume();
  resume.contact = readContact({ sections, lines, looks, links: raw.pages[0]?.links ?? [] }, writer);
  const settled = settleSections(sections);
  for (const section of settled) if (!jobs || section.kind !== 'work') readSection(section, looks, resume, writer);
  if (jobs) resume.work = writeTaggedJobs(jobs, writer);
  if (resume.summary === undefined) readOpening(sections, resume, writer);
  return {
    resume,
    writer,
    headings: [...found, ...settled].flatMap(({ heading, labels = [] }) => [...(heading ? [heading] : []), ...labels]),
  };
}

/** Parts of a résumé in which a job can be mentioned. */
const OPEN_FIELDS_PATTERN = /^(?:summary|other|work)\b/;

/** The lines that are in a field other than a job, such as a school, as `page:line`. */
function claimedLines({ writer }: Read): Set<string> {
  const claimed = new Set<string>();
  for (const [path, { spans }] of Object.entries(writer.provenance)) {
    if (OPEN_FIELDS_PATTERN.test(path)) continue;
    for (const { page, line } of spans) claimed.add(`${page}:${line}`);
  }
  return claimed;
}

function withoutLines(section: Section, taken: ReadonlySet<Line>): Section {
  return { ...section, lines: section.lines.filter((line) => !taken.has(line)) };
}

function toReading(raw: RawDocument, laidOut: LaidOut, { resume, writer, headings }: Read): Reading {
  return {
    resume,
    provenance: writer.provenance,
    text: laidOut.text,
    signals: documentSignals(raw, laidOut),
    ...restOf(
      laidOut.text,
      { provenance: writer.provenance, contact: resume.contact },
      { furniture: laidOut.furniture, headings },
    ),
  };
}

function readSection(section: Section, looks: DocumentLooks, resume: Resume, writer: FieldWriter): void {
  switch (section.kind) {
    case 'contact':
    case 'links':
      break;
    case 'summary':
      readSummary(section, resume, writer);
      break;
    case 'work':
      resume.work.push(...readWork(section, looks, 'work', writer));
      break;
    case 'volunteer':
      resume.volunteer.push(...readWork(section, looks, 'volunteer', writer));
      break;
    case 'education':
      resume.education.push(...readEducation(section, looks, writer));
      break;
    case 'skills': {
      const names = describedSkills(section);
      if (names.length === 0) resume.skills.push(...readSkills(section, writer));
      else {
        resume.skills.push(writeDescribed(names, writer));
        resume.other.push(readOther(section, writer));
      }
      break;
    }
    case 'projects':
      resume.projects.push(...readProjects(section, looks, writer));
      break;
    case 'certifications':
      resume.certifications.push(...readCertifications(section, looks, writer));
      break;
    case 'languages':
      resume.languages.push(...readLanguages(section, writer));
      break;
    case 'awards':
      resume.awards.push(...readDatedItems(section, looks, 'awards', writer));
      break;
    case 'publications':
      resume.publications.push(...readDatedItems(section, looks, 'publications', writer));
      break;
    case 'other':
      resume.other.push(readOther(section, writer));
      break;
  }
}

/** A paragraph about a person has at least this many words. */
const MIN_PARAGRAPH_WORDS = 12;

/** A paragraph below the name without a heading. */
function readOpening(sections: readonly Section[], resume: Resume, writer: FieldWriter): void {
  for (const { kind, lines } of sections) {
    if (kind !== 'contact') continue;
    const loose = lines.filter((line) => !writer.holds(line) && countWords(line.text) >= 4 && !line.text.includes('@'));
    const body = readBody(loose);
    const paragraph = [...body.paragraphs, ...body.bullets].find(({ text }) => countWords(text) >= MIN_PARAGRAPH_WORDS);
    if (!paragraph) continue;
    resume.summary = writer.note('summary', paragraph, 0.7);
    return;
  }
}

function readSummary(section: Section, resume: Resume, writer: FieldWriter): void {
  const body = readBody(section.lines);
  const summary = joinFragments([...body.paragraphs, ...body.bullets]);
  if (summary.text === '') return;
  if (resume.summary === undefined) resume.summary = writer.note('summary', summary, 0.9);
  else resume.other.push(readOther(section, writer));
}
