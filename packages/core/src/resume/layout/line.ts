import type { SourceLine, Span, TextRun } from '../source.ts';
import { isBulletRun, markerLength } from './glyphs.ts';
import type { Row, Segment } from './rows.ts';

/** A stretch of a line in one look. */
export interface StyleSpan {
  start: number;
  end: number;
  bold: boolean;
  italic: boolean;
  color: number;
  size: number;
}

/** A part of a line between tab-wide gaps. */
export interface Cell {
  start: number;
  end: number;
  x0: number;
  x1: number;
}

/** One line of the document with everything that field extraction looks at. */
export interface Line {
  page: number;
  /** Index in the lines of its `SourcePage`. */
  number: number;
  /** Words parted by one space, cells by one tab. */
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
  /** Most of its letters are bold, italic. */
  bold: boolean;
  italic: boolean;
  color: number;
  /** All letters that have a case are capitals. */
  upper: boolean;
  /** Characters of the list mark that it begins with; 0 for none. */
  marker: number;
  /** Left edge of the text behind the list mark. */
  textX: number;
  /** Column of the page it stands in; 0 is the page itself. */
  column: number;
  /** Columns that enclose it, innermost first, itself included, as `page:number`. */
  within: readonly string[];
  /** Distance to the line above in the same column, in font sizes; infinite for the first. */
  gap: number;
  /** A paragraph as a whole: it neither goes on in the next line nor is the rest of the one above. */
  whole: boolean;
  /** Stands in a margin left of the text, as a heading beside its section. */
  margin: boolean;
  /** A rule runs right below, or right above, it. */
  ruled: boolean;
}

/** Words closer than this share of the font size were drawn as one. */
const SPACE = 0.1;

/** Writes the words of a row as a line; `number`, `gap` and `ruled` are the caller's to fill in. */
export function toLine(row: Row, page: number, column: number): Line {
  const writer = new LineWriter();
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

  segment(segment: Segment, separator: string): void {
    this.#text += separator;
    const start = this.#text.length;
    let previous: TextRun | undefined;
    for (const word of ordered(segment.words)) {
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
    const text = foldLigatures(word.text);
    this.#text += text;
    const end = this.#text.length;
    this.#words.push({ start, end, x: word.x, width: word.width });
    if (Number.isNaN(this.#textX) && (start > 0 || !isBulletRun(word))) this.#textX = word.x;
    this.#style(word, start, end);
    if (word.href !== undefined) this.#link(word.href, start, end);
  }

  #style(word: TextRun, start: number, end: number): void {
    const last = this.#spans[this.#spans.length - 1];
    if (
      last &&
      last.bold === word.bold &&
      last.italic === word.italic &&
      last.color === word.color &&
      Math.abs(last.size - word.fontSize) < 0.3
    ) {
      last.end = end;
      return;
    }
    this.#spans.push({ start, end, bold: word.bold, italic: word.italic, color: word.color, size: word.fontSize });
  }

  #link(href: string, start: number, end: number): void {
    const last = this.#links[this.#links.length - 1];
    if (last && last.href === href) last.end = end;
    else this.#links.push({ start, end, href });
  }

  finish(row: Row, page: number, column: number): Line {
    const text = this.#text;
    const look = dominant(this.#spans);
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
      upper: isUpper(text),
      marker: markerLength(text),
      textX: Number.isNaN(this.#textX) ? x0 : this.#textX,
      column,
      within: [],
      gap: Number.POSITIVE_INFINITY,
      whole: false,
      margin: false,
      ruled: false,
    };
  }
}

function isApart(previous: TextRun, word: TextRun): boolean {
  const gap = gapBetween(previous, word);
  const size = Math.min(previous.fontSize, word.fontSize);
  return gap > SPACE * size || (previous.spaceAfter === true && gap > -SPACE * size) || gap < -size;
}

function gapBetween(previous: TextRun, word: TextRun): number {
  // Right-to-left words follow each other to the left.
  return word.x >= previous.x ? word.x - (previous.x + previous.width) : previous.x - (word.x + word.width);
}

/** The look of most letters. */
function dominant(spans: StyleSpan[]): { bold: boolean; italic: boolean; color: number; size: number } {
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

function isUpper(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** Words of right-to-left scripts from right to left, with runs of other words between them kept in their own order. */
function ordered(words: TextRun[]): TextRun[] {
  let rtl = 0;
  for (const word of words) if (RTL.test(word.text)) rtl++;
  if (rtl === 0 || rtl * 2 < words.length) return words;
  const result: TextRun[] = [];
  let run: TextRun[] = [];
  for (const word of words.toReversed()) {
    if (RTL.test(word.text)) {
      result.push(...run, word);
      run = [];
    } else run.unshift(word);
  }
  return [...result, ...run];
}
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Letters that fonts draw as one glyph and some makers write as one character. */
function foldLigatures(text: string): string {
  return LIGATURE.test(text) ? text.replace(LIGATURES, (glyph) => glyph.normalize('NFKC')) : text;
}
const LIGATURE = /[\ufb00-\ufb06]/;
const LIGATURES = /[\ufb00-\ufb06]/g;

/** Where characters `start` to `end` of a line stand. */
export function spanOf(line: Line, start: number, end: number): Span {
  return { page: line.page, line: line.number, start, end };
}
