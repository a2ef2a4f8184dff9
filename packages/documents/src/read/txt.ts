import { DocumentError, type RawDocument, type RawPage, type TextRun } from '@foothold/core/resume';
import { LIMITS } from './limits.ts';

/** A text file's letters are placed on a grid; sizes in points. */
const FONT_SIZE = 10;
const CHAR_WIDTH = 5;
const LINE_HEIGHT = 12;
const MARGIN = 36;
const TAB_STOP = 8;
/** A file with more than this share of control characters isn't text. */
const MAX_CONTROL_SHARE = 0.02;

/**
 * Reads plain text in UTF-8, UTF-16 (with or without a byte-order mark) or Windows-1252. Markdown headings and lines drawn with
 * characters are recognized.
 * @throws DocumentError `document.type-unsupported`, `document.too-complex`, `document.no-text`
 */
export function readTxt(bytes: Uint8Array): RawDocument {
  const decoded = removeQuoteMarks(decodeText(bytes));
  if (decoded.length > LIMITS.characters) throw new DocumentError('document.too-complex');
  const text = isAllLowercase(decoded) ? withCapitals(decoded) : decoded;
  const sheets = text.split('\f').filter((sheet, i) => i === 0 || sheet.trim() !== '');
  const pages = sheets.slice(0, LIMITS.pages).map((sheet, i) => createPage(sheet, i + 1));
  return {
    format: 'txt',
    pages,
    unmappable: text.split('\ufffd').length - 1,
    pagesLeftOut: Math.max(0, sheets.length - LIMITS.pages),
    tables: 0,
    textBoxes: 0,
  };
}

/** With fewer letters, there is too little to tell how the text was typed. */
const MIN_LETTERS = 80;
/** One capital letter in this many letters is treated as a typo. */
const LETTERS_PER_CAPITAL = 200;

/** Whether a text was typed without capital letters, as on a phone. */
function isAllLowercase(text: string): boolean {
  const letters = text.match(/\p{Ll}/gu)?.length ?? 0;
  return letters >= MIN_LETTERS && (text.match(/\p{Lu}/gu)?.length ?? 0) * LETTERS_PER_CAPITAL < letters;
}

/** Lines with more words are sentences. */
const MAX_NAME_WORDS = 10;
const SMALL_WORDS = new Set('a an and at by for from in now of on or present the till to until with'.split(' '));

/** Capitalizes names and the starts of sentences, because readers recognize names by their capitals. */
function withCapitals(text: string): string {
  return text.replace(/[^\r\n\f\u2028\u2029]+/g, (line) => {
    const isName = !/^\s*[-*•]/u.test(line) && line.trim().split(/\s+/).length <= MAX_NAME_WORDS;
    let isFirst = true;
    return line.replace(/[^\s,;|/]+/gu, (word) => {
      if (!/^\p{Ll}/u.test(word) || /[@/]|\.\p{L}/u.test(word)) return word;
      const capital = isFirst || (isName && !SMALL_WORDS.has(word));
      isFirst = false;
      return capital ? capitalize(word) : word;
    });
  });
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function decodeText(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  const text = removeOverstrikes(new TextDecoder(encoding).decode(bytes));
  let controls = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) controls++;
  }
  if (controls > Math.max(2, MAX_CONTROL_SHARE * text.length)) throw new DocumentError('document.type-unsupported');
  return text;
}

/** Bold and underlined letters as nroff types them: a letter, a backspace, and the same letter or an underline; or terminal codes. */
const BACKSPACE = '\b';
const ESCAPE = '\u001b';
const OVERSTRUCK_PATTERN = new RegExp(`[^\\n]${BACKSPACE}`, 'g');
const TERMINAL_STYLE_PATTERN = new RegExp(`${ESCAPE}\\[[\\d;]{0,12}m`, 'g');

function removeOverstrikes(text: string): string {
  const plain = text.includes(BACKSPACE) ? text.replace(OVERSTRUCK_PATTERN, '') : text;
  return plain.includes(ESCAPE) ? plain.replace(TERMINAL_STYLE_PATTERN, '') : plain;
}

/** The share of lines that start with an email quote mark. */
const MIN_QUOTED_SHARE = 0.6;
const QUOTED_PATTERN = /^(?:>[ \t]?)+/gm;

/** The text of a forwarded or quoted email, without its quote marks. */
function removeQuoteMarks(text: string): string {
  const quoted = text.match(QUOTED_PATTERN)?.length ?? 0;
  const lines = text.match(/^.*\S.*$/gm)?.length ?? 0;
  return quoted > 0 && quoted > MIN_QUOTED_SHARE * lines ? text.replace(QUOTED_PATTERN, '') : text;
}

function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = decodeUnmarked(bytes);
  if (wide !== undefined) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** UTF-16 without a byte-order mark: every other byte of Western text is zero. */
function decodeUnmarked(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, i) => {
    if (byte !== 0) return;
    if (i % 2 === 0) even++;
    else odd++;
  });
  const half = sample.length / 2;
  if (odd > 0.4 * half && even < 0.05 * half) return 'utf-16le';
  if (even > 0.4 * half && odd < 0.05 * half) return 'utf-16be';
  return undefined;
}

const DRAWN_LINE_PATTERN = /^[\s]*[-=_*~#+–—═─]{4,}[\s]*$/;
const MARKDOWN_HEADING_PATTERN = /^#{1,6}\s+(?=\S)/;

function createPage(sheet: string, number: number): RawPage {
  const page: RawPage = { number, width: 612, height: 792, runs: [], images: [], rules: [], dots: [], links: [] };
  let y = MARGIN;
  let right = 0;
  for (const raw of sheet.split(/\r\n|\r|\n|\u2028|\u2029/)) {
    if (DRAWN_LINE_PATTERN.test(raw)) {
      page.rules.push({ x: MARGIN, y: y + 3, width: 540, height: 1 });
      continue;
    }
    y += LINE_HEIGHT;
    const heading = MARKDOWN_HEADING_PATTERN.exec(raw);
    const line = heading ? raw.slice(heading[0].length) : raw;
    const runs = splitWords(line, y, heading !== null);
    for (const run of runs) {
      right = Math.max(right, run.x + run.width);
      page.runs.push(run);
    }
  }
  page.width = Math.max(612, right + MARGIN);
  page.height = Math.max(792, y + MARGIN);
  return page;
}

const BOLD_MARKS_PATTERN = /\*\*|__/g;
/** A whole line between single signs, as emails write emphasis: "*Experience*", "_June 2019 – May 2021_". */
const EMPHASIZED_PATTERN = /^(\s*)([*_])(?=[^\s*_])([^*_]*[^\s*_])\2(\s*)$/u;
/** "-Loaded trucks": a list marker without a space after it. */
const TOUCHING_MARK_PATTERN = /^(\s*)([-*–—])(?=\p{L})/u;

function splitWords(line: string, y: number, heading: boolean): TextRun[] {
  const runs: TextRun[] = [];
  const [, , sign] = EMPHASIZED_PATTERN.exec(line) ?? [];
  const bare = line.replace(BOLD_MARKS_PATTERN, '').replace(EMPHASIZED_PATTERN, '$1$3$4');
  const text = bare.replace(TOUCHING_MARK_PATTERN, '$1$2 ');
  const bold = heading || sign === '*' || (bare !== line && /^\s*(?:\*\*|__).+(?:\*\*|__)\s*$/.test(line));
  let column = 0;
  let word = '';
  const close = () => {
    if (word === '') return;
    const width = CHAR_WIDTH * word.length;
    runs.push({
      text: word,
      x: MARGIN + CHAR_WIDTH * (column - word.length),
      y: y - 0.8 * FONT_SIZE,
      width,
      height: FONT_SIZE,
      baseline: y,
      fontSize: heading ? FONT_SIZE + 2 : FONT_SIZE,
      font: '',
      bold,
      italic: sign === '_',
      color: 0,
      spaceAfter: true,
      zone: 'body',
    });
    word = '';
  };
  for (const sign of text) {
    if (sign === '\t') {
      close();
      // A tab separates the text on either side, even if the next tab stop is very close.
      column = Math.max((Math.floor(column / TAB_STOP) + 1) * TAB_STOP, column + 3);
    } else if (/\s/.test(sign)) {
      close();
      column++;
    } else {
      word += sign;
      column += sign.length;
    }
  }
  close();
  return runs;
}
