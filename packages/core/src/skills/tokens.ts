/**
 * Splits text into the tokens that skill names are matched on, without creating a string per word: a word becomes its
 * spelling's number in a `SpellingTable`.
 *
 * One word is: letters and digits; `C++`, `C#`, `A+`, `.NET`; initials with or without dots (`R.N.` = `RN`). Accents,
 * apostrophes, soft hyphens and zero-width characters are ignored. Spaces, hyphens, underscores and a single line break are
 * soft: "front-end" and "front end" are the same two words. `&` is the word "and". A slash, and a dot inside a word, are
 * separate tokens; everything else ends a name.
 */

export const UNKNOWN_TOKEN = 0;
export const BREAK_TOKEN = 1;
export const SLASH_TOKEN = 2;
export const DOT_TOKEN = 3;
/** Spelling numbers of words start here. */
const FIRST_WORD_TOKEN = 4;

const OTHER_CLASS = 0;
const WORD_CLASS = 1;
const IGNORED_CLASS = 2;
const SOFT_CLASS = 3;

const classes = new Uint8Array(0x10000).fill(255);
/** Lowercase code without accents; 0 if a character expands to several ("ﬁ"), which are in `expansions`. */
const folds = new Uint16Array(0x10000);
const expansions = new Map<number, string>();

const LETTER_OR_DIGIT_PATTERN = /[\p{L}\p{N}]/u;
const MARK_PATTERN = /\p{M}/u;
const IGNORED_CODE_POINTS = new Set([0x27, 0x2019, 0x2018, 0x02bc, 0xad, 0x200b, 0x200c, 0x200d, 0x2060, 0xfeff]);
const SOFT_CODE_POINTS = new Set([
  0x20, 0x09, 0x0a, 0x0d, 0xa0, 0x2d, 0x5f, 0x2010, 0x2011, 0x2012, 0x2013, 0x202f, 0x2009,
]);

function classify(code: number): number {
  const char = String.fromCharCode(code);
  let kind = OTHER_CLASS;
  if (IGNORED_CODE_POINTS.has(code) || MARK_PATTERN.test(char)) kind = IGNORED_CLASS;
  else if (SOFT_CODE_POINTS.has(code)) kind = SOFT_CLASS;
  else if (LETTER_OR_DIGIT_PATTERN.test(char)) kind = WORD_CLASS;
  if (kind === WORD_CLASS) {
    const folded = char.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    if (folded.length === 1) folds[code] = folded.charCodeAt(0);
    else if (LETTER_OR_DIGIT_PATTERN.test(folded)) expansions.set(code, folded);
    else folds[code] = code;
  }
  classes[code] = kind;
  return kind;
}

function classifyCharacter(text: string, index: number): number {
  if (index < 0 || index >= text.length) return OTHER_CLASS;
  const code = text.charCodeAt(index);
  const known = classes[code] ?? OTHER_CLASS;
  return known === 255 ? classify(code) : known;
}

const FNV_OFFSET = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;

/**
 * Spellings in the order they were added; a spelling's number is `FIRST_WORD_TOKEN` plus its index. While a vocabulary is added,
 * spellings are looked up as strings; the table that looks up words in a text without creating strings is built for the first
 * text.
 */
export class SpellingTable {
  readonly #spellings: string[] = [];
  readonly #numbers = new Map<string, number>();
  #slots = new Int32Array(0);
  #hashes = new Int32Array(0);
  /** The number of spellings in the slots. */
  #laidOut = 0;

  get size(): number {
    return this.#spellings.length;
  }

  /** The number of a spelling, which is added if it is new. */
  add(spelling: string): number {
    const known = this.#numbers.get(spelling);
    if (known !== undefined) return known;
    const number = this.#spellings.push(spelling) - 1 + FIRST_WORD_TOKEN;
    this.#numbers.set(spelling, number);
    return number;
  }

  find(spelling: string): number {
    return this.#numbers.get(spelling) ?? UNKNOWN_TOKEN;
  }

  text(number: number): string {
    return this.#spellings[number - FIRST_WORD_TOKEN] ?? '';
  }

  /** The number of the word from `start` to `end` of a text, given its hash; compares the characters too, since hashes can collide. */
  lookup(hash: number, text: string, start: number, end: number): number {
    if (this.#laidOut < this.#spellings.length) this.#layOut();
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? 0;
      if (number === 0) return UNKNOWN_TOKEN;
      if (this.#hashes[slot] === hash && isSameWord(this.#spellings[number - FIRST_WORD_TOKEN] ?? '', text, start, end))
        return number;
    }
  }

  /** At most half of the slots are used, so a probe ends soon. */
  #layOut(): void {
    let length = 1 << 10;
    while (length < this.#spellings.length * 2) length *= 2;
    this.#slots = new Int32Array(length);
    this.#hashes = new Int32Array(length);
    const mask = length - 1;
    for (let place = 0; place < this.#spellings.length; place++) {
      const hash = hashSpelling(this.#spellings[place] ?? '');
      let slot = hash & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = place + FIRST_WORD_TOKEN;
      this.#hashes[slot] = hash;
    }
    this.#laidOut = this.#spellings.length;
  }
}

function hashSpelling(spelling: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < spelling.length; i++) hash = Math.imul(hash ^ spelling.charCodeAt(i), FNV_PRIME);
  return hash;
}

/** Whether the folded characters of a text spell a word. */
function isSameWord(word: string, text: string, start: number, end: number): boolean {
  let at = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (classifyCharacter(text, i) === IGNORED_CLASS) continue;
    const expansion = expansions.get(code);
    if (expansion !== undefined) {
      if (!word.startsWith(expansion, at)) return false;
      at += expansion.length;
    } else if (code === 0x2e && i > start) {
      // A dot between initials.
    } else if (word.charCodeAt(at++) !== (folds[code] || code)) return false;
  }
  return at === word.length;
}

/** Parallel arrays, reused for every call: token `ids[i]` is at `starts[i]` to `ends[i]` of the text. */
export class TokenBuffer {
  ids = new Int32Array(1024);
  starts = new Int32Array(1024);
  ends = new Int32Array(1024);
  length = 0;

  push(id: number, start: number, end: number): void {
    if (this.length === this.ids.length) {
      this.ids = doubleLength(this.ids);
      this.starts = doubleLength(this.starts);
      this.ends = doubleLength(this.ends);
    }
    this.ids[this.length] = id;
    this.starts[this.length] = start;
    this.ends[this.length] = end;
    this.length++;
  }
}

function doubleLength(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
}

/**
 * Fills `out` with the tokens of a text in one pass. With `add`, unknown words are added to the table; otherwise they are
 * `UNKNOWN_TOKEN`.
 */
export function tokenize(text: string, table: SpellingTable, out: TokenBuffer, add = false): void {
  out.length = 0;
  let i = 0;
  const length = text.length;
  while (i < length) {
    const kind = classifyCharacter(text, i);
    if (kind === WORD_CLASS || (text.charCodeAt(i) === 0x2e && startsDotWord(text, i))) {
      i = readWord(text, i, table, out, add);
    } else if (kind === SOFT_CLASS) {
      i = readGap(text, i, out);
    } else {
      if (kind === OTHER_CLASS) pushMark(text, i, table, out);
      i++;
    }
  }
}

/** The dot of ".NET": before a letter and not after a word. */
function startsDotWord(text: string, index: number): boolean {
  return (
    classifyCharacter(text, index + 1) === WORD_CLASS &&
    classifyCharacter(text, index - 1) !== WORD_CLASS &&
    !isDigit(text.charCodeAt(index + 1))
  );
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function readWord(text: string, start: number, table: SpellingTable, out: TokenBuffer, add: boolean): number {
  let hash = FNV_OFFSET;
  let i = start;
  let end = start;
  let letters = 0;
  if (text.charCodeAt(i) === 0x2e) {
    hash = Math.imul(hash ^ 0x2e, FNV_PRIME);
    i++;
  }
  for (; i < text.length; i++) {
    const kind = classifyCharacter(text, i);
    if (kind === WORD_CLASS) {
      const code = text.charCodeAt(i);
      const fold = folds[code] ?? 0;
      if (fold !== 0) hash = Math.imul(hash ^ fold, FNV_PRIME);
      else for (const char of expansions.get(code) ?? '') hash = Math.imul(hash ^ char.charCodeAt(0), FNV_PRIME);
      letters++;
      end = i + 1;
    } else if (kind === IGNORED_CLASS) {
    } else if (text.charCodeAt(i) === 0x2e && isInitial(text, i, start, letters)) {
      // "R.N.": continue with the next initial.
    } else break;
  }
  while (end < text.length && isSuffix(text, end, letters)) {
    hash = Math.imul(hash ^ text.charCodeAt(end), FNV_PRIME);
    end++;
  }
  out.push(add ? table.add(foldWord(text, start, end)) : table.lookup(hash, text, start, end), start, end);
  return Math.max(i, end);
}

/** Whether the dot at `index` is between single letters, back to the start of the word. */
function isInitial(text: string, index: number, start: number, letters: number): boolean {
  return (
    index === start + letters * 2 - 1 &&
    classifyCharacter(text, index + 1) === WORD_CLASS &&
    !isDigit(text.charCodeAt(index + 1)) &&
    !isDigit(text.charCodeAt(index - 1)) &&
    classifyCharacter(text, index + 2) !== WORD_CLASS
  );
}

/** `+` and `++` after a word, unless another word follows directly ("Python+Django"); `#` after a single letter. */
function isSuffix(text: string, index: number, letters: number): boolean {
  const code = text.charCodeAt(index);
  if (code === 0x23) return letters === 1;
  if (code !== 0x2b) return false;
  if (text.charCodeAt(index + 1) === 0x2b || text.charCodeAt(index - 1) === 0x2b) return true;
  return classifyCharacter(text, index + 1) !== WORD_CLASS;
}

function foldWord(text: string, start: number, end: number): string {
  let word = '';
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    const kind = classifyCharacter(text, i);
    if (kind === WORD_CLASS) word += expansions.get(code) ?? String.fromCharCode(folds[code] ?? code);
    else if (kind !== IGNORED_CLASS && (code !== 0x2e || i === start)) word += text.charAt(i);
  }
  return word;
}

/** A gap of soft characters ends a name if it is a blank line, a column gap, or a dash between spaces. */
function readGap(text: string, start: number, out: TokenBuffer): number {
  let i = start;
  let newlines = 0;
  let dashes = 0;
  while (i < text.length && classifyCharacter(text, i) === SOFT_CLASS) {
    const code = text.charCodeAt(i);
    if (code === 0x0a) newlines++;
    else if (code === 0x09) newlines += 2;
    else if (code !== 0x20 && code !== 0x0d && code !== 0xa0) dashes++;
    i++;
  }
  const spaced = i - start > 1;
  if (
    newlines > 1 ||
    (dashes > 0 && spaced && newlines === 0) ||
    (newlines > 0 && dashes > 0) ||
    (newlines === 0 && i - start > 3)
  ) {
    out.push(BREAK_TOKEN, start, i);
  }
  return i;
}

function pushMark(text: string, index: number, table: SpellingTable, out: TokenBuffer): void {
  const code = text.charCodeAt(index);
  if (code === 0x2f) out.push(SLASH_TOKEN, index, index + 1);
  else if (code === 0x26) out.push(table.find('and'), index, index + 1);
  else if (
    code === 0x2e &&
    classifyCharacter(text, index + 1) === WORD_CLASS &&
    classifyCharacter(text, index - 1) === WORD_CLASS
  )
    out.push(DOT_TOKEN, index, index + 1);
  else if (out.length === 0 || out.ids[out.length - 1] !== BREAK_TOKEN) out.push(BREAK_TOKEN, index, index + 1);
}
