/** The meanings of single characters in a PDF: spaces, icons, accents drawn separately from their letters, codes of old TeX fonts. */

/** PDFium returns a hyphen that it considers a word break at a line end as this control character. */
const PDFIUM_LINE_HYPHEN = 2;
/** Some fonts encode their only hyphen as a soft hyphen; since it is drawn, it counts as visible. */
const SOFT_HYPHEN = 0xad;

export function isHyphen(code: number): boolean {
  return code === PDFIUM_LINE_HYPHEN || code === SOFT_HYPHEN;
}

export function isSpace(code: number): boolean {
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

export function isZeroWidth(code: number): boolean {
  if (code < 0x200b) return false;
  return code <= 0x200f || code === 0x2060 || code === 0xfeff;
}

export function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

export function isRightToLeft(code: number): boolean {
  return (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
}

/** Standalone accents, with the corresponding combining marks. */
const ACCENTS: ReadonlyMap<number, number> = new Map([
  [0x60, 0x300],
  [0xb4, 0x301],
  [0x5e, 0x302],
  [0x2c6, 0x302],
  [0x7e, 0x303],
  [0x2dc, 0x303],
  [0xa8, 0x308],
  [0xaf, 0x304],
  [0x2c7, 0x30c],
  [0x2d8, 0x306],
  [0x2d9, 0x307],
  [0x2da, 0x30a],
  [0x2dd, 0x30b],
  [0xb8, 0x327],
  [0x2db, 0x328],
]);

export function isAccent(code: number): boolean {
  return ACCENTS.has(code);
}

/** Accents that TeX draws after their letter, because they are below it. */
export function hangsBelow(code: number): boolean {
  return code === 0xb8 || code === 0x2db;
}

/** The letter and an accent that TeX drew separately, as one character; undefined if there is no such character. */
export function accented(letter: number, accent: number): number | undefined {
  const mark = ACCENTS.get(accent);
  if (mark === undefined) return undefined;
  const base = letter === 0x131 ? 'i' : letter === 0x237 ? 'j' : String.fromCodePoint(letter);
  const whole = `${base}${String.fromCodePoint(mark)}`.normalize('NFC');
  return whole.length === 1 ? whole.charCodeAt(0) : undefined;
}

/**
 * Characters of TeX's encodings in the bitmap fonts of old LaTeX files, which don't declare their encoding. T1: Cork encoding,
 * OT1: Knuth's, both below 32; above 127 only T1, with the bullets of TS1 in place of rarely used T1 letters.
 */
const T1_LOW = [
  '`',
  '´',
  'ˆ',
  '˜',
  '¨',
  '˝',
  '˚',
  'ˇ',
  '˘',
  '¯',
  '˙',
  '¸',
  '˛',
  '‚',
  '‹',
  '›',
  '“',
  '”',
  '„',
  '«',
  '»',
  '–',
  '—',
  '',
  '‰',
  'ı',
  'ȷ',
  'ff',
  'fi',
  'fl',
  'ffi',
  'ffl',
];
const OT1_LOW = [
  'Γ',
  'Δ',
  'Θ',
  'Λ',
  'Ξ',
  'Π',
  'Σ',
  'Υ',
  'Φ',
  'Ψ',
  'Ω',
  'ff',
  'fi',
  'fl',
  'ffi',
  'ffl',
  'ı',
  'ȷ',
  '`',
  '´',
  'ˇ',
  '˘',
  '¯',
  '˚',
  '¸',
  'ß',
  'æ',
  'œ',
  'ø',
  'Æ',
  'Œ',
  'Ø',
];
const T1_HIGH =
  'ĂĄĆČĎĚĘĞ•◦ŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖŒØÙÚÛÜÝÞẞàáâãäåæçèéêëìíîïðñòóôõöœøùúûüýþß';

export type TexEncoding = 'T1' | 'OT1';

export function isTexCode(code: number): boolean {
  return code < 0x20 || (code >= 0x80 && code <= 0xff);
}

export function texCharacter(code: number, encoding: TexEncoding): string {
  if (code >= 0x80) return T1_HIGH[code - 0x80] ?? '';
  return (encoding === 'T1' ? T1_LOW : OT1_LOW)[code] ?? '';
}

/** "ff" to "ffl" in the Cork encoding, whose fonts often don't say what they mean. No program writes these codes as spaces. */
export function isT1Ligature(code: number): boolean {
  return code >= 0x1b && code <= 0x1f;
}

/** Codes that only the older encoding uses within words: its ligatures. */
export function isOt1Ligature(code: number): boolean {
  return code === 0x0b || code === 0x0c || code === 0x0e || code === 0x0f;
}
