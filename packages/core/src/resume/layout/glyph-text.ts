/** Marks for the direction of writing, which have no width; a word that consists of them stays as it is. */
const DIRECTION_PATTERN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function removeControls(text: string): string {
  const bare = text.replace(DIRECTION_PATTERN, '');
  return bare === '' ? text : bare;
}

/** Ligatures that fonts draw as one glyph and some programs write as one character. */
export function foldLigatures(text: string): string {
  if (!LIGATURE_PATTERN.test(text)) return text;
  return text
    .replace(LIGATURES_PATTERN, (glyph) => glyph.normalize('NFKC'))
    .replace(MISNAMED_PATTERN, (glyph) => MISNAMED_LIGATURES.get(glyph) ?? glyph);
}

const LIGATURE_PATTERN = /[\ufb00-\ufb06\u014c\u019f\u01a9\u01ab]/;

const LIGATURES_PATTERN = /[\ufb00-\ufb06]/g;

/** Ligatures of Calibri that Word writes to PDF as letters of other languages: "operaƟons", "baƩery", "soŌware". */
const MISNAMED_LIGATURES: ReadonlyMap<string, string> = new Map([
  ['\u019f', 'ti'],
  ['\u01a9', 'tt'],
  ['\u01ab', 'tti'],
  ['\u014c', 'ft'],
]);

/** Only after lowercase letters, where no capital is. */
const MISNAMED_PATTERN = /(?<=\p{Ll})[\u014c\u019f\u01a9\u01ab]/gu;
