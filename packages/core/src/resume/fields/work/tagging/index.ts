import { listVerbReadings } from '../../../../text/verbs.ts';
import { findDates, isPresent } from '../../../dates/index.ts';
import type { Line } from '../../../layout/index.ts';
import { PRESENT, type WorkEntry } from '../../../model.ts';
import { SURE } from '../../../reading.ts';
import { headingMeaning } from '../../../sections/index.ts';
import type { FileFormat } from '../../../source.ts';
import { bodyOf, type Fragment, fragmentOf, joinFragments } from '../../fragment.ts';
import type { FieldWriter } from '../../writer.ts';
import { writeDates } from '../write.ts';
import { type TaggedJob, type TaggedPart, tagJobs } from './jobs.ts';

/** A job found by its words, with the lines about it. */
export interface FoundJob {
  job: TaggedJob;
  /** What was done, as written. */
  story: Fragment[];
  /** The lines that name its parts, and those of the story. */
  lines: Line[];
}

/**
 * Finds the jobs of a résumé that has no clear layout: notes, forms, sentences ("worked the register at Kroger, 2 yrs").
 * @param isFree whether a line can be about a job
 */
export function findTaggedJobs(
  lines: readonly Line[],
  format: FileFormat,
  isFree: (line: Line) => boolean,
): FoundJob[] {
  const jobs = tagJobs(lines).filter(
    (job) => (format === 'txt' || isEvident(job)) && partsOf(job).every(({ line }) => isFree(line)),
  );
  return jobs.map((job, i) => withStory(job, jobs[i + 1], lines, isFree));
}

function partsOf({ title, employer, place, periods }: TaggedJob): TaggedPart[] {
  return [title, employer, place, ...periods].filter((part) => part !== undefined);
}

const positionOf = (part: TaggedPart): number => part.at * 1_000_000 + part.from;

/** Where a page has a layout that shows no jobs, words alone must be clear. */
const CLEAR = 0.7;

function isEvident({ title, employer, periods }: TaggedJob): boolean {
  const isClear = (part: TaggedPart | undefined) => part !== undefined && part.certainty >= CLEAR;
  return isClear(title) && (isClear(employer) || isClear(periods[0]));
}

/** The last part of a job before the first of the next one. */
function withStory(
  job: TaggedJob,
  next: TaggedJob | undefined,
  lines: readonly Line[],
  isFree: (line: Line) => boolean,
): FoundJob {
  const parts = partsOf(job).sort((a, b) => positionOf(a) - positionOf(b));
  const before =
    next &&
    partsOf(next)
      .sort((a, b) => positionOf(a) - positionOf(b))
      .find((part) => !parts.includes(part));
  const last = parts[parts.length - 1];
  const used = new Set(parts.map(({ line }) => line));
  if (!last) return { job, story: [], lines: [...used] };
  const story: Fragment[] = [];
  const rest = restOfLine(last, before?.at === last.at ? before.from : undefined);
  if (isStory(rest.text)) story.push(rest);
  for (let i = last.at + 1; i < (before?.at ?? lines.length); i++) {
    const line = lines[i];
    if (!line || line.gap > BLANK || headingMeaning(line.text) || !isFree(line)) break;
    const above = story[story.length - 1];
    if (above && line.marker === 0 && /^\p{Ll}/u.test(line.text) && !/[.!?]$/u.test(above.text)) {
      story[story.length - 1] = joinFragments([above, bodyOf(line)]);
    } else story.push(bodyOf(line));
    used.add(line);
  }
  return { job, story, lines: [...used] };
}

/** The words after the last part of a job, up to the sentence in which the next job begins at `next`. */
function restOfLine({ line, to }: TaggedPart, next: number | undefined): Fragment {
  const isSpace = (at: number) => /[\s.,;:)\]–—-]/u.test(line.text[at] ?? '');
  let from = to;
  while (from < line.text.length && isSpace(from)) from++;
  if (next === undefined) return fragmentOf(line, from);
  const end = [...line.text.slice(from, next).matchAll(/[.!?;](?=\s)/gu)].at(-1);
  return fragmentOf(line, from, end ? from + end.index + 1 : from);
}

/** A gap above a line that is larger than this, in font sizes, is a blank line. */
const BLANK = 0.9;
/** Fewer words are left over from a phrase about the job ("full time"). */
const FEW_WORDS = 3;

function isStory(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}{2}/u.test(word)).length;
  return words >= FEW_WORDS || (words > 1 && startsWithVerb(text));
}

/** "Stocked shelves", "I closed the store", "running the register": what somebody did. */
function startsWithVerb(text: string): boolean {
  const first = /^(?:(?:i|we|also|mostly|sometimes)\s+)*(?<word>\p{L}+)/iu.exec(text)?.groups?.word ?? '';
  return listVerbReadings(first).some(({ form }) => form === 'past' || form === 'gerund');
}

/** Writes the jobs as entries of the résumé. Names that the tagger isn't sure of are marked for a check. */
export function writeTaggedJobs(jobs: readonly FoundJob[], writer: FieldWriter): WorkEntry[] {
  return jobs.map(({ job, story }) => {
    const id = writer.id('w');
    const path = `work/${id}`;
    const entry: WorkEntry = { id, bullets: [] };
    const name = (key: 'title' | 'employer' | 'location', part: TaggedPart | undefined) => {
      if (part) entry[key] = writer.note(`${path}/${key}`, part.fragment, trustIn([part]));
    };
    name('employer', job.employer);
    name('title', job.title);
    name('location', job.place);
    const { start, end } = periodOf(job.periods);
    const head = { parts: [], first: undefined, single: false, ...(start && { start }), ...(end && { end }) };
    writeDates(entry, head, path, writer, trustIn(job.periods));
    entry.bullets = writer.bullets(path, story, STORY);
    return entry;
  });
}

/** At least 19 of 20 parts with this certainty are right, nearly all in ordinary texts (`scripts/train-job-tagger.ts --check`). */
const VERY_CERTAIN = 0.99;

/** The confidence in what was read from these parts. Only the most certain are shown without a mark. */
function trustIn(parts: readonly TaggedPart[]): number {
  const certainty = Math.min(1, ...parts.map((part) => part.certainty));
  return certainty >= VERY_CERTAIN ? certainty : Math.min(certainty, SURE - 0.01);
}

/** That a sentence belongs to the job before it is likely, but no more than that. */
const STORY = 0.7;

interface Dated<T> {
  value: T;
  fragment: Fragment;
}

/** The start and end of a job, whose period can be in one piece or in two ("From: 3/2019", "To: 5/2021"). */
function periodOf(periods: readonly TaggedPart[]): { start?: Dated<string>; end?: Dated<string> } {
  const dates = periods.flatMap(({ line, from, to }) =>
    findDates(line.text.slice(from, to)).map((date) => ({
      date,
      fragment: fragmentOf(line, from + date.from, from + date.to),
    })),
  );
  const range = dates.find(({ date }) => date.kind === 'range');
  const [first, last] = range ? [range, range] : [dates[0], dates[dates.length - 1]];
  const start = first?.date.start;
  const end = range ? range.date.end : endOf(periods, dates.length, last?.date.start);
  return {
    ...(start && first && { start: { value: start, fragment: first.fragment } }),
    ...(end && last && { end: { value: end, fragment: last.fragment } }),
  };
}

/**
 * The end of a period without a range: the second of two dates, or the only one where nothing else is said. "2021 up to now" is
 * still going on, and of "2015 until the plant closed" the end is unknown.
 */
function endOf(periods: readonly TaggedPart[], dates: number, last: string | undefined): string | undefined {
  if (dates > 1) return last;
  const words = periods.flatMap(({ fragment }) => fragment.text.split(/[^\p{L}]+/u)).filter((word) => word !== '');
  if (words.some((word) => isPresent(word))) return PRESENT;
  return words.some((word) => OPEN.test(word)) ? undefined : last;
}
const OPEN = /^(?:from|since|until|till?|to|up|through|thru|after|before|on|ago)$/iu;
