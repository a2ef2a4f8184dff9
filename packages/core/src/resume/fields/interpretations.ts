import { findDates, isPresent } from '../dates/index.ts';
import { isDateOnly } from '../facts/index.ts';
import { cutLine, datesOf, isWrapped, joinLines, type Line } from '../layout/index.ts';

/** Left edges closer than this belong to one list level, in points. */
const LEVEL_TOLERANCE = 4;

/** One possible interpretation of a section's lines. */
export interface Interpretation {
  lines: readonly Line[];
  /** Lines that name an entry, even if they don't look like it. */
  heads: ReadonlySet<Line>;
  /** No other line names an entry. */
  isComplete?: boolean;
}

const NO_LINES: ReadonlySet<Line> = new Set();

/**
 * The possible interpretations of a section's lines: unchanged, and with the outermost list markers as the start of entries ("•
 * Employer" above a list of what was done there). The reader uses the one that names more.
 */
function listInterpretations(broken: readonly Line[]): readonly Interpretation[] {
  const lines = joinPeriods(broken.flatMap(splitMarginDate));
  const plain = { lines, heads: NO_LINES };
  const marked = lines.filter((line) => line.marker > 0);
  if (marked.length === 0) return [plain];
  const edge = Math.min(...marked.map((line) => line.x0));
  const first = marked.find((line) => line.x0 < edge + LEVEL_TOLERANCE);
  const isOuter = (line: Line) =>
    line.marker > 0 &&
    line.x0 < edge + LEVEL_TOLERANCE &&
    first !== undefined &&
    getMarkerKind(line) === getMarkerKind(first);
  const outer = marked.filter(isOuter);
  // Items of a one-level list are entries only if most of them have a date.
  const dated = outer.filter((line) => {
    const at = lines.indexOf(line);
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const over = lines[at - 2];
    const opens = over === undefined || over.marker > 0 || over.x0 > edge + LEVEL_TOLERANCE;
    const headed = above?.marker === 0 && isDateOnly(above.text) && opens;
    const isBeneath = below !== undefined && (below.x0 > edge + LEVEL_TOLERANCE || isDateOnly(below.text));
    const followed = below?.marker === 0 && isBeneath && hasPeriod(below);
    return headed || followed || hasPeriod(line) || namesBelow(lines, at);
  });
  if (outer.length === marked.length && dated.length < MAJORITY_SHARE * outer.length) return [plain];
  return [plain, removeMarkers(lines, edge, isOuter)];
}

/** Whether the line's entry goes on below, without markers, to its period ("• Employer" / "Title" / "2019 – 2021"). */
function namesBelow(lines: readonly Line[], at: number): boolean {
  for (const line of lines.slice(at + 1, at + 1 + MAX_NAMES_BELOW)) {
    if (line.marker > 0) return false;
    if (hasPeriod(line)) return true;
  }
  return false;
}
const MAX_NAMES_BELOW = 3;

/** The kind of list marker: the numbers of a list are one kind. */
function getMarkerKind({ text }: Line): string {
  return /^\d/.test(text) ? '1' : (text[0] ?? '');
}

/** Text with at least this many words, most of them in lowercase, describes something. */
const MIN_STORY_WORDS = 8;
const MIN_LOWERCASE_SHARE = 0.6;

/** A date in a margin next to a description line, below the names: each becomes a separate line. */
function splitMarginDate(line: Line): Line[] {
  const [first, second] = line.cells;
  if (!first || !second || line.marker > 0 || !isDateOnly(line.text.slice(0, first.end))) return [line];
  const words = line.text.slice(second.start).split(' ');
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words.length < MIN_STORY_WORDS || small < MIN_LOWERCASE_SHARE * words.length) return [line];
  const rest = cutLine(line, second.start);
  return [cutLine(line, 0, first.end), { ...rest, gap: Math.min(line.gap, MAX_REST_GAP) }];
}
const MAX_REST_GAP = 1.2;

/** Joins lines that a period wrapped across ("(August 2005 – May" / "2007)"). */
export function joinPeriods(broken: readonly Line[]): readonly Line[] {
  const lines = joinStacked(broken);
  if (!lines.some((line, i) => isBroken(line, lines[i + 1]))) return lines;
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    if (last && isBroken(last, line)) joined[joined.length - 1] = joinLines(last, line);
    else joined.push(line);
  }
  return joined;
}

/** "May 2015", "to" and "Current" on three lines, as cells of a table become in plain text. */
function joinStacked(lines: readonly Line[]): readonly Line[] {
  if (!lines.some((line) => TO_PATTERN.test(line.text))) return lines;
  const joined: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, to, end] = [lines[i] as Line, lines[i + 1], lines[i + 2]];
    const isStacked =
      to !== undefined &&
      end !== undefined &&
      TO_PATTERN.test(to.text) &&
      isDateOnly(line.text) &&
      (isDateOnly(end.text) || isPresent(end.text));
    joined.push(isStacked ? joinLines(joinLines(line, to), end) : line);
    if (isStacked) i += 2;
  }
  return joined;
}
const TO_PATTERN = /^(?:to|until|till|thru|through|bis|à|au|a|al|até|[–—-])$/iu;

/** Maximum length of the rest of a period, in characters. */
const MAX_REST_LENGTH = 28;

function isBroken(line: Line, next: Line | undefined): boolean {
  if (!next) return false;
  // "… • Jan 2013 – May" / "2013", also where the next line is read as a part of another column.
  if (/^(?:19|20)\d{2}$/.test(next.text) && /\d{4} [–—-] \p{L}{3,}\.?$/u.test(line.text) && endsInMonth(line.text))
    return true;
  // "… Developer March" / "2006 - April 2006"
  if (/^(?:19|20)\d{2}\s?[–—-]/.test(next.text) && next.text.length <= MAX_REST_LENGTH && endsInMonth(line.text))
    return true;
  if (!isWrapped(line, next)) return false;
  const end = line.text.length;
  // "… | Expected Dec" / "2025 | GPA: 4.0"
  if (/^(?:19|20)\d{2}\b/.test(next.text) && endsInMonth(line.text)) return true;
  if (next.text.length > MAX_REST_LENGTH || !/\d{4}\)?$/.test(next.text)) return false;
  return findDates(`${line.text} ${next.text}`).some(
    (date) => date.kind === 'range' && date.from < end && date.to > end + 1,
  );
}

function endsInMonth(text: string): boolean {
  const word = /(\p{L}{3,})\.?$/u.exec(text)?.[1];
  return word !== undefined && /^\p{Lu}/u.test(word) && findDates(`${word} 2020`)[0]?.start?.includes('-') === true;
}

const MAJORITY_SHARE = 0.6;

function hasPeriod(line: Line): boolean {
  return datesOf(line).some((date) => date.kind === 'range');
}

/** The lines without the markers of one level; a period above several items is repeated above each of them. */
function removeMarkers(lines: readonly Line[], edge: number, isOuter: (line: Line) => boolean): Interpretation {
  const result: Line[] = [];
  const heads = new Set<Line>();
  let period: Line | undefined;
  let last: Line | undefined;
  for (const line of lines) {
    const within = last === undefined || last.marker > 0 || last.x0 > edge + LEVEL_TOLERANCE;
    if (!isOuter(line)) {
      if (line.marker === 0 && line.x0 <= edge + LEVEL_TOLERANCE)
        period = within && isDateOnly(line.text) ? line : undefined;
      result.push(line);
    } else {
      const bare = cutLine(line, line.marker);
      if (period && last !== period && datesOf(line).length === 0) result.push({ ...period, gap: bare.gap });
      heads.add(bare);
      result.push(bare);
    }
    last = line;
  }
  return { lines: result, heads };
}

/**
 * Reads each interpretation of the lines and returns the reading with the highest worth, or the plain one in case of a tie. If
 * nothing is missing from the plain reading, the others are not tried.
 */
export function bestReading<T>(
  lines: readonly Line[],
  read: (interpretation: Interpretation) => readonly T[],
  {
    worth,
    isWhole,
    more = [],
  }: {
    worth: (entries: readonly T[]) => number;
    isWhole: (entry: T) => boolean;
    /** Interpretations by the words of this kind of section. */
    more?: readonly Interpretation[];
  },
): readonly T[] {
  const [plain, ...marked] = listInterpretations(lines) as [Interpretation, ...Interpretation[]];
  const others = [...marked, ...more];
  let chosen = read(plain);
  if (others.length === 0 || (chosen.length > 0 && chosen.every(isWhole))) return chosen;
  let most = worth(chosen);
  for (const other of others) {
    const entries = read(other);
    const value = worth(entries);
    if (value <= most) continue;
    most = value;
    chosen = entries;
  }
  return chosen;
}
