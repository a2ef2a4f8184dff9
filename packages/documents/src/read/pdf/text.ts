import type { TextRun } from '@foothold/core/resume';
import {
  accented,
  hangsBelow,
  isAccent,
  isHyphen,
  isOt1Ligature,
  isPrivateUse,
  isRightToLeft,
  isSpace,
  isT1Ligature,
  isTexCode,
  isZeroWidth,
  texCharacter,
} from './characters.ts';
import { type FontFace, type FontFaces, fontFace } from './fonts.ts';
import type { PageSpace } from './geometry.ts';
import { settleAccents } from './loose-accents.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

/** The words of a page in drawing order, with the text object that each one ends in. */
export interface PageText {
  runs: TextRun[];
  /** `objects[i]` is the PDFium text object of `runs[i]`. */
  objects: Pointer[];
  /** Characters without a Unicode value. */
  unmappable: number;
}

/** Maximum distance between the centers of a letter and its accent, in font sizes. */
const MAX_ACCENT_DISTANCE = 0.3;
/**
 * A gap wider than this share of the font size separates words: LaTeX writes no space characters and shrinks spaces to as
 * little as 0.22.
 */
const WORD_GAP = 0.16;
/** Letters of turned text can be this far apart, in font sizes: more than a space in spaced capitals. */
const TURNED_GAP = 0.7;
const MATH_FONT_PATTERN = /CMMI\d|LMMathItalic/;
const REPLACEMENT_CHARACTER = 0xfffd;

/** How a part of the text is drawn. */
interface Style {
  object: Pointer;
  font: FontFace;
  size: number;
  bold: boolean;
  color: number;
  invisible: boolean;
  baseline: number;
  /** Text that is drawn at an angle. */
  turned: boolean;
  /** Of text at an angle: 1 if it is read downward, -1 if upward. */
  down: number;
}

/**
 * Reads the words of a page, each with its box, font and color. Spaces added by PDFium are ignored: words are separated by
 * geometry, which also works for producers that write no spaces.
 */
export function readPageText(pdfium: Pdfium, textPage: Pointer, space: PageSpace, fonts: FontFaces): PageText {
  const count = pdfium.api.FPDFText_CountChars(textPage);
  const collector = new WordCollector(count);
  const { api, scratch } = pdfium;
  const at = scratch >> 2;
  const { ax, bx, cx, ay, by, cy } = space;
  let object = 0;
  let floats = pdfium.floats;
  for (let i = 0; i < count; i++) {
    const owner = api.FPDFText_GetTextObject(textPage, i);
    if (owner === 0) continue; // a space or line end added by PDFium
    if (owner !== object) {
      object = owner;
      collector.style(readStyle(pdfium, textPage, i, owner, space, fonts));
    }
    const code = api.FPDFText_GetUnicode(textPage, i);
    if (isZeroWidth(code)) continue;
    if (isSpace(code) && !isT1Ligature(code) && !(collector.inBitmapFont && (code < 0x20 || code === 0xa0))) {
      if (!(collector.inMathFont && api.FPDFText_IsGenerated(textPage, i) === 1)) collector.space();
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
  fonts: FontFaces,
): Style {
  const { api, scratch } = pdfium;
  const mode = api.FPDFTextObj_GetTextRenderMode(object);
  const handle = api.FPDFTextObj_GetFont(object);
  const font = fonts.faces.get(handle) ?? fontFace(pdfium, handle, api.FPDFText_GetFontWeight(textPage, index), fonts);
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
    down: Math.sign(dy),
  };
}

const RENDER_FILL_STROKE = 2;
const RENDER_INVISIBLE = 3;
const RENDER_CLIP = 7;

/** Collects characters into words. */
class WordCollector {
  readonly #runs: TextRun[] = [];
  readonly #objects: Pointer[] = [];
  readonly #codes: Uint16Array;
  /** The end of each run's text in `#codes`. */
  readonly #ends: number[] = [];
  #length = 0;
  #wordStart = 0;
  #style: Style | undefined;
  #pending: Style | undefined;
  #x0 = 0;
  #y0 = 0;
  #x1 = 0;
  #y1 = 0;
  /** Left edge of the last character, which right-to-left text extends from. */
  #lastX0 = 0;
  #lastX1 = 0;
  #lastIcon = false;
  #unmappable = 0;

  constructor(characters: number) {
    this.#codes = new Uint16Array(characters * 3);
  }

  /** In bitmap fonts of old LaTeX files, control codes are letters. */
  get inBitmapFont(): boolean {
    return (this.#pending ?? this.#style)?.font.bitmap === true;
  }

  /** TeX's math italic: words in it have extra space between letters, and no space characters. */
  get inMathFont(): boolean {
    return MATH_FONT_PATTERN.test((this.#pending ?? this.#style)?.font.name ?? '');
  }

  style(style: Style): void {
    if (this.#style === undefined) this.#style = style;
    else this.#pending = style;
  }

  space(): void {
    // Words of text at an angle aren't split: their boxes would be scattered over the page.
    const isTurned = this.#style?.turned && this.#pending?.turned !== false;
    if (isTurned && this.#length > this.#wordStart) {
      this.#codes[this.#length++] = 0x20;
      return;
    }
    this.#endWord();
    const last = this.#runs[this.#runs.length - 1];
    if (last) last.spaceAfter = true;
  }

  character(code: number, x0: number, y0: number, x1: number, y1: number): void {
    if (this.#lastAccented(code, x0, x1)) return;
    const icon = isPrivateUse(code);
    if (this.#length > this.#wordStart && !this.#continues(code, icon, x0, y0, x1, y1)) this.#endWord();
    // A new text object with the same style continues the word in its existing style.
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
    this.#lastX1 = x1;
    this.#lastIcon = icon;
    this.#push(code);
  }

  /**
   * TeX draws an accent and its letter on top of each other, in either order: together they are one character.
   * @returns true if this character and the previous one were combined
   */
  #lastAccented(code: number, x0: number, x1: number): boolean {
    const last = this.#codes[this.#length - 1];
    if (this.#length === this.#wordStart || last === undefined) return false;
    const first = isAccent(last);
    if (!first && !hangsBelow(code)) return false;
    const apart = Math.abs(x0 + x1 - this.#lastX0 - this.#lastX1) / 2;
    if (apart > MAX_ACCENT_DISTANCE * (this.#style?.size ?? 0)) return false;
    const whole = first ? accented(code, last) : accented(last, code);
    if (whole === undefined) return false;
    // The letter determines the baseline; the accent is above it.
    if (first && this.#length - this.#wordStart === 1) this.#style = this.#pending ?? this.#style;
    this.#pending = undefined;
    this.#codes[this.#length - 1] = whole;
    if (x0 < this.#x0) this.#x0 = x0;
    if (x1 > this.#x1) this.#x1 = x1;
    if (first) {
      this.#lastX0 = x0;
      this.#lastX1 = x1;
    }
    return true;
  }

  #continues(code: number, icon: boolean, x0: number, y0: number, x1: number, y1: number): boolean {
    const style = this.#style;
    if (style === undefined || icon !== this.#lastIcon) return false;
    const next = this.#pending;
    if (style.turned) return next === undefined || this.#goesOnTurned(style, next, x0, y0, x1, y1);
    if (next !== undefined && !isSameStyle(style, next)) return false;
    const gap = WORD_GAP * style.size;
    if (isRightToLeft(code)) return x1 <= this.#x1 + gap && this.#lastX0 - x1 <= gap;
    return x0 - this.#x1 <= gap && x0 >= this.#lastX0 - gap;
  }

  /** Some programs draw each letter of turned text separately: the next one is right after the last, in reading direction. */
  #goesOnTurned(style: Style, next: Style, x0: number, y0: number, x1: number, y1: number): boolean {
    if (!next.turned || next.down !== style.down || !isSameStyle({ ...next, baseline: style.baseline }, style))
      return false;
    const beside = Math.min(x1, this.#x1) - Math.max(x0, this.#x0) > 0.5 * Math.min(x1 - x0, this.#x1 - this.#x0);
    const gap = style.down > 0 ? y0 - this.#y1 : this.#y0 - y1;
    return beside && gap > -TURNED_GAP * style.size && gap < TURNED_GAP * style.size;
  }

  #push(code: number): void {
    if (code === 0 || code === REPLACEMENT_CHARACTER) this.#unmappable++;
    const codes = this.#codes;
    if (code === 0) codes[this.#length++] = REPLACEMENT_CHARACTER;
    else if (isHyphen(code)) codes[this.#length++] = 0x2d;
    else if (isTexCode(code) && (code < 0x20 || this.#style?.font.bitmap)) this.#pushTex(code);
    else if (code > 0xffff) {
      codes[this.#length++] = 0xd800 + ((code - 0x10000) >> 10);
      codes[this.#length++] = 0xdc00 + ((code - 0x10000) & 0x3ff);
    } else codes[this.#length++] = code;
  }

  #pushTex(code: number): void {
    const font = this.#style?.font;
    if (!font) return;
    const last = this.#codes[this.#length - 1] ?? 0;
    if (isOt1Ligature(code) && this.#length > this.#wordStart && last > 0x40) font.encoding = 'OT1';
    for (const sign of texCharacter(code, font.encoding)) this.#codes[this.#length++] = sign.charCodeAt(0);
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
        // Every run has the same fields, which makes reading them faster.
        hidden: style.invisible ? 'invisible' : undefined,
        turned: style.turned ? (style.down > 0 ? 'down' : 'up') : undefined,
        href: undefined,
        spaceAfter: undefined,
        zone: 'body',
      };
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
      if (run) run.text = run.turned ? text.slice(start, end).trimEnd() : text.slice(start, end);
      start = end;
    }
    settleAccents(this.#runs);
    const objects = this.#objects.filter((_, i) => this.#runs[i]?.text !== '');
    return { runs: this.#runs.filter((run) => run.text !== ''), objects, unmappable: this.#unmappable };
  }
}

function isSameStyle(a: Style, b: Style): boolean {
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
