import { toStem } from '../stems.ts';
import { listVerbReadings } from '../verbs.ts';
import { listSenses } from './senses.ts';

/** A word or a mark of a line, with what it means. */
export interface Token {
  word: string;
  stem: string;
  senses: readonly string[];
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
  if (!/^\p{L}/u.test(word)) {
    const plain = /\d/.test(word) ? '<number>' : word;
    return { word: plain, stem: plain, senses: [], start, end, isBreak, isCapitalized: false, verb: null };
  }
  const readings = listVerbReadings(word);
  const past = readings.find(({ form }) => form === 'past');
  const stem = toStem(past && !word.endsWith('ed') ? past.base : word);
  const isCapitalized = /^\p{Lu}/u.test(raw);
  const known = /n't$/.test(word) ? DENIED : listSenses(word.replace(/'s$/, ''), past?.base);
  // “Systems” names a company only with a capital.
  const senses = isCapitalized ? known : known.filter((sense) => sense !== 'corp');
  return { word, stem, senses, start, end, isBreak, isCapitalized, verb: findVerbForm(word) };
}

function findVerbForm(word: string): Token['verb'] {
  const forms = listVerbReadings(word).map(({ form }) => form);
  if (forms.includes('past')) return 'past';
  if (forms.includes('gerund')) return 'gerund';
  if (forms.length > 0) return 'base';
  if (/[^e]ed$/.test(word) && word.length > 4) return 'past';
  return null;
}
