import { findDates, isPresent } from '../dates/index.ts';
import { isDateOnly, isPlace, placeAtEnd } from '../facts/index.ts';
import { type Cell, cutLine, isWrapped, type Line } from '../layout/index.ts';
import type { Bullet, EndDate, PartialDate } from '../model.ts';
import { readBody } from './body.ts';
import { isNote } from './entry-roles.ts';
import { type Fragment, fragmentOf, joinFragments } from './fragment.ts';
import type { FieldWriter } from './writer.ts';

/** The folded words before a colon that label a fact of an entry, with the field for each. */
export type Labels = ReadonlyMap<string, string>;

const TIME = {
  period:
    'dates|dates employed|dates of employment|employment dates|period of employment|dates worked|dates attended|dates (from - to)|dates (from – to)|date|period|duration|time period|tenure|zeitraum|période|periodo|período',
  start: 'start|start date|from|joined',
  end: 'end|end date|to|left',
  location: 'location|place|city|city, state|city/state|city and state|ort|lieu|lugar',
  summary:
    'summary|description|duties|job duties|duties and responsibilities|job description|key responsibilities|duties performed|main activities and responsibilities|main activities|responsibilities|type of business or sector|principal subjects/occupational skills covered|principal subjects / occupational skills covered',
};
const TITLE =
  'title|job title|position|volunteer position|role|designation|position title|job role|poste|puesto|cargo|stelle|occupation or position held|occupation';
const EMPLOYER =
  'employer|company|company name|organization|organisation|client|firm|employer name|firma|arbeitgeber|entreprise|empresa|azienda|werkgever|name and address of employer|name of employer|organization name|organisation name';

export const WORK_LABELS = parseLabels({ ...TIME, title: TITLE, employer: EMPLOYER });
export const EDUCATION_LABELS = parseLabels({
  ...TIME,
  period: `${TIME.period}|year|years|year of passing|passing year|year of completion|session`,
  degree:
    'degree|qualification|course|abschluss|diplôme|title of qualification awarded|title of qualification|qualification awarded',
  area: 'field of study|major|area|subject|specialization|specialisation|stream|branch',
  institution:
    'school|university|college|institution|institute|hochschule|universität|name and type of organisation providing education and training|name and type of organization providing education and training|name of organisation providing education|name of organization providing education',
  grade: 'grade|gpa|cgpa|percentage',
});
export const PROJECT_LABELS = parseLabels({
  ...TIME,
  name: 'project|project name|project title|title',
  role: 'role',
  url: 'link|url',
});
export const CERTIFICATION_LABELS = parseLabels({
  name: 'certification|certificate',
  issuer: 'issuer|issued by|issuing organization',
  date: 'date|issued|issue date',
  expires: 'expires|valid until|expiration date|expiry date',
});
export const SKILL_LABELS = parseLabels({ keywords: 'skills', name: 'group', level: 'level' });
export const DATED_LABELS = parseLabels({
  name: 'award|publication',
  by: 'awarded by|publisher',
  date: 'date',
  summary: 'summary',
});

function parseLabels(fields: Readonly<Record<string, string>>): Labels {
  return new Map(
    Object.entries(fields).flatMap(([field, words]) => words.split('|').map((word): [string, string] => [word, field])),
  );
}

export interface LabeledEntry {
  facts: Map<string, Fragment>;
  body: Line[];
  /** A row with fewer cells than the table has columns. */
  doubtful?: boolean;
}

/** Fields that name an entry: a section whose first label is another field isn't in labeled form. */
const NAMING_FIELDS: ReadonlySet<string> = new Set(['title', 'employer', 'institution', 'degree', 'name', 'keywords']);

/**
 * The entries of a section in which every fact has a label ("Employer: Hale – West"); undefined if it isn't in this form. All
 * of the text after a label is that fact, including any separators. A repeated label starts a new entry.
 */
export function labeledEntries(written: readonly Line[], known: Labels): LabeledEntry[] | undefined {
  const first = written[0] && findLabel(written[0], known);
  if (!first) return undefined;
  const lines = written.flatMap((line) => splitAtLabels(line, known));
  const entries: LabeledEntry[] = [];
  let open: string | undefined;
  let last: Line | undefined;
  for (const line of lines) {
    const entry = entries[entries.length - 1];
    const label = findLabel(line, known);
    if (label) {
      const again = entry?.facts.has(label.field) === true && label.field !== STORY;
      // Below other lines, only a name starts another entry: "Duties" can follow any label.
      const starts = !entry || again || (entry.body.length > 0 && NAMING_FIELDS.has(label.field));
      const facts = starts ? new Map<string, Fragment>() : entry.facts;
      if (starts) entries.push({ facts, body: [] });
      const earlier = facts.get(STORY);
      const second = findSecondLabel(line, label, known, facts);
      if (second) {
        const { period, next } = second;
        facts.set(label.field, createFragment(line, label.length, period.from));
        facts.set('period', createFragment(line, period.from, period.to));
        facts.set(next.field, createFragment(line, next.length, line.text.length));
      } else readFacts(line, label, facts);
      if (label.field === STORY && earlier)
        facts.set(STORY, joinFragments([earlier, facts.get(STORY) ?? EMPTY_FRAGMENT]));
      open = label.field;
    } else if (entry && open !== undefined && last && isRest(line, last, open)) {
      entry.facts.set(open, joinFragments([entry.facts.get(open) ?? EMPTY_FRAGMENT, fragmentOf(line)]));
    } else if (entry) {
      entry.body.push(line);
      open = undefined;
    }
    last = line;
  }
  return entries.every((entry) => [...entry.facts.keys()].some((field) => NAMING_FIELDS.has(field)))
    ? entries
    : undefined;
}

/**
 * The entries of a table whose first row names its columns ("Dates | Employer | Position"); undefined if the lines aren't a
 * table. Each cell belongs to the column with the closest left edge.
 */
export function tableEntries(lines: readonly Line[], known: Labels): LabeledEntry[] | undefined {
  const [head, ...rows] = lines;
  if (!head || head.cells.length < 2) return undefined;
  const columns = head.cells.map((cell) => ({
    x: cell.x0,
    field: known.get(head.text.slice(cell.start, cell.end).trim().toLowerCase()),
  }));
  if (!columns.every(({ field }) => field) || !columns.some(({ field }) => NAMING_FIELDS.has(field ?? '')))
    return undefined;
  const edges = columns.map(({ x }) => x);
  const entries: LabeledEntry[] = [];
  for (const line of rows) {
    const facts = new Map<string, Fragment>();
    const cells = splitCells(line, edges);
    for (const cell of cells) {
      const getDistance = (x: number) => Math.abs(x - cell.x0);
      const nearest = columns.reduce((a, b) => (getDistance(b.x) < getDistance(a.x) ? b : a));
      if (nearest.field) facts.set(nearest.field, fragmentOf(line, cell.start, cell.end));
    }
    const last = entries[entries.length - 1];
    const isRow = line.marker === 0 && cells.length >= 2 && [...facts.keys()].some((field) => NAMING_FIELDS.has(field));
    const opening = columns[0]?.field ?? '';
    const isWrap = isRow && last?.facts.has(opening) && !facts.has(opening) && line.gap < WRAP_GAP;
    if (isWrap && last) {
      for (const [field, fact] of facts)
        last.facts.set(field, joinFragments([last.facts.get(field) ?? EMPTY_FRAGMENT, fact]));
    } else if (isRow) entries.push({ facts, body: [], ...(cells.length < columns.length && { doubtful: true }) });
    else if (last) last.body.push(line);
    else return undefined;
  }
  return entries.length > 0 ? entries : undefined;
}

/** A word starts at the edge of a column if it is this close, in points. */
const EDGE_TOLERANCE = 3;

/** The cells of a table row, also cut where a word starts at the edge of a column: cells can almost touch. */
function splitCells(line: Line, edges: readonly number[]): Pick<Cell, 'start' | 'end' | 'x0'>[] {
  return line.cells.flatMap((cell) => {
    const words = line.words.filter(({ start }) => start >= cell.start && start < cell.end);
    const starts = words.filter(({ x }, i) => i === 0 || edges.some((edge) => Math.abs(edge - x) < EDGE_TOLERANCE));
    return starts.map(({ start, x }, i) => ({ start, x0: x, end: starts[i + 1]?.start ?? cell.end }));
  });
}

/** Descriptions of an entry under several labels are joined into one text. */
const STORY = 'summary';
const EMPTY_FRAGMENT: Fragment = { text: '', spans: [] };

interface Label {
  field: string;
  /** In characters, including the colon. */
  length: number;
}

const MAX_LABEL_LENGTH = 72;

function findLabel(line: Line, known: Labels): Label | undefined {
  if (line.marker > 0) return undefined;
  const colon = line.text.indexOf(':');
  // A form has its labels in a separate cell.
  const tab = line.text.indexOf('\t');
  const end = tab > 0 && (colon < 0 || tab < colon) ? tab : colon;
  if (end < 2 || end > MAX_LABEL_LENGTH) return undefined;
  const field = known.get(line.text.slice(0, end).trimEnd().toLowerCase());
  return field === undefined ? undefined : { field, length: end + 1 };
}

/** "From: 5/2019 To: 6/2021 Hours per week: 40": each label and what it is about as a line of its own. */
function splitAtLabels(line: Line, known: Labels): Line[] {
  const first = findLabel(line, known);
  if (!first) return [line];
  const starts = [...line.text.matchAll(INNER_LABEL_PATTERN)].flatMap(({ index, 1: label = '' }) =>
    index >= first.length && (known.has(label.toLowerCase()) || isNote(line.text.slice(index + 1))) ? [index + 1] : [],
  );
  return [0, ...starts].map((start, i) => (starts.length === 0 ? line : cutLine(line, start, starts[i])));
}
const INNER_LABEL_PATTERN = /\s(\p{Lu}[\p{L} ]{1,24}):(?=\s)/gu;

/** "Organization: Larkspur March 2020 – August 2021 Position: Mentor": a period inside the line, with another label after it. */
function findSecondLabel(line: Line, { length }: Label, known: Labels, facts: ReadonlyMap<string, Fragment>) {
  const period = findDates(line.text).find(({ kind, from }) => kind === 'range' && from > length);
  if (!period || facts.has('period')) return undefined;
  const [, words = ''] = /^\s+([^:]{2,40}):\s/.exec(line.text.slice(period.to)) ?? [];
  const field = known.get(words.trimEnd().toLowerCase());
  if (field === undefined || facts.has(field)) return undefined;
  return { period, next: { field, length: line.text.indexOf(':', period.to) + 1 } };
}

/** The fact after the label; a period or a place in a separate cell at the end of the line is another fact. */
function readFacts(line: Line, { field, length }: Label, facts: Map<string, Fragment>): void {
  let end = line.text.length;
  for (const cell of line.cells.slice(1).reverse()) {
    const beside = findFact(line, cell);
    if (cell.start <= length || beside === undefined) break;
    facts.set(beside, fragmentOf(line, cell.start, cell.end));
    end = cell.start;
  }
  const fact = createFragment(line, length, end);
  // "Client: Lone Star Freight, Laredo, TX⇥2019 – 2021": only if there is more than one fact on the line, or a state.
  const mayHavePlace =
    end < line.text.length || (FIELDS_WITH_PLACE.has(field) && ENDS_IN_STATE_PATTERN.test(fact.text));
  const place = mayHavePlace && !facts.has('location') ? placeAtEnd(fact.text) : undefined;
  if (place === undefined) facts.set(field, fact);
  else {
    const cut = line.text.indexOf(fact.text, length) + place;
    facts.set('location', fragmentOf(line, cut, end));
    facts.set(field, fragmentOf(line, length, cut));
  }
}

const FIELDS_WITH_PLACE: ReadonlySet<string> = new Set(['employer', 'institution']);
const ENDS_IN_STATE_PATTERN = /,\s\p{Lu}[^,]+,\s\p{Lu}[\p{L} ]+$/u;

function findFact(line: Line, cell: Cell): string | undefined {
  const text = line.text.slice(cell.start, cell.end);
  if (isDateOnly(text)) return 'period';
  return isPlace(text) ? 'location' : undefined;
}

/** The exact text, including punctuation at either end. */
function createFragment(line: Line, from: number, to: number): Fragment {
  let start = from;
  let end = to;
  while (start < end && isSpace(line.text[start])) start++;
  while (end > start && isSpace(line.text[end - 1])) end--;
  return { ...fragmentOf(line, start, end), text: line.text.slice(start, end).replaceAll('\t', ' ') };
}

function isSpace(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\t';
}

/** The line continues one that ran out of space; a list that wraps after a comma always continues. */
function isRest(line: Line, last: Line, field: string): boolean {
  if (line.marker > 0) return false;
  return isWrapped(last, line) || (field === 'keywords' && !line.whole && last.text.endsWith(','));
}

const SURE_CONFIDENCE = 0.98;
const DOUBTFUL_CONFIDENCE = 0.75;
/** Lines of one table row are closer than this, in font sizes. */
const WRAP_GAP = 1.4;

/** Records text facts, and returns them by field. */
export function writeFacts(
  entry: LabeledEntry,
  path: string,
  fields: readonly string[],
  writer: FieldWriter,
): Record<string, string> {
  const result: Record<string, string> = {};
  for (const field of fields) {
    const fragment = entry.facts.get(field);
    if (fragment && fragment.text !== '')
      result[field] = writer.note(`${path}/${field}`, fragment, entry.doubtful ? DOUBTFUL_CONFIDENCE : SURE_CONFIDENCE);
  }
  return result;
}

/** Records the start and end of a period, given in one fact or in two. */
export function writeTimes(
  entry: LabeledEntry,
  path: string,
  writer: FieldWriter,
): { start?: PartialDate; end?: EndDate } {
  const result: { start?: PartialDate; end?: EndDate } = {};
  const recordDate = (key: 'start' | 'end', fragment: Fragment, value: string | undefined) => {
    if (value === undefined) return;
    writer.note(`${path}/${key}`, fragment, SURE_CONFIDENCE);
    result[key] = value;
  };
  const period = entry.facts.get('period');
  if (period) {
    const [match] = findDates(period.text);
    recordDate('start', period, match?.start);
    recordDate('end', period, match?.end ?? (match?.kind === 'point' ? match.start : undefined));
  }
  const start = entry.facts.get('start');
  if (start) recordDate('start', start, findDates(start.text)[0]?.start);
  const end = entry.facts.get('end');
  if (end) recordDate('end', end, isPresent(end.text) ? 'present' : findDates(end.text)[0]?.start);
  return result;
}

export function writeDate(
  entry: LabeledEntry,
  field: string,
  path: string,
  writer: FieldWriter,
): PartialDate | undefined {
  const fragment = entry.facts.get(field);
  const value = fragment && findDates(fragment.text)[0]?.start;
  if (fragment && value) writer.note(`${path}/${field}`, fragment, SURE_CONFIDENCE);
  return value;
}

/** Records an entry's description: the paragraph after "Summary:", unlabeled paragraphs, and list items. */
export function writeStory(
  entry: LabeledEntry,
  path: string,
  writer: FieldWriter,
): { summary?: string; bullets: Bullet[] } {
  const body = readBody(entry.body);
  const own = entry.facts.get('summary');
  const summary = joinFragments([...(own ? [own] : []), ...body.paragraphs]);
  return {
    ...(summary.text === '' ? {} : { summary: writer.note(`${path}/summary`, summary, 0.9) }),
    bullets: writer.bullets(path, body.bullets, 0.95),
  };
}
