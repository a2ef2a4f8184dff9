/** A sentence, bullet, or heading of a description; offsets are UTF-16 units of the text. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
  /** Whether it starts a new line or bullet, and so may be or contain a heading. */
  opens: boolean;
}

/** Maximum length of a sentence; longer text is cut at a space, or anywhere at twice this length. */
const MAX_SENTENCE = 600;

const BULLETS = new Set('•●○◦▪■□◆◇►▶➢➤✓✔✦★·‣⁃∙–—');
const ABBREVIATIONS = new Set([
  'e.g',
  'i.e',
  'inc',
  'corp',
  'co',
  'ltd',
  'st',
  'sr',
  'jr',
  'dr',
  'mr',
  'mrs',
  'ms',
  'vs',
  'approx',
  'dept',
  'min',
  'max',
  'yrs',
  'yr',
  'no',
  'u.s',
  'b.s',
  'b.a',
  'm.s',
  'm.a',
  'ph.d',
  'a.s',
  'a.a',
  'incl',
  'ft',
  'hr',
  'hrs',
  'lbs',
  'lb',
  'req',
  'pref',
  'exp',
  'mgmt',
  'ed',
  'gov',
  'assoc',
]);

/**
 * Splits a description into sentences. Besides line ends, it recognizes bullets and the double spaces that replace line ends when a page
 * was pasted as one line.
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  let opens = true;
  const close = (end: number, nextOpens: boolean): void => {
    addTrimmed(sentences, text, start, end, opens);
    start = end;
    opens = nextOpens;
  };
  for (let i = 0; i < text.length; i++) {
    if (i - start < MAX_SENTENCE && isInWords(text, i)) continue;
    const char = text.charAt(i);
    if (char === '\n' || char === '\r') close(i, true);
    else if (isBulletAt(text, i)) {
      close(i, true);
      start = i + 1;
    } else if (closesEmphasis(text, start, i)) close(i, true);
    else if (char === ' ' && text.charAt(i + 1) === ' ' && i > start) close(i, true);
    else if (endsSentence(text, i)) close(i + 1, false);
    else if (i - start >= (char === ' ' ? MAX_SENTENCE : 2 * MAX_SENTENCE)) close(i, false);
  }
  close(text.length, true);
  return sentences;
}

/** Marks after or before which a sentence can end. Two spaces can end one, too. */
const ASCII_MARKS: ReadonlySet<number> = new Set([...'\n\r*-;.!?'].map((char) => char.charCodeAt(0)));
const IN_WORDS = Uint8Array.from({ length: 128 }, (_, code) => (ASCII_MARKS.has(code) ? 0 : 1));
const SPACE = 0x20;

/** Quickly rules out most characters: no sentence ends there unless it is too long. */
function isInWords(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  return IN_WORDS[code] === 1 && (code !== SPACE || text.charCodeAt(i + 1) !== SPACE);
}

function addTrimmed(out: Sentence[], text: string, from: number, to: number, opens: boolean): void {
  let start = from;
  let end = to;
  while (start < end && isPadding(text.charAt(start))) start++;
  while (end > start && isPadding(text.charAt(end - 1))) end--;
  if (end > start) out.push({ text: text.slice(start, end), start, end, opens });
}

function isPadding(char: string): boolean {
  return char === '*' || char === '_' || char === '\ufeff' || char.trim() === '';
}

/** A bullet character, or an asterisk or hyphen used as one: after whitespace or a mark, before a space or a capital. */
function isBulletAt(text: string, i: number): boolean {
  const char = text.charAt(i);
  const next = text.charAt(i + 1);
  const before = i === 0 ? ' ' : text.charAt(i - 1);
  if (char === '–' || char === '—') return before === '\n' || (before === ' ' && text.charAt(i - 2) === ' ');
  if (BULLETS.has(char)) return true;
  if (char === '*') return before.trim() === '' || '.:;*'.includes(before);
  if (char === '-')
    return (before === '\n' || i === 0 || (before === ' ' && '.:;) '.includes(text.charAt(i - 2)))) && next !== '-';
  return false;
}

/** Words in bold that can head the text after them. Longer ones are a sentence. */
const HEADING_PATTERN = /^[\p{Lu}\d](?:[^\s*]*\s){0,5}[^\s*]*$/u;
const MAX_HEADING = 60;

/** The second asterisk of "*Requirements* Two years of …": the words in bold are a heading on the line of its text. */
function closesEmphasis(text: string, start: number, i: number): boolean {
  return (
    text.charAt(i) === '*' &&
    text.charAt(start - 1) === '*' &&
    i - start <= MAX_HEADING &&
    /^(?:\s|\*|$)/.test(text.charAt(i + 1)) &&
    HEADING_PATTERN.test(text.slice(start, i))
  );
}

function endsSentence(text: string, i: number): boolean {
  const char = text.charAt(i);
  if (char === ';') return text.charAt(i + 1) === ' ';
  if (char !== '.' && char !== '!' && char !== '?') return false;
  const next = text.charAt(i + 1);
  if (next === '') return true;
  if (char === '.' && next !== ' ') return isCapital(next) && isLowerRun(text, i);
  if (next !== ' ') return false;
  if (char !== '.') return true;
  const after = text.charAt(i + 2);
  const last = getLastWord(text, i);
  // "Word, Excel, etc. and SQL" goes on; "Word, Excel, etc. Must travel" doesn't.
  if (last === 'etc') return isCapital(after);
  return (isCapital(after) || !/[a-z]/.test(after)) && !ABBREVIATIONS.has(last) && !isInitial(text, i);
}

function isCapital(char: string): boolean {
  return char !== char.toLowerCase();
}

/** "…required.Must have…": a missing space after a word of at least four lowercase letters. */
function isLowerRun(text: string, end: number): boolean {
  return /^[a-z]{4}$/.test(text.slice(Math.max(0, end - 4), end)) && /^[A-Z][a-z]/.test(text.slice(end + 1, end + 3));
}

/** The initial of a person who signs: "Jane Q. Doe, MBA". */
function isInitial(text: string, end: number): boolean {
  return (
    /\b(?!(?:Class|Grade|Group|Level|Part|Plan|Section|Step|Tier|Type|Unit|Vitamin)\b)[A-Z][a-z]+ [A-Z]$/.test(
      text.slice(Math.max(0, end - 20), end),
    ) && /^ [A-Z][a-z]+,/.test(text.slice(end + 1, end + 30))
  );
}

function getLastWord(text: string, end: number): string {
  const from = Math.max(0, end - 10);
  return (
    text
      .slice(from, end)
      .toLowerCase()
      .split(/[^a-z.]/)
      .at(-1) ?? ''
  ).replace(/^\./, '');
}
