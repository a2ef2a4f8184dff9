import { DocumentError, type FileFormat, type RawDocument, type RawPage, type TextRun } from '@foothold/core/resume';
import { LIMITS } from '../limits.ts';
import type { Block, Cell, FlowDocument, Look, Paragraph, Piece, Table } from './blocks.ts';

/** US Letter with one-inch margins, in points. */
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const MARGIN = 72;
/** Usual width of a letter and a space, in font sizes. */
const LETTER_WIDTH = 0.5;
const SPACE_WIDTH = 0.28;
/** Distance that a tab adds between words, in font sizes: more than any space. */
const TAB_WIDTH = 3;
const LINE_HEIGHT = 1.2;
const CELL_GAP = 14;
const TINY_FONT_SIZE = 2;
const PAPER_COLOR = 0xffffff;
const COLOR_TOLERANCE = 12;
/** Tables nested deeper than this are read as plain text. */
const MAX_DEPTH = 6;

/**
 * Assigns possible page positions to the blocks of a word-processor file: each paragraph is one line, compressed to its column;
 * table cells are side by side. Only order, style and alignment are meaningful.
 */
export function layOutFlow(format: FileFormat, flow: FlowDocument): RawDocument {
  const writer = new FlowWriter();
  writer.zone = 'header';
  writer.blocks(flow.headers, MARGIN, PAGE_WIDTH - 2 * MARGIN, 0);
  writer.zone = 'body';
  writer.blocks(flow.body, MARGIN, PAGE_WIDTH - 2 * MARGIN, 0);
  writer.zone = 'footer';
  writer.blocks(flow.footers, MARGIN, PAGE_WIDTH - 2 * MARGIN, 0);
  const pages = writer.finish();
  const pagesLeftOut = Math.max(0, pages.length - LIMITS.pages);
  const retained = pages.slice(0, LIMITS.pages);
  for (let i = 0; i < flow.images && retained[0]; i++) retained[0].images.push({ x: 0, y: 0, width: 0, height: 0 });
  return { format, pages: retained, unmappable: 0, pagesLeftOut, tables: writer.tables, textBoxes: writer.textBoxes };
}

class FlowWriter {
  zone: 'header' | 'body' | 'footer' = 'body';
  tables = 0;
  textBoxes = 0;
  #pages: RawPage[] = [];
  #page: RawPage;
  #y = MARGIN;
  #inTable = false;
  #inBox = false;
  #ground: number | undefined;
  #characters = 0;

  constructor() {
    this.#page = this.#newPage();
  }

  blocks(blocks: readonly Block[], x: number, width: number, depth: number): void {
    for (const block of blocks) {
      switch (block.kind) {
        case 'paragraph':
          this.#paragraph(block, x, width);
          break;
        case 'table':
          this.tables += depth === 0 ? 1 : 0;
          this.#table(block, x, width, depth);
          break;
        case 'textbox': {
          this.textBoxes++;
          const outer = this.#inBox;
          const ground = this.#ground;
          this.#inBox = true;
          this.#ground = block.ground ?? ground;
          this.#y += PARAGRAPH_GAP;
          this.blocks(block.blocks, x, width, depth);
          this.#inBox = outer;
          this.#ground = ground;
          break;
        }
        case 'page-break':
          if (depth === 0 && this.#page.runs.length > 0) this.#page = this.#newPage();
          break;
      }
    }
  }

  finish(): RawPage[] {
    for (const page of this.#pages) {
      const lowest = page.runs.reduce((low, run) => Math.max(low, run.baseline), 0);
      page.height = Math.max(PAGE_HEIGHT, lowest + MARGIN);
    }
    return this.#pages.filter((page, i) => i === 0 || page.runs.length > 0);
  }

  #newPage(): RawPage {
    this.#y = MARGIN;
    const page: RawPage = {
      number: this.#pages.length + 1,
      width: PAGE_WIDTH,
      height: PAGE_HEIGHT,
      runs: [],
      images: [],
      rules: [],
      dots: [],
      links: [],
    };
    this.#pages.push(page);
    return page;
  }

  #paragraph(paragraph: Paragraph, x: number, width: number): void {
    this.#y += paragraph.before;
    const lines = splitLines(paragraph.pieces);
    const ground = this.#ground;
    this.#ground = paragraph.ground ?? ground;
    const left = x + Math.min(paragraph.indent, width / 2);
    lines.forEach((pieces, i) => {
      const marker = i === 0 ? paragraph.marker : undefined;
      this.#line(pieces, marker, left, x + width - left);
    });
    this.#ground = ground;
    if (paragraph.ruled) this.#page.rules.push({ x, y: this.#y + 2, width, height: 0.5 });
    this.#y += PARAGRAPH_GAP;
  }

  #line(pieces: readonly Piece[], marker: string | undefined, x: number, width: number): void {
    const size = Math.max(1, ...pieces.map((piece) => piece.look.size));
    this.#y += LINE_HEIGHT * size;
    const words = pieces.flatMap(splitWords);
    if (marker !== undefined && words.length > 0) {
      const look = { ...(pieces[0]?.look as Look), bold: false, italic: false };
      words.unshift({ text: marker, look, space: true, tab: false });
    }
    this.#words(words, x, width);
  }

  #words(words: readonly Word[], x: number, width: number): void {
    const natural = words.reduce((sum, word) => sum + measureWord(word), 0);
    const tabs = words.reduce((sum, word) => sum + (word.tab ? TAB_WIDTH * word.look.size : 0), 0);
    const squeeze = natural > width - tabs ? Math.max(0.01, (width - tabs) / natural) : 1;
    let at = x;
    for (const word of words) {
      if (word.tab) at += TAB_WIDTH * word.look.size;
      const { size } = word.look;
      const letters = squeeze * LETTER_WIDTH * size * [...word.text].length;
      if (word.text !== '') this.#page.runs.push(this.#run(word, at, letters));
      at += letters + (word.space ? squeeze * SPACE_WIDTH * size : 0);
    }
  }

  #run(word: Word, x: number, width: number): TextRun {
    this.#characters += word.text.length;
    if (this.#characters > LIMITS.characters) throw new DocumentError('document.too-complex');
    const { look } = word;
    const run: TextRun = {
      text: word.text,
      x,
      y: this.#y - 0.9 * look.size,
      width,
      height: LINE_HEIGHT * look.size,
      baseline: this.#y,
      fontSize: look.size,
      font: look.font,
      bold: look.bold,
      italic: look.italic,
      color: look.color,
      zone: this.#inBox ? 'textbox' : this.zone !== 'body' ? this.zone : this.#inTable ? 'table' : 'body',
    };
    if (word.space) run.spaceAfter = true;
    if (word.href !== undefined) run.href = word.href;
    if (look.hidden) run.hidden = 'invisible';
    else if (look.size < TINY_FONT_SIZE) run.hidden = 'tiny';
    else if (isNear(look.color, this.#ground ?? PAPER_COLOR)) run.hidden = 'page-color';
    return run;
  }

  /** Cells of a row start at the same height, each in its own column. */
  #table(table: Table, x: number, width: number, depth: number): void {
    const outer = this.#inTable;
    const ground = this.#ground;
    this.#inTable = true;
    for (const row of table.rows) {
      const widths = depth < MAX_DEPTH ? measureCells(row, width) : row.map(() => width);
      const top = this.#y;
      let bottom = top;
      let left = x;
      row.forEach((cell, i) => {
        const own = widths[i] ?? width;
        if (depth < MAX_DEPTH) this.#y = top;
        this.#ground = cell.ground ?? ground;
        this.blocks(cell.blocks, left, Math.max(20, own - CELL_GAP), depth + 1);
        bottom = Math.max(bottom, this.#y);
        if (depth < MAX_DEPTH) left += own;
      });
      this.#y = bottom;
    }
    this.#inTable = outer;
    this.#ground = ground;
  }
}

/** Paragraphs are this much farther apart than lines, in points. */
const PARAGRAPH_GAP = 3;

function measureCells(row: readonly Cell[], width: number): number[] {
  const said = row.reduce((sum, cell) => sum + cell.width, 0);
  if (said <= 0 || row.some((cell) => cell.width <= 0)) return row.map(() => width / row.length);
  return row.map((cell) => (cell.width / said) * width);
}

interface Word {
  text: string;
  look: Look;
  href?: string;
  /** Followed by whitespace. */
  space: boolean;
  /** Preceded by a tab. */
  tab: boolean;
}

function measureWord(word: Word): number {
  return word.look.size * (LETTER_WIDTH * [...word.text].length + (word.space ? SPACE_WIDTH : 0));
}

function splitLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    piece.text.split('\n').forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text !== '') lines[lines.length - 1]?.push({ ...piece, text });
    });
  }
  return lines.filter((line, i) => i === 0 || line.length > 0);
}

const WORD_PATTERN = /[^\s\u200b]+/gu;

function splitWords(piece: Piece): Word[] {
  const words: Word[] = [];
  const { text, look, href } = piece;
  let tab = false;
  let end = 0;
  const push = (word: string, space: boolean) => {
    words.push({ text: word, look, space, tab, ...(href === undefined ? {} : { href }) });
    tab = false;
  };
  for (const match of text.matchAll(WORD_PATTERN)) {
    const gap = text.slice(end, match.index);
    if (gap.includes('\t') || gap.length > 4) tab = true;
    else if (end === 0 && gap !== '') push('', true);
    end = match.index + match[0].length;
    push(match[0], /\s/.test(text[end] ?? ''));
  }
  const rest = text.slice(end);
  if (rest.includes('\t')) {
    tab = true;
    push('', false);
  } else if (end === 0 && rest !== '') push('', true);
  return words;
}

function isNear(a: number, b: number): boolean {
  return (
    Math.abs((a >> 16) - (b >> 16)) <= COLOR_TOLERANCE &&
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) <= COLOR_TOLERANCE &&
    Math.abs((a & 255) - (b & 255)) <= COLOR_TOLERANCE
  );
}
