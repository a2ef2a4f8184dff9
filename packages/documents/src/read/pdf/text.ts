import type { TextRun } from '@foothold/core/resume';
import { type FontFace, fontFace } from './fonts.ts';
import type { PageSpace } from './geometry.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

/** The words of a page in drawing order, with the text object that each one ends in. */
export interface PageText {
  runs: TextRun[];
  /** `objects[i]` is the PDFium text object of `runs[i]`. */
  objects: Pointer[];
  /** Characters without a Unicode value. */
  unmappable: number;
}

/** A gap wider than this share of the font size separates words: LaTeX sets no space characters and shrinks spaces to 0.22. */
const WORD_GAP = 0.16;
const REPLACEMENT = 0xfffd;

/** How a stretch of text is drawn. */
interface Style {
  object: Pointer;
  font: FontFace;
  size: number;
  bold: boolean;
  color: number;
  invisible: boolean;
  baseline: number;
  /** Drawn at an angle to the reader. */
  turned: boolean;
}

/**
 * Reads the words of a page, each with its box, font and colour. Spaces that PDFium made up are left out: where words part
 * is told by geometry, so that it holds for producers that draw no spaces.
 */
export function readPageText(
  pdfium: Pdfium,
  textPage: Pointer,
  space: PageSpace,
  fonts: Map<Pointer, FontFace>,
): PageText {
  const count = pdfium.api.FPDFText_CountChars(textPage);
  const collector = new WordCollector(count);
  const { api, scratch } = pdfium;
  const at = scratch >> 2;
  const { ax, bx, cx, ay, by, cy } = space;
  let object = 0;
  let floats = pdfium.floats;
  for (let i = 0; i < count; i++) {
    const owner = api.FPDFText_GetTextObject(textPage, i);
    if (owner === 0) continue; // a space or line end that PDFium made up
    if (owner !== object) {
      object = owner;
      collector.style(readStyle(pdfium, textPage, i, owner, space, fonts));
    }
    const code = api.FPDFText_GetUnicode(textPage, i);
    if (isZeroWidth(code)) continue;
    if (isSpace(code)) {
      collector.space();
      continue;
    }
    api.FPDFText_GetLooseCharBox(textPage, i, scratch);
    if (floats.byteLength === 0) floats = pdfium.floats;
    const left = floats[at] ?? 0;
    const top = floats[at + 1] ?? 0;
    const right = floats[at + 2] ?? 0;
    const bottom = floats[at + 3] ?? 0;
    const x0 = ax * left + bx * bottom + cx;
    const x1 = ax * right + bx * top + cx;
    const y0 = ay * left + by * top + cy;
    const y1 = ay * right + by * bottom + cy;
    collector.character(code, Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
  }
  return collector.finish();
}

function readStyle(
  pdfium: Pdfium,
  textPage: Pointer,
  index: number,
  object: Pointer,
  space: PageSpace,
  fonts: Map<Pointer, FontFace>,
): Style {
  const { api, scratch } = pdfium;
  const mode = api.FPDFTextObj_GetTextRenderMode(object);
  const handle = api.FPDFTextObj_GetFont(object);
  let font = fonts.get(handle);
  if (!font) {
    font = fontFace(pdfium, handle, api.FPDFText_GetFontWeight(textPage, index));
    fonts.set(handle, font);
  }
  api.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12);
  const w = scratch >> 2;
  const words = pdfium.words;
  const color = ((words[w] ?? 0) << 16) | ((words[w + 1] ?? 0) << 8) | (words[w + 2] ?? 0);
  const alpha = words[w + 3] ?? 255;
  api.FPDFText_GetMatrix(textPage, index, scratch);
  const floats = pdfium.floats;
  const a = floats[w] ?? 1;
  const b = floats[w + 1] ?? 0;
  const c = floats[w + 2] ?? 0;
  const d = floats[w + 3] ?? 1;
  const dx = space.ax * a + space.bx * b;
  const dy = space.ay * a + space.by * b;
  api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const doubles = pdfium.doubles;
  const px = doubles[scratch >> 3] ?? 0;
  const py = doubles[(scratch >> 3) + 1] ?? 0;
  return {
    object,
    font,
    size: api.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d),
    bold: font.bold || mode === RENDER_FILL_STROKE,
    color,
    invisible: mode === RENDER_INVISIBLE || mode === RENDER_CLIP || alpha === 0,
    baseline: space.ay * px + space.by * py + space.cy,
    turned: Math.abs(dy) > 0.2 * Math.abs(dx),
  };
}

const RENDER_FILL_STROKE = 2;
const RENDER_INVISIBLE = 3;
const RENDER_CLIP = 7;

/** Gathers characters into words. */
class WordCollector {
  readonly #runs: TextRun[] = [];
  readonly #objects: Pointer[] = [];
  readonly #codes: Uint16Array;
  /** Where the text of each run ends in `#codes`. */
  readonly #ends: number[] = [];
  #length = 0;
  #wordStart = 0;
  #style: Style | undefined;
  #pending: Style | undefined;
  #x0 = 0;
  #y0 = 0;
  #x1 = 0;
  #y1 = 0;
  /** Left edge of the last character: text that runs right to left grows to this side. */
  #lastX0 = 0;
  #lastIcon = false;
  #unmappable = 0;

  constructor(characters: number) {
    this.#codes = new Uint16Array(characters * 2);
  }

  style(style: Style): void {
    if (this.#style === undefined) this.#style = style;
    else this.#pending = style;
  }

  space(): void {
    // Words of text at an angle stay together: their boxes would scatter them over the page.
    if (this.#style?.turned && this.#pending === undefined && this.#length > this.#wordStart) {
      this.#codes[this.#length++] = 0x20;
      return;
    }
    this.#endWord();
    const last = this.#runs[this.#runs.length - 1];
    if (last) last.spaceAfter = true;
  }

  character(code: number, x0: number, y0: number, x1: number, y1: number): void {
    const icon = isPrivateUse(code);
    if (this.#length > this.#wordStart && !this.#continues(code, icon, x0, x1)) this.#endWord();
    // A new text object of the same look continues the word in the style that it has.
    if (this.#length === this.#wordStart) this.#style = this.#pending ?? this.#style;
    this.#pending = undefined;
    if (this.#length === this.#wordStart) {
      this.#x0 = x0;
      this.#y0 = y0;
      this.#x1 = x1;
      this.#y1 = y1;
    } else {
      if (x0 < this.#x0) this.#x0 = x0;
      if (y0 < this.#y0) this.#y0 = y0;
      if (x1 > this.#x1) this.#x1 = x1;
      if (y1 > this.#y1) this.#y1 = y1;
    }
    this.#lastX0 = x0;
    this.#lastIcon = icon;
    this.#push(code);
  }

  #continues(code: number, icon: boolean, x0: number, x1: number): boolean {
    const style = this.#style;
    if (style === undefined || icon !== this.#lastIcon) return false;
    const next = this.#pending;
    if (style.turned) return next === undefined;
    if (next !== undefined && !sameLook(style, next)) return false;
    const gap = WORD_GAP * style.size;
    if (isRightToLeft(code)) return x1 <= this.#x1 + gap && this.#lastX0 - x1 <= gap;
    return x0 - this.#x1 <= gap && x0 >= this.#lastX0 - gap;
  }

  #push(code: number): void {
    if (code === 0 || code === REPLACEMENT) this.#unmappable++;
    const codes = this.#codes;
    if (code === 0) codes[this.#length++] = REPLACEMENT;
    else if (code === PDFIUM_LINE_HYPHEN || code === SOFT_HYPHEN) codes[this.#length++] = 0x2d;
    else if (code > 0xffff) {
      codes[this.#length++] = 0xd800 + ((code - 0x10000) >> 10);
      codes[this.#length++] = 0xdc00 + ((code - 0x10000) & 0x3ff);
    } else codes[this.#length++] = code;
  }

  #endWord(): void {
    const style = this.#style;
    if (style !== undefined && this.#length > this.#wordStart) {
      const run: TextRun = {
        text: '',
        x: this.#x0,
        y: this.#y0,
        width: this.#x1 - this.#x0,
        height: this.#y1 - this.#y0,
        baseline: style.turned ? this.#y1 : style.baseline,
        fontSize: style.size > 0 ? style.size : this.#y1 - this.#y0,
        font: style.font.name,
        bold: style.bold,
        italic: style.font.italic,
        color: style.color,
        zone: 'body',
      };
      if (style.invisible) run.hidden = 'invisible';
      this.#runs.push(run);
      this.#objects.push(style.object);
      this.#ends.push(this.#length);
      this.#wordStart = this.#length;
    }
    if (this.#pending !== undefined) {
      this.#style = this.#pending;
      this.#pending = undefined;
    }
  }

  finish(): PageText {
    this.#endWord();
    const text = UTF_16.decode(this.#codes.subarray(0, this.#length));
    let start = 0;
    for (let i = 0; i < this.#runs.length; i++) {
      const end = this.#ends[i] ?? start;
      const run = this.#runs[i];
      if (run) run.text = text.slice(start, end);
      start = end;
    }
    return { runs: this.#runs, objects: this.#objects, unmappable: this.#unmappable };
  }
}

/** PDFium gives a hyphen that it takes for a word break at a line end as this control character. */
const PDFIUM_LINE_HYPHEN = 2;
/** What is drawn is seen: some fonts call their one hyphen a soft one. */
const SOFT_HYPHEN = 0xad;

function sameLook(a: Style, b: Style): boolean {
  return (
    a.font === b.font &&
    a.color === b.color &&
    a.bold === b.bold &&
    a.invisible === b.invisible &&
    a.turned === b.turned &&
    Math.abs(a.size - b.size) < 0.1 &&
    Math.abs(a.baseline - b.baseline) < 0.15 * a.size
  );
}

const UTF_16 = new TextDecoder('utf-16le', { ignoreBOM: true });

function isSpace(code: number): boolean {
  if (code > 0x20 && code < 0xa0) return false;
  return (
    (code <= 0x20 && code !== 0 && code !== PDFIUM_LINE_HYPHEN) ||
    code === 0xa0 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

function isZeroWidth(code: number): boolean {
  if (code < 0x200b) return false;
  return code <= 0x200f || code === 0x2060 || code === 0xfeff;
}

function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

function isRightToLeft(code: number): boolean {
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
}
