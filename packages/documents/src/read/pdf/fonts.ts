import { NAMELESS_FONT } from '@foothold/core/resume';
import type { TexEncoding } from './characters.ts';
import type { Pdfium, Pointer } from './pdfium.ts';

/** The style properties of a font, independent of its name in the file. */
export interface FontFace {
  name: string;
  bold: boolean;
  italic: boolean;
  /** A bitmap font without a name, as produced by old LaTeX versions. */
  bitmap: boolean;
  /** The meaning of its low codes, if it is a TeX font. */
  encoding: TexEncoding;
}

/** Bits of the font descriptor (ISO 32000-1, table 123). */
const FLAG_ITALIC = 1 << 6;
const FLAG_FORCE_BOLD = 1 << 18;
/** PDFium derives a weight from the stem width; semi-bold faces start about here. */
const SEMI_BOLD_WEIGHT = 600;

const BOLD_NAME_PATTERN = /bold|black|heavy|demi|extrabd|cmbx|sfbx|cmssbx|-bd\b|,bd/i;
const LIGHT_NAME_PATTERN = /regular|light|book|roman|thin|medium/i;
const ITALIC_NAME_PATTERN = /italic|oblique|slanted|cmti|cmsl|sfti|-it\b|italics/i;

/** The fonts of a document by handle. */
export interface FontFaces {
  faces: Map<Pointer, FontFace>;
  /** Each font without a name is a bitmap font for one style; other programs split one style into several such fonts. */
  bitmaps: boolean;
}

/** @param weight as PDFium derives it for a character in this font */
export function fontFace(pdfium: Pdfium, font: Pointer, weight: number, fonts: FontFaces): FontFace {
  const known = fonts.faces.get(font);
  if (known) return known;
  const { api, scratch } = pdfium;
  const given = readBaseFontName(pdfium, font);
  const bitmap = given === '' && fonts.bitmaps;
  const name = bitmap ? `${NAMELESS_FONT}${fonts.faces.size + 1}` : given;
  const flags = api.FPDFFont_GetFlags(font);
  const angled = api.FPDFFont_GetItalicAngle(font, scratch) !== 0 && (pdfium.words[scratch >> 2] ?? 0) !== 0;
  const bold =
    BOLD_NAME_PATTERN.test(name) ||
    (!LIGHT_NAME_PATTERN.test(name) && ((flags & FLAG_FORCE_BOLD) !== 0 || weight >= SEMI_BOLD_WEIGHT));
  const italic = ITALIC_NAME_PATTERN.test(name) || angled || (flags & FLAG_ITALIC) !== 0;
  const face: FontFace = { name, bold, italic, bitmap, encoding: 'T1' };
  fonts.faces.set(font, face);
  return face;
}

/** The PostScript name without the six-letter subset prefix ("ABCDEF+"). */
function readBaseFontName(pdfium: Pdfium, font: Pointer): string {
  const { api } = pdfium;
  const length = api.FPDFFont_GetBaseFontName(font, 0, 0);
  if (length <= 1 || length > 512) return '';
  const buffer = api.malloc(length);
  api.FPDFFont_GetBaseFontName(font, buffer, length);
  const name = pdfium.latin1(buffer, length);
  api.free(buffer);
  return name.replace(/^[A-Z]{6}\+/, '');
}
