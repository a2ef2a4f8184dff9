import { type Bullet, type EndDate, type PartialDate, PRESENT, type Resume } from '../../resume/model.ts';
import type { FieldPath } from '../../resume/reading.ts';
import { lastCoveredMonth, type MonthIndex } from './months.ts';
import type { TextFacts, TextReader } from './text-facts.ts';

/** A bullet, or the paragraph of an entry. */
export interface Line {
  path: FieldPath;
  text: string;
  facts: TextFacts;
  entry: Entry;
  isParagraph: boolean;
}

/** A role, volunteer role, or project, with everything that scoring needs to know about it. */
export interface Entry {
  kind: 'work' | 'volunteer' | 'project';
  path: FieldPath;
  /** Title of a role, name of a project. */
  title?: string;
  titlePath: FieldPath;
  employer?: string;
  start?: PartialDate;
  end?: EndDate;
  /** Whether it has at least one readable date. */
  isDated: boolean;
  /** Whether at least one line describes work in a sentence. */
  isDescribed: boolean;
  lastMonth?: MonthIndex;
  lines: Line[];
  /** How reasons refer to the entry: "Staff Nurse at St. Mary's". */
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

/** Entries by the part of the résumé that they were read from, which the variants of a résumé share. */
const known = new WeakMap<TextReader, WeakMap<object, { entry: Entry; now: MonthIndex }>>();

/** Work, then volunteer roles, then projects, each sorted from latest to earliest, regardless of their order on the page. */
export function listEntries(resume: Resume, reader: TextReader, now: MonthIndex): Entry[] {
  const entries = known.get(reader) ?? new WeakMap<object, { entry: Entry; now: MonthIndex }>();
  known.set(reader, entries);
  const readOnce = (source: object, create: () => Entry): Entry => {
    const read = entries.get(source);
    if (read?.now === now) return read.entry;
    const entry = create();
    entries.set(source, { entry, now });
    return entry;
  };
  return [
    ...sortEntries(
      resume.work.map((source) => readOnce(source, () => createEntry('work', 'work', 'title', source, reader, now))),
    ),
    ...sortEntries(
      resume.volunteer.map((source) =>
        readOnce(source, () => createEntry('volunteer', 'volunteer', 'title', source, reader, now)),
      ),
    ),
    ...sortEntries(
      resume.projects.map((source) =>
        readOnce(source, () => createEntry('project', 'projects', 'name', toEntrySource(source), reader, now)),
      ),
    ),
  ];
}

function toEntrySource({ name, ...rest }: Resume['projects'][number]): EntrySource {
  return { ...rest, ...(name !== undefined && { title: name }) };
}

/** Empty entries are skipped. */
function sortEntries(entries: Entry[]): Entry[] {
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

function createEntry(
  kind: Entry['kind'],
  list: string,
  titleField: string,
  source: EntrySource,
  reader: TextReader,
  now: MonthIndex,
): Entry {
  const path = `${list}/${source.id}`;
  const lastMonth = lastCoveredMonth(source.end ?? source.start, now);
  const entry: Entry = {
    kind,
    path,
    titlePath: `${path}/${titleField}`,
    isDated: lastMonth !== undefined,
    isDescribed: false,
    lines: [],
    label: getLabel(source),
    ...(source.title && { title: source.title }),
    ...(source.employer && { employer: source.employer }),
    ...(source.start && { start: source.start }),
    ...(source.end && { end: source.end }),
    ...(lastMonth !== undefined && { lastMonth }),
  };
  if (source.summary?.trim()) entry.lines.push(createLine(entry, `${path}/summary`, source.summary, true, reader));
  for (const { id, text } of source.bullets) {
    if (text.trim()) entry.lines.push(createLine(entry, `${path}/bullets/${id}`, text, false, reader));
  }
  entry.isDescribed = entry.lines.some(({ facts }) => facts.isDescription);
  return entry;
}

function createLine(entry: Entry, path: FieldPath, text: string, isParagraph: boolean, reader: TextReader): Line {
  return { path, text, facts: reader.read(text), entry, isParagraph };
}

function getLabel({ title, employer }: EntrySource): string {
  if (title && employer) return `${title} at ${employer}`;
  return title ?? employer ?? 'an untitled entry';
}

/** Whether the entry is ongoing. */
export function isCurrent(entry: Entry): boolean {
  return entry.end === PRESENT;
}
