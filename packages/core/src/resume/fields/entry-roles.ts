import type { DateMatch } from '../dates/index.ts';
import { isDateOnly, isPersonalFact, isPlace, opensWithAction, placeAtEnd } from '../facts/index.ts';
import { datesOf, type Line } from '../layout/index.ts';
import { organizationScore } from '../lexicon/organizations.ts';
import { titleScore } from '../lexicon/titles.ts';
import type { DocumentLooks } from '../sections/index.ts';
import { isUrlOnly } from './contact-patterns.ts';
import { getLook, isSameLook } from './entry-looks.ts';
import { storyAfter } from './part-story.ts';

export type Role = 'head' | 'bullet' | 'more' | 'text';

export function assignRoles(lines: readonly Line[], looks: DocumentLooks, heads: ReadonlySet<Line>): Role[] {
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
