import { type Bullet, type EndDate, type PartialDate, PRESENT, type Resume } from '../../resume/model.ts';
import type { FieldPath } from '../../resume/reading.ts';
import { lastMonthOf, type MonthIndex } from './months.ts';
import type { TextFacts, TextReader } from './text-facts.ts';

/** A bullet or the paragraph of an entry. */
export interface Line {
  path: FieldPath;
  text: string;
  facts: TextFacts;
  entry: Entry;
  isParagraph: boolean;
}

/** A role, volunteer role or project, with everything scoring asks of it. */
export interface Entry {
  kind: 'work' | 'volunteer' | 'project';
  path: FieldPath;
  /** Title of a role, name of a project. */
  title?: string;
  titlePath: FieldPath;
  employer?: string;
  start?: PartialDate;
  end?: EndDate;
  /** Carries at least one date that can be read. */
  isDated: boolean;
  /** At least one line says in a sentence what was done. */
  isDescribed: boolean;
  lastMonth?: MonthIndex;
  lines: Line[];
  /** "Staff Nurse at St. Mary's": how reasons name it. */
  label: string;
}

interface EntrySource {
  id: string;
  title?: string;
  employer?: string;
  start?: PartialDate;
  end?: EndDate;
  summary?: string;
  bullets: readonly Bullet[];
}

/** Work, then volunteer roles, then projects; within each the latest first, whatever order the page has. */
export function entriesOf(resume: Resume, reader: TextReader, now: MonthIndex): Entry[] {
  const projects = resume.projects.map(({ name, ...rest }) => ({
    ...rest,
    ...(name !== undefined && { title: name }),
  }));
  return [
    ...sorted(resume.work.map((source) => entryOf('work', 'work', 'title', source, reader, now))),
    ...sorted(resume.volunteer.map((source) => entryOf('volunteer', 'volunteer', 'title', source, reader, now))),
    ...sorted(projects.map((source) => entryOf('project', 'projects', 'name', source, reader, now))),
  ];
}

/** Entries that hold nothing are none. */
function sorted(entries: Entry[]): Entry[] {
  const held = entries.filter(
    ({ title, employer, isDated, lines }) => title || employer || isDated || lines.length > 0,
  );
  return held.sort(
    (a, b) =>
      (b.lastMonth ?? -1) - (a.lastMonth ?? -1) || compare(b.start ?? '', a.start ?? '') || compare(a.path, b.path),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function entryOf(
  kind: Entry['kind'],
  list: string,
  titleField: string,
  source: EntrySource,
  reader: TextReader,
  now: MonthIndex,
): Entry {
  const path = `${list}/${source.id}`;
  const lastMonth = lastMonthOf(source.end ?? source.start, now);
  const entry: Entry = {
    kind,
    path,
    titlePath: `${path}/${titleField}`,
    isDated: lastMonth !== undefined,
    isDescribed: false,
    lines: [],
    label: labelOf(source),
    ...(source.title && { title: source.title }),
    ...(source.employer && { employer: source.employer }),
    ...(source.start && { start: source.start }),
    ...(source.end && { end: source.end }),
    ...(lastMonth !== undefined && { lastMonth }),
  };
  if (source.summary?.trim()) entry.lines.push(lineOf(entry, `${path}/summary`, source.summary, true, reader));
  for (const { id, text } of source.bullets) {
    if (text.trim()) entry.lines.push(lineOf(entry, `${path}/bullets/${id}`, text, false, reader));
  }
  entry.isDescribed = entry.lines.some(({ facts }) => facts.isDescription);
  return entry;
}

function lineOf(entry: Entry, path: FieldPath, text: string, isParagraph: boolean, reader: TextReader): Line {
  return { path, text, facts: reader.read(text), entry, isParagraph };
}

function labelOf({ title, employer }: EntrySource): string {
  if (title && employer) return `${title} at ${employer}`;
  return title ?? employer ?? 'an untitled entry';
}

/** Whether the entry is still going on. */
export function isCurrent(entry: Entry): boolean {
  return entry.end === PRESENT;
}
