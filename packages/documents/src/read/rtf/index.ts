import { DocumentError, type RawDocument } from '@foothold/core/resume';
import type { Block, Cell, Look, Paragraph, Piece, Table } from '../flow/blocks.ts';
import { PLAIN_LOOK } from '../flow/blocks.ts';
import { layOutFlow } from '../flow/lay-out.ts';
import { LIMITS } from '../limits.ts';
import { type RtfToken, rtfTokens } from './tokens.ts';

/** Word nests about a dozen groups; much deeper nesting is an attack on recursive readers. */
const MAX_DEPTH = 1000;
/** Twenty dense pages take about a hundred thousand; an image takes one. */
const MAX_TOKENS = 400_000;
/** Including empty ones and table cells. */
const MAX_PARAGRAPHS = 20_000;
const MAX_COLORS = 4096;
const TWIP = 1 / 20;

/**
 * Reads a Rich Text file: paragraphs, styles, tables, links, list markers, headers and footers, in any code page.
 * @throws DocumentError `document.too-complex`
 */
export function readRtf(bytes: Uint8Array): RawDocument {
  const reader = new RtfReader();
  let tokens = 0;
  for (const token of rtfTokens(bytes)) {
    if (++tokens > MAX_TOKENS) throw new DocumentError('document.too-complex');
    reader.token(token);
  }
  return layOutFlow('rtf', reader.finish());
}

/** The destination of text. */
type Destination = 'body' | 'header' | 'footer' | 'marker' | 'field-code' | 'fonts' | 'colors' | 'nowhere';

interface State {
  look: Look;
  font: number;
  destination: Destination;
  /** The number of characters to skip after each `\u`. */
  fallback: number;
  href: string | undefined;
}

/** Groups whose text isn't part of the document. */
const SKIPPED_DESTINATIONS = new Set(
  'stylesheet info pict object objdata listtable listoverridetable rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl filetbl revtbl pgdsctbl fontemb fontfile bkmkstart bkmkend atnid atnauthor annotation atrfstart atrfend sn sv sp panose falt nonshppict pntxta pntxtb wgrffmtfilter mmathPr docvar template footnote'.split(
    ' ',
  ),
);

const CHARACTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: '\u2003',
  enspace: '\u2002',
  softline: '\n',
};

/** Windows character sets of fonts (`\fcharset`) as `TextDecoder` labels. */
const CHARSETS: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

const CODE_PAGES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
  10000: 'macintosh',
};

class RtfReader {
  readonly #states: State[] = [];
  #state: State = { look: PLAIN_LOOK, font: 0, destination: 'body', fallback: 1, href: undefined };
  readonly #body: Block[] = [];
  readonly #headers: Block[] = [];
  readonly #footers: Block[] = [];
  #pieces: Piece[] = [];
  #marker = '';
  #indent = 0;
  #before = 0;
  #ruled = false;
  /** The current table, its current row and the blocks of its current cell. */
  #table: Table | undefined;
  #row: Cell[] = [];
  #cell: Block[] = [];
  #inTable = false;
  #edges: number[] = [];
  readonly #charsets = new Map<number, string>();
  readonly #fontNames = new Map<number, string>();
  readonly #colors: number[] = [];
  #color = { red: 0, green: 0, blue: 0, said: false };
  #codePage = 'windows-1252';
  /** Bytes of the current code page, collected to be decoded together. */
  #bytes: number[] = [];
  #skip = 0;
  #star = false;
  #fieldCode = '';
  #characters = 0;
  #paragraphs = 0;
  #images = 0;

  token(token: RtfToken): void {
    if (token.kind !== 'byte') this.#flushBytes();
    switch (token.kind) {
      case 'open':
        if (this.#states.length >= MAX_DEPTH) throw new DocumentError('document.too-complex');
        this.#states.push(this.#state);
        this.#state = { ...this.#state };
        this.#star = false;
        break;
      case 'close':
        this.#close();
        break;
      case 'byte':
        if (this.#skip > 0) this.#skip--;
        else this.#bytes.push(token.byte);
        break;
      case 'text':
        this.#text(this.#withoutFallback(token.text));
        break;
      case 'word':
        this.#word(token.word, token.value);
        break;
    }
  }

  finish(): { body: Block[]; headers: Block[]; footers: Block[]; images: number } {
    this.#flushBytes();
    this.#endParagraph();
    this.#endTable();
    return { body: this.#body, headers: this.#headers, footers: this.#footers, images: this.#images };
  }

  #close(): void {
    const closed = this.#state;
    const outer = this.#states.pop();
    if (!outer) return;
    const leaves = closed.destination !== outer.destination;
    if (leaves && (closed.destination === 'header' || closed.destination === 'footer')) this.#endParagraph();
    this.#state = outer;
    if (leaves && closed.destination === 'field-code') {
      const target = /\bHYPERLINK\s+"?([^"\s]{3,2000})/.exec(this.#fieldCode)?.[1];
      if (target !== undefined) outer.href = target;
      this.#fieldCode = '';
    }
  }

  #word(word: string, value: number | undefined): void {
    if (word === '*') {
      this.#star = true;
      return;
    }
    const starred = this.#star;
    this.#star = false;
    if (SKIPPED_DESTINATIONS.has(word)) {
      if (word === 'pict') this.#images++;
      this.#state.destination = 'nowhere';
    } else if (
      !this.#destination(word) &&
      !this.#characterWord(word, value) &&
      !this.#paragraphWord(word, value) &&
      starred
    ) {
      // An unknown group that is marked as optional.
      if (word !== 'shpinst' && word !== 'shppict' && word !== 'fldinst') this.#state.destination = 'nowhere';
    }
  }

  /** Control words that set the destination of their group's text. */
  #destination(word: string): boolean {
    const destination = DESTINATIONS[word];
    if (destination === undefined) return false;
    if (this.#state.destination !== 'nowhere') {
      if (destination === 'header' || destination === 'footer') this.#endParagraph();
      this.#state.destination = destination;
    }
    return true;
  }

  /** Control words for characters. */
  #characterWord(word: string, value: number | undefined): boolean {
    const state = this.#state;
    const on = value !== 0;
    const character = CHARACTERS[word];
    if (character !== undefined) {
      this.#text(character);
      return true;
    }
    switch (word) {
      case 'b':
        state.look = { ...state.look, bold: on };
        return true;
      case 'i':
        state.look = { ...state.look, italic: on };
        return true;
      case 'v':
      case 'deleted':
        state.look = { ...state.look, hidden: on };
        return true;
      case 'fs':
        if (value !== undefined && value > 0 && value < 2000) state.look = { ...state.look, size: value / 2 };
        return true;
      case 'cf':
        state.look = { ...state.look, color: this.#colors[value ?? 0] ?? 0 };
        return true;
      case 'f':
        state.font = value ?? 0;
        state.look = { ...state.look, font: this.#fontNames.get(state.font) ?? '' };
        return true;
      case 'plain':
        state.look = PLAIN_LOOK;
        return true;
      case 'u':
        this.#text(String.fromCharCode((value ?? 0) & 0xffff));
        this.#skip = state.fallback;
        return true;
      case 'uc':
        state.fallback = Math.max(0, Math.min(16, value ?? 1));
        return true;
      case 'ansicpg':
        this.#codePage = CODE_PAGES[value ?? 0] ?? `windows-${value ?? 1252}`;
        return true;
      case 'fcharset':
        this.#charsets.set(state.font, CHARSETS[value ?? 0] ?? '');
        return true;
      case 'red':
      case 'green':
      case 'blue':
        this.#color = { ...this.#color, [word]: Math.max(0, Math.min(255, value ?? 0)), said: true };
        return true;
      default:
        return false;
    }
  }

  /** Control words for paragraphs, rows and pages. */
  #paragraphWord(word: string, value: number | undefined): boolean {
    switch (word) {
      case 'par':
      case 'sect':
        this.#endParagraph();
        return true;
      case 'pard':
        this.#indent = this.#before = 0;
        this.#ruled = false;
        this.#inTable = false;
        return true;
      case 'intbl':
        this.#inTable = true;
        return true;
      case 'li':
        this.#indent = Math.max(0, (value ?? 0) * TWIP);
        return true;
      case 'sb':
        this.#before = Math.max(0, Math.min(72, (value ?? 0) * TWIP));
        return true;
      case 'brdrb':
      case 'brdrt':
        this.#ruled = true;
        return true;
      case 'trowd':
        this.#inTable = true;
        this.#edges = [];
        return true;
      case 'cellx':
        this.#edges.push(value ?? 0);
        return true;
      case 'cell':
        this.#endParagraph(true);
        this.#row.push({ blocks: this.#cell, width: 0 });
        this.#cell = [];
        return true;
      case 'row':
        this.#endRow();
        return true;
      case 'page':
        this.#endParagraph();
        this.#body.push({ kind: 'page-break' });
        return true;
      default:
        return false;
    }
  }

  #text(text: string): void {
    if (text === '') return;
    const state = this.#state;
    switch (state.destination) {
      case 'nowhere':
        return;
      case 'fonts':
        this.#fontNames.set(state.font, ((this.#fontNames.get(state.font) ?? '') + text).replace(/;.*$/, ''));
        return;
      case 'colors':
        for (const sign of text) if (sign === ';') this.#endColor();
        return;
      case 'field-code':
        if (this.#fieldCode.length < 4000) this.#fieldCode += text;
        return;
      case 'marker':
        this.#marker += text;
        return;
      default:
        this.#characters += text.length;
        if (this.#characters > LIMITS.characters) throw new DocumentError('document.too-complex');
        this.#pieces.push(
          state.href === undefined ? { text, look: state.look } : { text, look: state.look, href: state.href },
        );
    }
  }

  #endColor(): void {
    const { red, green, blue, said } = this.#color;
    if (this.#colors.length < MAX_COLORS) this.#colors.push(said ? (red << 16) | (green << 8) | blue : 0);
    this.#color = { red: 0, green: 0, blue: 0, said: false };
  }

  /** Text without the fallback characters for the `\u` before them. */
  #withoutFallback(text: string): string {
    if (this.#skip === 0) return text;
    const skipped = Math.min(this.#skip, text.length);
    this.#skip -= skipped;
    return text.slice(skipped);
  }

  #flushBytes(): void {
    if (this.#bytes.length === 0) return;
    const label = this.#charsets.get(this.#state.font) || this.#codePage;
    this.#text(decode(label, this.#bytes));
    this.#bytes = [];
  }

  #endParagraph(always = false): void {
    const { destination } = this.#state;
    const marker = this.#marker.trim();
    this.#marker = '';
    if (this.#pieces.length === 0 && !always) {
      if (destination === 'body' && this.#inTable === false) this.#endTable();
      return;
    }
    if (++this.#paragraphs > MAX_PARAGRAPHS) throw new DocumentError('document.too-complex');
    const paragraph: Paragraph = {
      kind: 'paragraph',
      pieces: this.#pieces,
      indent: this.#indent,
      before: this.#before,
      ruled: this.#ruled,
    };
    if (marker !== '') paragraph.marker = /^[\p{L}\p{N}]/u.test(marker) ? marker : '•';
    this.#pieces = [];
    if (destination === 'header') this.#headers.push(paragraph);
    else if (destination === 'footer') this.#footers.push(paragraph);
    else if (this.#inTable) this.#cell.push(paragraph);
    else {
      this.#endTable();
      this.#body.push(paragraph);
    }
  }

  #endRow(): void {
    this.#endParagraph();
    let left = 0;
    this.#row.forEach((cell, i) => {
      const edge = this.#edges[i] ?? 0;
      cell.width = Math.max(0, edge - left);
      left = edge;
    });
    this.#table ??= { kind: 'table', rows: [] };
    if (this.#row.length > 0) this.#table.rows.push(this.#row);
    this.#row = [];
  }

  #endTable(): void {
    if (this.#table) this.#body.push(this.#table);
    this.#table = undefined;
    if (this.#cell.length > 0) this.#body.push(...this.#cell);
    this.#cell = [];
  }
}

const DESTINATIONS: Readonly<Record<string, Destination>> = {
  fonttbl: 'fonts',
  colortbl: 'colors',
  header: 'header',
  headerl: 'header',
  headerr: 'header',
  headerf: 'header',
  footer: 'footer',
  footerl: 'footer',
  footerr: 'footer',
  footerf: 'footer',
  listtext: 'marker',
  pntext: 'marker',
  fldinst: 'field-code',
};

function decode(label: string, bytes: number[]): string {
  try {
    return new TextDecoder(label).decode(Uint8Array.from(bytes));
  } catch {
    // An unknown code page: most such files are Western European.
    return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes));
  }
}
