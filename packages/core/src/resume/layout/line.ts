import { type DateMatch, findDates } from '../dates/index.ts';
import { NAMELESS_FONT, type SourceLine, type Span, type TextRun } from '../source.ts';
import { foldLigatures, removeControls } from './glyph-text.ts';
import { isBulletRun, markerLength, UNKNOWN } from './glyphs.ts';
import { orderWords } from './right-to-left.ts';
import { isApart } from './rows.ts';
import type { Row, Segment } from './segments.ts';

/** A part of a line in one style. */
export interface StyleSpan {
  start: number;
  end: number;
  bold: boolean;
  italic: boolean;
  color: number;
  size: number;
  /** Set only if the font alone distinguishes the style. */
  font: string;
}

/** A part of a line between tab-wide gaps. */
export interface Cell {
  start: number;
  end: number;
  x0: number;
  x1: number;
}

/** One line of the document, with everything that field extraction uses. */
export interface Line {
  page: number;
  /** Index in the lines of its `SourcePage`. */
  number: number;
  /** Words separated by one space, cells by one tab. */
  text: string;
  words: SourceLine['words'];
  cells: Cell[];
  spans: StyleSpan[];
  links: { start: number; end: number; href: string }[];
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Font size of most of its letters, in points. */
  size: number;
  /** Whether most of its letters are bold, or italic. */
  bold: boolean;
  italic: boolean;
  color: number;
  /** Whether all cased letters are capitals, or drawn as such. */
  upper: boolean;
  /** Length of the list marker at its start, in characters; 0 if there is none. */
  marker: number;
  /** Left edge of the text after the list marker. */
  textX: number;
  /** Column of the page that it is in; 0 is the page itself. */
  column: number;
  /** Enclosing columns, innermost first and including its own, as `page:number`. */
  within: readonly string[];
  /** Right edge of the text of that column. */
  right: number;
  /** Distance to the line above in the same column, in font sizes; infinite for the first. */
  gap: number;
  /** A complete paragraph: it doesn't continue on the next line or from the one above. */
  whole: boolean;
  /** In a margin left of the text, such as a heading next to its section. */
  margin: boolean;
  /** There is a rule directly below or above it. */
  ruled: boolean;
  /** The lines that it was joined from, if there are several. */
  origins?: readonly Origin[];
}

/** The characters of a joined line from `start` on are the page line's characters from `offset` on. */
interface Origin {
  start: number;
  page: number;
  number: number;
  offset: number;
}

/**
 * Writes the words of a row as a line; the caller sets `number`, `gap` and `ruled`.
 * @param inOrder the words are read from left to right, regardless of their script
 */
export function toLine(row: Row, page: number, column: number, inOrder: boolean): Line {
  const writer = new LineWriter(inOrder);
  const segments = row.segments;
  for (let i = 0; i < segments.length; i++)
    writer.segment(segments[i] as Segment, i === 0 ? '' : row.stacked ? ' ' : '\t');
  return writer.finish(row, page, column);
}

class LineWriter {
  #text = '';
  readonly #words: SourceLine['words'] = [];
  readonly #cells: Cell[] = [];
  readonly #spans: StyleSpan[] = [];
  readonly #links: Line['links'] = [];
  #textX = Number.NaN;
  /** Every word so far is in small capitals. */
  #smallCaps = true;
  readonly #inOrder: boolean;

  constructor(inOrder: boolean) {
    this.#inOrder = inOrder;
  }

  segment(segment: Segment, separator: string): void {
    this.#text += separator;
    const start = this.#text.length;
    let previous: TextRun | undefined;
    for (const word of this.#inOrder ? segment.words : orderWords(segment.words)) {
      if (previous && isApart(previous, word)) this.#text += ' ';
      this.#word(word);
      previous = word;
    }
    const end = this.#text.length;
    const last = this.#cells[this.#cells.length - 1];
    if (last && separator !== '\t') {
      this.#cells[this.#cells.length - 1] = {
        ...last,
        end,
        x0: Math.min(last.x0, segment.x0),
        x1: Math.max(last.x1, segment.x1),
      };
    } else this.#cells.push({ start, end, x0: segment.x0, x1: segment.x1 });
  }

  #word(word: TextRun): void {
    const start = this.#text.length;
    const text = word.text === UNKNOWN ? '•' : foldLigatures(removeControls(word.text));
    this.#text += text;
    const end = this.#text.length;
    this.#words.push({ start, end, x: word.x, width: word.width });
    if (Number.isNaN(this.#textX) && (start > 0 || !isBulletRun(word))) this.#textX = word.x;
    this.#style(word, start, end);
    this.#smallCaps &&= SMALL_CAPS_PATTERN.test(word.font);
    if (word.href !== undefined) this.#link(word.href, start, end);
  }

  #style(word: TextRun, start: number, end: number): void {
    const last = this.#spans[this.#spans.length - 1];
    if (
      last &&
      last.bold === word.bold &&
      last.italic === word.italic &&
      last.color === word.color &&
      Math.abs(last.size - word.fontSize) < 0.3 &&
      (last.font === '' || last.font === word.font)
    ) {
      last.end = end;
      return;
    }
    const font = word.font.startsWith(NAMELESS_FONT) ? word.font : '';
    this.#spans.push({
      start,
      end,
      bold: word.bold,
      italic: word.italic,
      color: word.color,
      size: word.fontSize,
      font,
    });
  }

  #link(href: string, start: number, end: number): void {
    const last = this.#links[this.#links.length - 1];
    if (last && last.href === href) last.end = end;
    else this.#links.push({ start, end, href });
  }

  finish(row: Row, page: number, column: number): Line {
    const text = this.#text;
    const look = findDominantStyle(this.#spans);
    const x0 = Math.min(...this.#cells.map((cell) => cell.x0));
    return {
      page,
      number: 0,
      text,
      words: this.#words,
      cells: this.#cells,
      spans: this.#spans,
      links: this.#links,
      x0,
      x1: Math.max(...this.#cells.map((cell) => cell.x1)),
      top: row.top,
      bottom: row.bottom,
      baseline: row.baseline,
      size: look.size,
      bold: look.bold,
      italic: look.italic,
      color: look.color,
      upper: isUpper(text) || this.#smallCaps,
      marker: markerLength(text),
      textX: Number.isNaN(this.#textX) ? x0 : this.#textX,
      column,
      within: [],
      right: 0,
      gap: Number.POSITIVE_INFINITY,
      whole: false,
      margin: false,
      ruled: false,
    };
  }
}

/** Names of fonts whose lowercase letters are drawn as small capitals: "TeXGyrePagella-SC", "CMCSC10". */
const SMALL_CAPS_PATTERN = /(?:[-_]SC|CSC\d*|small-?caps?)\b/i;

/** The style of most letters. */
export function findDominantStyle(spans: StyleSpan[]): { bold: boolean; italic: boolean; color: number; size: number } {
  let total = 0;
  let bold = 0;
  let italic = 0;
  let longest: StyleSpan | undefined;
  for (const span of spans) {
    const length = span.end - span.start;
    total += length;
    if (span.bold) bold += length;
    if (span.italic) italic += length;
    if (!longest || length > longest.end - longest.start) longest = span;
  }
  return {
    bold: bold > 0.7 * total,
    italic: italic > 0.7 * total,
    color: longest?.color ?? 0,
    size: longest?.size ?? 0,
  };
}

export function isUpper(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

const DATES = new WeakMap<Line, DateMatch[]>();

/** The cached dates of a line. */
export function datesOf(line: Line): DateMatch[] {
  let dates = DATES.get(line);
  if (!dates) {
    dates = findDates(line.text);
    DATES.set(line, dates);
  }
  return dates;
}

/** The positions of characters `start` to `end` of a line. */
export function spansOf(line: Line, start: number, end: number): Span[] {
  if (start >= end) return [];
  if (!line.origins) return [{ page: line.page, line: line.number, start, end }];
  const spans: Span[] = [];
  line.origins.forEach((origin, i) => {
    const from = Math.max(start, origin.start);
    const to = Math.min(end, line.origins?.[i + 1]?.start ?? line.text.length);
    if (from >= to) return;
    const shift = origin.offset - origin.start;
    spans.push({ page: origin.page, line: origin.number, start: from + shift, end: to + shift });
  });
  return spans;
}

/** Whether the first word of `next` wouldn't have fit on the line above, so the line wrapped. */
export function isWrapped(line: Line, next: Line): boolean {
  if (line.whole || next.whole || line.column !== next.column || next.gap > MAX_WRAP_GAP || next.marker > 0)
    return false;
  const word = next.words[0];
  return word !== undefined && line.x1 + SPACE_WIDTH * line.size + word.width > line.right;
}

const MAX_WRAP_GAP = 1.75;

const SPACE_WIDTH = 0.25;
