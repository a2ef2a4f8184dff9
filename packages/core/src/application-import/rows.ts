import { type ApplicationState, isUnsent } from '../tracking/index.ts';
import type { ImportField, ImportSource } from './columns.ts';
import { isDayFirst, readDate } from './dates.ts';
import { createJobKeys } from './duplicates.ts';
import { guessState, toStateKey } from './state-words.ts';

export interface ImportLimits {
  title: number;
  company: number;
  place: number;
  url: number;
  note: number;
  tags: number;
  tag: number;
}

export interface ImportTable {
  /** Without the headings. */
  rows: readonly (readonly string[])[];
  /** The headings, or "Column 1" and so on. */
  headings: readonly string[];
  fields: readonly (ImportField | null)[];
  source: ImportSource | null;
  /** The number of the first row in the file, from 1. */
  firstRow: number;
}

/** A job of the table. */
export interface ImportedJob {
  title: string;
  company: string;
  place: string;
  url: string;
  state: ApplicationState;
  appliedOn: string | null;
  note: string;
  tags: string[];
}

export type RowProblem = 'no-title' | 'no-company' | 'too-long';
/** What of a row is imported otherwise than it stands in the table. */
export type RowRemark = 'note-shortened' | 'date-in-note' | 'address-in-note';

export interface ReadRow {
  /** Its number in the file, from 1. */
  row: number;
  /** Null if it can't be imported. */
  job: ImportedJob | null;
  problem: RowProblem | null;
  remarks: RowRemark[];
}

/** Programs write these for an empty cell. */
const EMPTY_CELLS: ReadonlySet<string> = new Set(['-', '–', '—', 'n/a', 'na', 'null', 'none', 'undefined']);
/** Our export puts an apostrophe before what a spreadsheet would run as a formula. */
const ESCAPED_PATTERN = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

const readCell = (cell: string, source: ImportSource | null): string => {
  const text = (source === 'foothold' ? cell.replace(ESCAPED_PATTERN, '') : cell).trim();
  return EMPTY_CELLS.has(text.toLowerCase()) ? '' : text;
};

/** The words of the state column with their number of rows, the most frequent first. */
export function listStateWords(table: ImportTable): { word: string; count: number; guess: ApplicationState | null }[] {
  const at = table.fields.indexOf('state');
  const words = new Map<string, { word: string; count: number; guess: ApplicationState | null }>();
  for (const row of at === -1 ? [] : table.rows) {
    const word = readCell(row[at] ?? '', table.source);
    if (word === '') continue;
    const known = words.get(toStateKey(word));
    if (known) known.count += 1;
    else words.set(toStateKey(word), { word, count: 1, guess: guessState(word) });
  }
  return [...words.values()].sort((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}

/**
 * Reads the rows of a table. Empty rows are left out.
 * @param states what words of the state column stand for, by `toStateKey`; others are guessed
 * @param today ISO date; a date after it isn’t when somebody applied
 */
export function readRows(
  table: ImportTable,
  states: ReadonlyMap<string, ApplicationState>,
  limits: ImportLimits,
  today: string,
): ReadRow[] {
  const dateAt = table.fields.indexOf('appliedOn');
  const dayFirst = dateAt !== -1 && isDayFirst(table.rows.map((row) => row[dateAt] ?? ''));
  return table.rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [readRow(table, cells, table.firstRow + at, { states, limits, today, dayFirst })];
  });
}

interface RowRules {
  states: ReadonlyMap<string, ApplicationState>;
  limits: ImportLimits;
  today: string;
  dayFirst: boolean;
}

function readRow(table: ImportTable, cells: readonly string[], row: number, rules: RowRules): ReadRow {
  const { limits } = rules;
  const get = (field: ImportField) => readCell(cells[table.fields.indexOf(field)] ?? '', table.source);
  const [title, company, place] = [get('title'), get('company'), get('place')].map(oneLine) as [string, string, string];
  const refuse = (problem: RowProblem): ReadRow => ({ row, job: null, problem, remarks: [] });
  if (title === '') return refuse('no-title');
  if (company === '') return refuse('no-company');
  if (title.length > limits.title || company.length > limits.company || place.length > limits.place)
    return refuse('too-long');

  const remarks: RowRemark[] = [];
  const extra: string[] = [];
  const url = readAddress(get('url'), limits.url);
  if (url === null) {
    remarks.push('address-in-note');
    extra.push(`Address: ${get('url')}`);
  }
  const dateText = get('appliedOn');
  const date = dateText === '' ? null : readDate(dateText, rules.dayFirst);
  const appliedOn = date !== null && date <= rules.today ? date : null;
  if (dateText !== '' && appliedOn === null) {
    remarks.push('date-in-note');
    extra.push(`Date applied: ${dateText}`);
  }
  const whole = [...listNotes(table, cells), ...extra].join('\n');
  if (whole.length > limits.note) remarks.push('note-shortened');
  const state = readState(get('state'), appliedOn, rules.states);
  return {
    row,
    problem: null,
    remarks,
    job: {
      title,
      company,
      place,
      url: url ?? '',
      state,
      appliedOn: isUnsent(state) ? null : appliedOn,
      note: whole.length > limits.note ? `${whole.slice(0, limits.note - 1)}…` : whole,
      tags: listTags(table, cells, limits),
    },
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

function readState(
  word: string,
  appliedOn: string | null,
  states: ReadonlyMap<string, ApplicationState>,
): ApplicationState {
  const known = word === '' ? null : (states.get(toStateKey(word)) ?? guessState(word));
  return known ?? (appliedOn === null ? 'saved' : 'submitted');
}

/** Empty without an address. Null if it isn't one that a browser opens. */
function readAddress(text: string, most: number): string | null {
  if (text === '') return '';
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (whole.length > most || /\s/.test(whole) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username } = new URL(whole);
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === '' ? whole : null;
}

function listNotes({ fields, headings, source }: ImportTable, cells: readonly string[]): string[] {
  const areNotesNamed = fields.filter((field) => field === 'note').length > 1;
  return fields.flatMap((field, at) => {
    const text = readCell(cells[at] ?? '', source);
    if (text === '') return [];
    if (field === 'salary') return [`${headings[at]?.trim() || 'Salary'}: ${text}`];
    return field === 'note' ? [areNotesNamed ? `${headings[at]}: ${text}` : text] : [];
  });
}

function listTags({ fields, source }: ImportTable, cells: readonly string[], limits: ImportLimits): string[] {
  const all = fields.flatMap((field, at) =>
    field === 'tags'
      ? readCell(cells[at] ?? '', source)
          .split(/[;,]/)
          .map(oneLine)
      : [],
  );
  const tags = all.map((tag) => tag.trim().slice(0, limits.tag)).filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, limits.tags);
}

/** Which rows are jobs that the member has already, or that stand in the table twice. */
export function findDuplicates(
  rows: readonly ReadRow[],
  known: readonly { title: string; company: string; url: string | null }[],
): Set<number> {
  const seen = new Set(known.flatMap(createJobKeys));
  const duplicates = new Set<number>();
  for (const { row, job } of rows) {
    if (!job) continue;
    const keys = createJobKeys(job);
    if (keys.some((key) => seen.has(key))) duplicates.add(row);
    for (const key of keys) seen.add(key);
  }
  return duplicates;
}
