import type { TextRun } from '../source.ts';

/**
 * Bullets by shape: dots, squares, diamonds, arrows, check marks, stars, and the dashes used in lists. Letters ("o" for bullets
 * in Courier New) count only as separate words, see `isBulletRun`.
 */
const BULLETS = new Set(
  '•‣⁃∙·●○◦◌◘◙■□▪▫◼◻◾◽◆◇❖♦⬥⬩▶▷▸▹►▻➔➘➙➚➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯➱➲➳➵➸➺➻➼➽➾→⇒»›✓✔✗✘☐☑☒❏❐❑❒★☆✦✧✱✶*※–—-−+o¡§¤∗⁌⁍❍⦿⦾'.split(
    '',
  ),
);

/** Private-use codes of Symbol and Wingdings bullets in a PDF. */
const SYMBOL_BULLETS = new Set([
  0xf0a7, 0xf0b7, 0xf0d8, 0xf0a8, 0xf06f, 0xf06e, 0xf076, 0xf0fc, 0xf0e0, 0xf0f0, 0xf02d, 0xf0a3, 0xf071,
]);
const SYMBOL_FONT_PATTERN = /symbol|wingding|webding|dingbat|opens/i;

export const UNKNOWN = '\ufffd';

/** A word that consists of one bullet. */
export function isBulletRun(run: TextRun): boolean {
  const text = run.text;
  if (text.length !== 1) return false;
  // A character without a text equivalent, at the start of a line, is a bullet in a symbol font.
  if (BULLETS.has(text) || text === UNKNOWN) return true;
  const code = text.charCodeAt(0);
  return code >= 0xe000 && code <= 0xf8ff && isSymbolBullet(run, code);
}

function isSymbolBullet(run: TextRun, code: number): boolean {
  return SYMBOL_BULLETS.has(code) && SYMBOL_FONT_PATTERN.test(run.font);
}

/** A glyph of an icon font, which has no meaning as text. Bullets in symbol fonts don't count. */
export function isIcon(run: TextRun): boolean {
  if (isIconFont(run.font)) return !BULLETS.has(run.text);
  const code = run.text.charCodeAt(0);
  if (code < 0xe000 || code > 0xf8ff) return code >= 0xdb80 && code <= 0xdbff; // planes 15 and 16
  return !isSymbolBullet(run, code);
}

const ICON_FONT_PATTERN =
  /awesome|icon|phosphor|glyphicon|academicons|marvosym|fontello|typicons|octicons|lucide|feather/i;
/** Fonts that draw a sign in place of a letter: TeX's euro, and the symbol fonts of word processors. */
const SIGN_FONT_PATTERN = /^(?:TeX-)?feym|eurosym|marvosym|wasy|bbding|pifont|wingding|webding|dingbat/i;
export const isSignFont = (font: string): boolean => SIGN_FONT_PATTERN.test(font);

const ICON_FONTS = new Map<string, boolean>();

/** Whether a font contains icons, judged by its name; cached by name. */
function isIconFont(font: string): boolean {
  let known = ICON_FONTS.get(font);
  if (known === undefined) {
    known = ICON_FONT_PATTERN.test(font);
    if (ICON_FONTS.size > 1000) ICON_FONTS.clear();
    ICON_FONTS.set(font, known);
  }
  return known;
}

/** Length of the list marker at the start of a line ("•", "–", "1.", "a)"), including the whitespace after it; 0 if there is none. */
export function markerLength(text: string): number {
  const first = text[0];
  if (first === undefined) return 0;
  const code = first.charCodeAt(0);
  const symbol = code >= 0xe000 && code <= 0xf8ff;
  if (symbol || first === UNKNOWN || BULLETS.has(first)) {
    if (text.length === 1) return 1;
    const spaced = text[1] === ' ' || text[1] === '\t';
    // "— Education —" has a dash on either side.
    if (spaced) return text.length > 4 && text.endsWith(` ${first}`) ? 0 : 2;
    // "•Built": a bullet that can't start a word may touch the text
    return ATTACHED_BULLETS.has(first) ? 1 : 0;
  }
  const numbered = NUMBERED_PATTERN.exec(text);
  return numbered ? numbered[0].length : 0;
}
const ATTACHED_BULLETS = new Set('•‣⁃∙●○◦■□▪▫◼◻◆◇❖♦▶▷▸►➢➣➤✓✔☐☑❏❑❒★☆⦿'.split(''));
const NUMBERED_PATTERN = /^(?:\(?\d{1,2}[.)]|\(?[a-z]\)|\[\d{1,2}\])\s+(?=\S)/;
