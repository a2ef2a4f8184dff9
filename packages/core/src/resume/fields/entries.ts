import type { DateMatch } from '../dates/index.ts';
import { isDateOnly, isPersonalFact, isPlace, opensWithAction, placeAtEnd } from '../facts/index.ts';
import { datesOf, isWrapped, joinLines, type Line } from '../layout/index.ts';
import { degreeLength, institutionScore } from '../lexicon/degrees.ts';
import { isBareKind, organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import type { DocumentLooks } from '../sections/index.ts';
import { isUrlOnly } from './contact-patterns.ts';
import { type HeadLine, storyAfter } from './parts.ts';

/** One job, degree or project: the lines that name it, and the lines that describe it. */
export interface Entry {
  head: HeadLine[];
  body: Line[];
}

type Role = 'head' | 'bullet' | 'more' | 'text';

/**
 * Splits the lines of a section into entries. Heads are distinguished from bodies by style, length, indentation, dates and list
 * markers; consecutive heads without a body in between are separated by dates, gaps and styles.
 * @param heads lines that are known to name an entry
 */
export function findEntries(
  lines: readonly Line[],
  looks: DocumentLooks,
  heads: ReadonlySet<Line> = new Set(),
): Entry[] {
  const roles = assignRoles(lines, looks, heads);
  const blocks = splitBlocks(lines, roles);
  const dated = blocks.some((block) => block.head.some((head) => head.dates.length > 0));
  const first = findLeadingLook(blocks, dated);
  const entries: Entry[] = [];
  for (const block of blocks) {
    const previous = entries[entries.length - 1];
    if (block.head.length === 0 || (previous && !startsEntry(block, dated, first))) {
      if (previous) previous.body.push(...block.head.map((head) => head.line), ...block.body);
      else entries.push({ head: [], body: block.body });
      continue;
    }
    entries.push(...splitByLook({ ...block, head: joinWraps(block.head) }).flatMap(splitHeads));
  }
  return entries;
}

/** Splits a section into entries at lines that are known to contain all of an entry's names. */
export function entriesAt(lines: readonly Line[], heads: ReadonlySet<Line>): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries[entries.length - 1];
    if (heads.has(line)) entries.push({ head: [{ line, dates: datesOf(line) }], body: [] });
    else if (last) last.body.push(line);
    else entries.push({ head: [], body: [line] });
  }
  return entries;
}

/** Rejoins names that wrapped at the end of a line in a narrow column. */
function joinWraps(head: readonly HeadLine[]): HeadLine[] {
  const joined: HeadLine[] = [];
  for (const each of head) {
    const last = joined[joined.length - 1];
    if (last && isRestOf(each.line, last.line)) {
      const line = joinLines(last.line, each.line);
      joined[joined.length - 1] = { line, dates: datesOf(line) };
    } else joined.push(each);
  }
  return joined;
}

/** A line in the same style as the end of the line above, too long to fit there, that isn't a name itself. */
function isRestOf(line: Line, above: Line): boolean {
  if (line.cells.length > 1 || !endsAsItStarts(above, line)) return false;
  if (isBareKind(line.text) && line.gap < 1.6) return true;
  if (!isWrapped(above, line)) return false;
  if (above.text.endsWith('-') || /^[\p{Ll}(&]/u.test(line.text)) return true;
  // "University of Texas at" / "Austin": no name ends in a preposition.
  if (OPEN_END_PATTERN.test(above.text)) return true;
  const place = isPlace(line.text) && (line.text.includes(',') || !(line.spans[0]?.bold ?? false));
  if (place || datesOf(above).length > 0 || datesOf(line).length > 0) return false;
  const own = getMeaning(line.text);
  // "Harbour Freight — Senior" / "Analyst": only text in the same style continues.
  const last = above.spans[above.spans.length - 1];
  const before = getMeaning(above.text.slice(above.spans.length > 1 ? last?.start : 0));
  if (own === undefined) return true;
  if (own === 'title') return before === undefined;
  return !line.text.includes(' ') && (before === undefined || before === own);
}

const OPEN_END_PATTERN = /\s(?:at|of|in|and|for|the|&|de|del|da|do|di|du|des|der|für|et|y)$/u;

function endsAsItStarts(above: Line, line: Line): boolean {
  const end = above.spans[above.spans.length - 1];
  const start = line.spans[0];
  return (
    end !== undefined &&
    start !== undefined &&
    end.bold === start.bold &&
    end.italic === start.italic &&
    Math.abs(end.size - start.size) <= 0.4
  );
}

/** What the words of a line name. */
function getMeaning(text: string): 'title' | 'degree' | 'organization' | undefined {
  if (titleScore(text) >= 2) return 'title';
  if (degreeLength(text) > 0) return 'degree';
  return organizationScore(text) >= 1.4 || institutionScore(text) > 0 ? 'organization' : undefined;
}

interface Look {
  bold: boolean;
  italic: boolean;
  size: number;
  x0: number;
}

function getLook(line: Line): Look {
  const span = line.spans[0];
  return { bold: span?.bold ?? false, italic: span?.italic ?? false, size: span?.size ?? line.size, x0: line.x0 };
}

function isSameLook(a: Look, b: Look, x = true): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < 0.4 && (!x || Math.abs(a.x0 - b.x0) < 4)
  );
}

function findLeadingLook(blocks: Entry[], dated: boolean): Look | undefined {
  const block = blocks.find(
    (each) => each.head.length > 0 && (!dated || each.head.some((head) => head.dates.length > 0)),
  );
  const line = block?.head[0]?.line;
  return line && getLook(line);
}

/** Whether heads start a new entry, and not a group of lines within the one above. */
function startsEntry(block: Entry, dated: boolean, first: Look | undefined): boolean {
  if (!dated) {
    const line = block.head[0]?.line;
    return line !== undefined && first !== undefined && isSameLook(getLook(line), first, false);
  }
  if (block.head.some((head) => head.dates.length > 0)) return true;
  const line = block.head[0]?.line;
  if (!line || !first || line.text.endsWith(':')) return false;
  // "Data Governance": the name of a part of the description in the style of the names.
  const isPart =
    block.head.length === 1 &&
    block.body[0]?.marker !== undefined &&
    block.body[0].marker > 0 &&
    getMeaning(line.text) === undefined &&
    !isPlace(line.text) &&
    line.spans.length === 1;
  const distinct = first.bold || first.italic || line.gap > 1.6;
  return distinct && !isPart && isSameLook(getLook(line), first) && !isUrlOnly(line.text);
}

function splitBlocks(lines: readonly Line[], roles: Role[]): Entry[] {
  const blocks: Entry[] = [];
  let current: Entry | undefined;
  lines.forEach((line, i) => {
    if (roles[i] === 'head') {
      if (!current || current.body.length > 0) {
        current = { head: [], body: [] };
        blocks.push(current);
      }
      current.head.push({ line, dates: datesOf(line) });
    } else {
      if (!current) {
        current = { head: [], body: [] };
        blocks.push(current);
      }
      current.body.push(line);
    }
  });
  return blocks;
}

function assignRoles(lines: readonly Line[], looks: DocumentLooks, heads: ReadonlySet<Line>): Role[] {
  const roles: Role[] = [];
  let bullet: Line | undefined;
  const right = Math.max(0, ...lines.map((line) => line.x1));
  const hasHeads = lines.some((line) => line.marker === 0);
  const indent = bodyIndent(lines);
  lines.forEach((line, i) => {
    const previous = lines[i - 1];
    const previousRole = roles[i - 1];
    let role: Role;
    if (heads.has(line)) role = 'head';
    else if (line.marker > 0 && (hasHeads || datesOf(line).length === 0)) role = 'bullet';
    else if (bullet && previous && !line.whole && isWrappedRest(line, previous, bullet, right)) role = 'more';
    else if (previousRole === 'text' && previous && isFormNote(previous.text) && datesOf(line).length === 0)
      role = 'text';
    else if (previousRole === 'head' && line.marker === 0 && isUrlOnly(line.text)) role = 'head';
    else if (line.x0 >= indent && !line.spans[0]?.bold && datesOf(line).length === 0) role = 'text';
    else role = scoreHead(line, previous, previousRole, looks, right) >= HEAD_POINTS ? 'head' : 'text';
    if (role === 'bullet') bullet = line;
    else if (role !== 'more') bullet = undefined;
    roles.push(role);
  });
  raiseNames(lines, roles);
  return roles;
}

/** Distance by which descriptions are indented, in points. */
const INDENT_POINTS = 5;

/**
 * The left edge from which lines are descriptions: right of the names, if the lines with dates each have a title and an
 * employer in separate cells, or a second name at the same edge above or below.
 */
export function bodyIndent(lines: readonly Line[]): number {
  let dated = 0;
  const edges: number[] = [];
  lines.forEach((line, i) => {
    if (line.marker > 0 || line.whole || datesOf(line).length === 0) return;
    dated++;
    const names = line.cells.filter((cell) => !isDateOnly(line.text.slice(cell.start, cell.end)));
    const edge = names[0]?.x0 ?? line.x0;
    const beside = [lines[i - 1], lines[i + 1]].some((other) => other !== undefined && isNameAt(other, edge));
    if (names.length >= 2 || (names.length === 1 && beside)) edges.push(edge);
  });
  if (edges.length < 2 || edges.length < 0.8 * dated) return Number.POSITIVE_INFINITY;
  return Math.max(...edges) + INDENT_POINTS;
}

function isNameAt(line: Line, edge: number): boolean {
  const isShort = countWords(line.text) <= 10 && line.marker === 0 && datesOf(line).length === 0;
  return isShort && Math.abs(line.x0 - edge) < INDENT_POINTS && !isSentence(line.text);
}

/** The line directly above a date-only line names the entry, even if it doesn't look like a head. */
function raiseNames(lines: readonly Line[], roles: Role[]): void {
  lines.forEach((line, i) => {
    if (roles[i] !== 'head' || !isDateOnly(line.text)) return;
    for (let k = i - 1; k >= Math.max(0, i - 2); k--) {
      const above = lines[k] as Line;
      const named =
        roles[k] === 'text' &&
        countWords(above.text) <= 12 &&
        !isSentence(above.text) &&
        !isUrlOnly(above.text) &&
        !opensWithAction(above.text);
      if (!named || (lines[k + 1]?.gap ?? 0) > 1.9) break;
      roles[k] = 'head';
    }
  });
}

function isSentence(text: string): boolean {
  return /[.!?]$/.test(text) && !ABBREVIATION_PATTERN.test(text);
}

/** Whether a line is the wrapped rest of a bullet. */
function isWrappedRest(line: Line, previous: Line, bullet: Line, right: number): boolean {
  if (line.column !== bullet.column && line.gap !== Number.POSITIVE_INFINITY) return false;
  const sameSize = Math.abs(line.size - bullet.size) < 0.6;
  if (!sameSize) return false;
  const boldHead = (line.spans[0]?.bold ?? false) && !(bullet.spans[1] ?? bullet.spans[0])?.bold;
  if (boldHead && (line.x0 < bullet.textX - 4 || !/^\p{Ll}/u.test(line.text))) return false;
  if (Math.abs(line.x0 - bullet.textX) < 4 && !hasOwnDate(line)) return true;
  const small = /^[\p{Ll}\d(&]/u.test(line.text);
  const full = previous.x1 > right - 0.12 * (right - bullet.x0);
  return line.x0 >= bullet.x0 - 2 && line.gap < 2 && small && full && !hasOwnDate(line);
}

/** A period at the end of the line or in a separate cell. */
function hasOwnDate(line: Line): boolean {
  const dates = datesOf(line);
  const last = dates[dates.length - 1];
  return last !== undefined && last.kind === 'range' && (line.cells.length > 1 || last.to >= line.text.length - 1);
}

const HEAD_POINTS = 1.5;
/** Longer lines, in characters, without a date are descriptions and not names. */
const LONG_LINE_LENGTH = 110;

interface HeadEvidence {
  line: Line;
  /** The number of words outside dates. */
  words: number;
  dated: boolean;
  previous: Line | undefined;
  previousRole: Role | undefined;
  looks: DocumentLooks;
  right: number;
}

/** Evidence for and against a line that names an entry. */
const HEAD_EVIDENCE: readonly (readonly [holds: (evidence: HeadEvidence) => boolean, points: number])[] = [
  [({ dated, words }) => dated && words <= 16, 3],
  [({ line }) => line.cells.length > 1, 1.5],
  [({ line, looks }) => (line.spans[0]?.bold ?? false) && !looks.bodyBold, 1.5],
  [({ line, dated }) => dated && line.spans.some((span) => span.bold) && !line.bold, 1],
  [({ line, looks, words }) => line.bold && !looks.bodyBold && words >= 12 && !isSentence(line.text), 2],
  [({ line, looks, words }) => !looks.bodyBold && words <= 8 && endsInBold(line), 1],
  [({ line }) => line.spans[0]?.italic ?? false, 1],
  [({ line, looks }) => line.size > 1.05 * looks.bodySize, 1],
  [({ words }) => words <= 8, 1],
  [({ words }) => words <= 4, 0.5],
  [({ words }) => words >= 12, -2],
  [({ words }) => words >= 16, -3],
  [({ line, words }) => words <= 6 && (isPlace(line.text) || isDateOnly(line.text)), 2],
  [({ line, words }) => words === 1 && isUrlOnly(line.text), -1],
  [({ line, words }) => words <= 10 && (titleScore(line.text) >= 2 || organizationScore(line.text) >= 2), 1],
  [({ line }) => isSentence(line.text), -2],
  [({ line, dated }) => !dated && opensWithAction(line.text), -4],
  [({ line }) => isPersonalFact(line.text), -6],
  [({ line, words }) => words <= 9 && placeAtEnd(line.text) !== undefined, 1],
  [({ line, words, previousRole }) => previousRole === 'head' && words <= 8 && !isSentence(line.text), 0.5],
  [({ line, looks }) => /^\p{Ll}/u.test(line.text) && (!line.bold || looks.bodyBold), -2],
  [({ line }) => line.text.endsWith(':'), -1.5],
  [({ line }) => NOTE_PATTERN.test(line.text), -4],
  [({ line, dated }) => !dated && !line.bold && KEYWORDS_PATTERN.test(line.text), -2.5],
  [({ previous }) => previous === undefined, 2],
  [
    ({ line, previous, previousRole }) =>
      previousRole === 'text' && previous !== undefined && isContinuation(line, previous),
    -1.5,
  ],
  [
    ({ previous, previousRole, right }) =>
      previousRole === 'text' && previous !== undefined && previous.x1 > 0.92 * right,
    -0.5,
  ],
];
/** "Reno, NV — **Corner Bread**": a name in bold at the end of a line. */
function endsInBold({ spans, text }: Line): boolean {
  const last = spans[spans.length - 1];
  return spans.length > 1 && last?.bold === true && spans[0]?.bold === false && !isSentence(text);
}

/** "Data Analysis • Reporting • Research": the keywords of an entry. */
const KEYWORDS_PATTERN = /^[^•·|]{2,32}(?:\s?[•·]\s?[^•·|]{2,32}){2,}$/u;

/** Lines that describe an entry, even if they contain dates. */
const NOTE_PATTERN =
  /^(?:(?:cumulative|major|overall|minor|cum\.?)?\s*c?gpa\b|(?:relevant |selected |key |major |core )?(?:coursework|courses|modules)\b|(?:annual )?dean[’']?s (?:honou?rs? )?list|(?:honou?rs?|awards?|achievements|activities|leadership|involvement|scholarships?)(?:\s?(?:\/|&|and)\s?\p{L}+)?:|thesis\b|dissertation\b|activities:|achievements?:|key (?:achievements|responsibilities|projects)|responsibilities:|technologies(?: used)?:|tech(?:nology)? stack:|tools:|skills:|environment:|advisor:|minors?:|advised by|(?:(?:okay|ok) to contact(?: this)? supervisor|(?:okay|ok) to contact|supervisor|hours|hours per week|salary|pay|wage|starting (?:salary|pay|wage)|ending (?:salary|pay|wage)|reason for leaving|may (?:we )?contact|reports? to|reported to|manager|grade(?: level)?|pay grade|series|shift|job type|employment type|team size|phone|telephone|address|website)\s*(?:\([^)]*\))?:|(?:key |main |major |selected |notable )?(?:highlights|responsibilities|duties|accomplishments|achievements|contributions|results|tasks|projects|description|aufgaben|missions|tareas)(?: \([^()]{1,24}\))?\s*[:;]?$|duties, accomplishments,? and related skills:?$)/iu;
/** "Hours per week: 40": on a form, the title can be below such lines. */
function isFormNote(text: string): boolean {
  return FORM_NOTE_PATTERN.test(text);
}
const FORM_NOTE_PATTERN = /^(?:hours(?: per week)?|salary|pay|wage|pay grade|grade(?: level)?|series)\s*:/iu;

/** Whether a line only describes an entry, judged by its first words: "Hours per week: 40". */
export function isNote(text: string): boolean {
  return NOTE_PATTERN.test(text);
}

const ABBREVIATION_PATTERN =
  /(?<![\p{L}\p{N}])(?:inc|co|corp|ltd|jr|sr|dept|llc|u\.s|u\.s\.a|no|st|bros|gov|\p{L})\.$/iu;

function scoreHead(
  line: Line,
  previous: Line | undefined,
  previousRole: Role | undefined,
  looks: DocumentLooks,
  right: number,
): number {
  const dates = datesOf(line).filter((date) => !isWithinSentence(line, date));
  if (line.text.length > LONG_LINE_LENGTH && dates.length === 0) return 0;
  // A description that starts on the line doesn't count.
  const first = dates[0];
  const end = first ? storyAfter(line.text, first.to) : line.text.length;
  let words = countWords(line.text.slice(0, end).replace(LONG_BRACKETS_PATTERN, ''));
  for (const date of dates) if (date.to <= end) words -= countWords(line.text.slice(date.from, date.to));
  const evidence: HeadEvidence = { line, words, dated: dates.length > 0, previous, previousRole, looks, right };
  let points = 0;
  for (const [holds, worth] of HEAD_EVIDENCE) if (holds(evidence)) points += worth;
  return points;
}

/** "Engineer (Promoted from Grade 3 to Grade 5 in 18 months)": a note in brackets. */
const LONG_BRACKETS_PATTERN = /\s\((?:[^()\s]+\s){3,}[^()]*\)/gu;

/** "Recognised as the best of the region in 2023": a preposition before the year, after several other words. */
function isWithinSentence(line: Line, date: DateMatch): boolean {
  const before = line.text.slice(0, date.from);
  return date.kind === 'point' && LEADS_TO_DATE_PATTERN.test(before) && before.split(' ').length > 5;
}
const LEADS_TO_DATE_PATTERN = /[\p{L}\d)] (?:in|by|during|for|of|the|im|en|em|nel|w)\s$/u;

const SIGNS = '|–—-•·/&+';

function countWords(text: string): number {
  let count = 1;
  for (let i = 0; i < text.length; i++) {
    const space = text[i] === ' ' || text[i] === '\t';
    // Not a bar or a dash between words.
    if (space && !(SIGNS.includes(text[i + 1] ?? 'x') && text[i + 2] === ' ')) count++;
  }
  return count;
}

function isContinuation(line: Line, previous: Line): boolean {
  return isSameLook(getLook(line), getLook(previous)) && line.gap <= previous.gap + 0.2;
}

/** Space above an entry, as a multiple of the space between the lines of its head. */
const ENTRY_GAP = 1.2;

/** Separates consecutive heads without a body at each line that has the style of the first one and a larger gap above it. */
function splitByLook({ head, body }: Entry): Entry[] {
  const starts = [0];
  let inner = 0;
  head.forEach(({ line }, i) => {
    const first = head[0]?.line;
    const above = head[i - 1]?.line;
    if (!first || !above) return;
    const again =
      first.bold &&
      isSameLook(getLook(line), getLook(first)) &&
      !isSameLook(getLook(above), getLook(first)) &&
      inner > 0 &&
      line.gap > ENTRY_GAP * inner &&
      !isDateOnly(line.text);
    if (again) {
      starts.push(i);
      inner = 0;
    } else if (Number.isFinite(line.gap)) inner = Math.max(inner, line.gap);
  });
  // A role without dates belongs to the employer above it, and the dates are the employer's.
  const dated = head.some((each) => each.dates.length > 0);
  const retained = starts.filter(
    (start, k) => k === 0 || !dated || head.slice(start, starts[k + 1]).some((each) => each.dates.length > 0),
  );
  return retained.map((start, k) => {
    const next = retained[k + 1];
    return { head: head.slice(start, next), body: next === undefined ? body : [] };
  });
}

/** Separates consecutive heads without a body: each entry has one period. */
function splitHeads(block: Entry): Entry[] {
  const { head, body } = block;
  const dated: number[] = [];
  head.forEach((each, i) => {
    const before = dated[dated.length - 1];
    const above = before === i - 1 ? head[before] : undefined;
    const closesRange = above !== undefined && (above.dates.at(-1)?.open === true || areStackedDates(above, each));
    if (each.dates.length > 0 && !closesRange) dated.push(i);
  });
  if (dated.length < 2) return [block];
  const starts = [0];
  for (let k = 1; k < dated.length; k++) {
    starts.push(findBoundary(head, dated[k - 1] as number, dated[k] as number, dated[0] as number));
  }
  return starts.map((start, k) => {
    const next = starts[k + 1];
    return { head: head.slice(start, next), body: next === undefined ? body : [] };
  });
}

/** A start date above an end date. */
function areStackedDates(above: HeadLine, below: HeadLine): boolean {
  const hasSingleDate = (each: HeadLine) =>
    each.dates.length === 1 && each.dates[0]?.kind === 'point' && isDateOnly(each.line.text);
  return hasSingleDate(above) && hasSingleDate(below);
}

/** Index of the line between two dated lines where the second entry starts. */
function findBoundary(head: HeadLine[], from: number, to: number, offset: number): number {
  if (to === from + 1) return to;
  const first = getLook((head[0] as HeadLine).line);
  let best = to;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = from + 1; i <= to; i++) {
    const { line } = head[i] as HeadLine;
    const gap = Number.isFinite(line.gap) ? line.gap : 4;
    let score = 2 * Math.min(3, gap);
    if (isSameLook(getLook(line), first)) score += 2;
    if (i === to - offset) score += 1.5;
    if (isPlace(line.text)) score -= 2;
    if (score > bestScore + 0.01) {
      bestScore = score;
      best = i;
    }
  }
  return best;
}
