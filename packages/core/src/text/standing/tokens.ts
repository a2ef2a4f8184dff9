import { toStem } from '../stems.ts';
import { listVerbReadings, type VerbReading } from '../verbs.ts';
import { listSenses } from './senses.ts';

/** A word or a mark of a line, with what it means. */
export interface Token {
  word: string;
  stem: string;
  senses: readonly string[];
  /** What it means, and itself only if it is a function word or a mark: content words are too rare to tell much by their place. */
  names: readonly string[];
  /** Its senses as features call them. */
  meanings: readonly string[];
  /** Whether it is a word and not a mark or a number. */
  isWord: boolean;
  isFunctionWord: boolean;
  /** Its form, for words of which nothing else is known. */
  shape: string;
  start: number;
  end: number;
  /** Whether a clause ends here. */
  isBreak: boolean;
  isCapitalized: boolean;
  /** Whether it is inside a clause, where a capital tells something. */
  isInside: boolean;
  /** The form that it has if it is a verb. */
  verb: 'past' | 'gerund' | 'base' | null;
}

const TOKEN_PATTERN = /[\p{L}][\p{L}\d+#]*(?:['’.&-][\p{L}\d+#]+)*['’]?|[$£€]?\d[\d.,:/%]*\+?|_+|[^\s\p{L}\d]/gu;
const BREAK_PATTERN = /^(?:[;:?!|•·—–()[\]]|but|however|although|though|whereas|while|because|since|so)$/;
const SPACED_DASH_PATTERN = /^-$/;
const CLOSING_PATTERN = /^\.$/;

const FUNCTION_WORDS = new Set(
  `
  of in on to for with at from by as about into onto via using through over under near off and or than per during within without behind beside
  between against around after before until till like including plus that who which whose where when while if how the a an no not never none
  only but yes some any all most each every our my their his her its your this these those i we he she they it you me us them be is are was
  were been has have had do does did can could would will may might must also then than up out down back yet still now
  `
    .trim()
    .split(/\s+/),
);
const DENIED = ['deny'];

/** The words and marks of a line, in order. */
export function listTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index } of text.matchAll(TOKEN_PATTERN)) {
    const last = tokens.at(-1);
    tokens.push({ ...toToken(text, raw, index), isInside: last !== undefined && !last.isBreak });
  }
  return tokens;
}

function toToken(text: string, raw: string, start: number): Omit<Token, 'isInside'> {
  const end = start + raw.length;
  const word = raw.toLowerCase().replaceAll('’', "'").replace(/'$/, '');
  const isBreak =
    BREAK_PATTERN.test(word) ||
    (SPACED_DASH_PATTERN.test(word) && text[start - 1] === ' ') ||
    (CLOSING_PATTERN.test(word) && (end === text.length || /\s/.test(text[end] ?? '')));
  if (!LETTER_PATTERN.test(word)) {
    const mark = /\d/.test(word) ? '<number>' : word;
    const plain = {
      word: mark,
      stem: mark,
      senses: NONE,
      names: [mark],
      meanings: NONE,
      isWord: false,
      isFunctionWord: true,
      shape: mark,
    };
    return { ...plain, start, end, isBreak, isCapitalized: false, verb: null };
  }
  const isCapitalized = CAPITAL_PATTERN.test(raw);
  const known = describeWord(word, isCapitalized);
  return { ...known, word, start, end, isBreak, isCapitalized };
}

type Described = Pick<Token, 'stem' | 'senses' | 'names' | 'meanings' | 'isWord' | 'isFunctionWord' | 'shape' | 'verb'>;

/** Words that were described before: most lines consist of the same ones. */
const described = { capitalized: new Map<string, Described>(), plain: new Map<string, Described>() };
const MAX_DESCRIBED = 5000;

function describeWord(word: string, isCapitalized: boolean): Described {
  const words = isCapitalized ? described.capitalized : described.plain;
  const before = words.get(word);
  if (before) return before;
  if (words.size >= MAX_DESCRIBED) words.clear();
  const readings = listVerbReadings(word);
  const past = readings.find(({ form }) => form === 'past');
  const known = word.endsWith("n't") ? DENIED : listSenses(word.replace(/'s$/, ''), past?.base);
  // “Systems” names a company only with a capital.
  const senses = isCapitalized ? known : known.filter((sense) => sense !== 'corp');
  const isFunctionWord = FUNCTION_WORDS.has(word);
  const meanings = senses.map((sense) => `:${sense}`);
  const verb = findVerbForm(word, readings);
  const description: Described = {
    stem: toStem(past && !word.endsWith('ed') ? past.base : word),
    senses,
    names: isFunctionWord ? [word, ...meanings] : meanings,
    meanings,
    isWord: true,
    isFunctionWord,
    shape: verb ?? `${isCapitalized ? 'C' : 'c'}${word.length > 3 ? word.slice(-2) : word}`,
    verb,
  };
  words.set(word, description);
  return description;
}

const LETTER_PATTERN = /^\p{L}/u;
const CAPITAL_PATTERN = /^\p{Lu}/u;
const NONE: readonly string[] = [];

function findVerbForm(word: string, readings: readonly VerbReading[]): Token['verb'] {
  const forms = readings.map(({ form }) => form);
  if (forms.includes('past')) return 'past';
  if (forms.includes('gerund')) return 'gerund';
  if (forms.length > 0) return 'base';
  if (/[^e]ed$/.test(word) && word.length > 4) return 'past';
  return null;
}
