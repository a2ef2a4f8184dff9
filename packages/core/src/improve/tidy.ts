import { describesAction } from '../ats/wording/gerunds.ts';
import {
  FILLER_WORDS,
  LONGEST_OPENING,
  matchPhraseLength,
  measureWeakOpening,
  PLAIN_REPLACEMENTS,
} from '../ats/wording/phrases.ts';
import { inflectGerund, listVerbReadings } from '../text/verbs.ts';
import { itemAt } from './truth/claims/items.ts';
import { termsOf } from './truth/claims/terms.ts';
import { ARTICLES } from './truth/lexicon.ts';
import { type Token, tokensOf } from './truth/tokens.ts';

interface Cut {
  start: number;
  end: number;
  put: string;
}

/**
 * A line without its hollow opening, "I" and "my", padding, and wordy phrases; the remaining words are the person's own. Returns the text unchanged if there is
 * nothing to tidy, or if the rest might not be a sentence.
 *
 * @param ongoing Whether the line is about an ongoing role, so that a verb that replaces a hollow opening is in the present tense.
 */
export function tidied(text: string, ongoing: boolean): string {
  const tokens = tokensOf(text);
  const cuts = [...findOpeningCuts(tokens, ongoing), ...findWordCuts(text, tokens)];
  if (cuts.length === 0) return text;
  const done = cuts
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, put }) => result.slice(0, start) + put + result.slice(end), text);
  const plain = done
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .trim();
  // The person stays in a text from which "I" and "my" can't be removed everywhere.
  if (countSelf(plain) > 0 && countSelf(plain) < countSelf(text)) return text;
  const capitals = SMALL_START_PATTERN.test(text)
    ? plain
    : plain.replace(new RegExp(SMALL_START_PATTERN, 'gu'), (start) => start.toUpperCase());
  return capitals.charAt(0).toUpperCase() + capitals.slice(1);
}

const countSelf = (text: string): number => text.match(/\b(?:I|[Mm]y|me|mine|myself)\b/g)?.length ?? 0;

/** A sentence that starts with a lowercase letter. */
const SMALL_START_PATTERN = /(?<=[\p{L}\p{Nd})%]{2}[.!?]\s+)\p{Ll}/u;

/** "I was responsible for managing staff and training nurses" → "Managed staff and trained nurses". */
function findOpeningCuts(tokens: readonly Token[], ongoing: boolean): Cut[] {
  const skipped = tokens[0]?.text === 'i' ? 1 : 0;
  const length = measureWeakOpening(tokens.slice(skipped, skipped + LONGEST_OPENING));
  const first = tokens[0];
  if (length === 0 || !first) return [];
  const gerunds = [skipped + length, ...findParallelGerunds(tokens, skipped + length)];
  const cuts = gerunds.flatMap((at, i): Cut[] => {
    const gerund = tokens[at];
    const verb =
      gerund && describesAction(tokens, at) ? inflectGerund(gerund.text, ongoing ? 'base' : 'past')[0] : undefined;
    return gerund && verb ? [{ start: i === 0 ? first.start : gerund.start, end: gerund.end, put: verb }] : [];
  });
  return cuts.length === gerunds.length ? cuts : [];
}

/** "-ing" words after a comma or "and" that are parallel to the first one. */
function findParallelGerunds(tokens: readonly Token[], from: number): number[] {
  const found: number[] = [];
  for (let i = from + 1; i < tokens.length && tokens[i]?.text !== '.' && tokens[i]?.text !== ';'; i++) {
    const before = tokens[i - 1]?.text;
    const isJoined = before === 'and' || before === ',' || before === 'or';
    if (isJoined && listVerbReadings(tokens[i]?.text ?? '').some(({ form }) => form === 'gerund')) found.push(i);
  }
  return found;
}

function findWordCuts(text: string, tokens: readonly Token[]): Cut[] {
  const mayDropSelf = tokens.every((token, i) => token.text !== 'i' || isPlainSelf(tokens, i));
  const cuts: Cut[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    const phrase = PLAIN_REPLACEMENTS.find(({ from }) => matchPhraseLength(tokens, i, from) > 0);
    const last = tokens[i + (phrase?.from.length ?? 0) - 1];
    if (phrase && last) {
      const behind = tokens[i + phrase.from.length];
      const isClaim = phrase.to.length === 0 && phrase.from.includes('timely');
      if (!isClaim && (phrase.to[0] !== 'and' || !isGerund(behind)))
        cuts.push({ start: token.start, end: last.end, put: phrase.to.join(' ') });
      i += phrase.from.length - 1;
    } else if (isPadding(text, tokens, i, mayDropSelf)) cuts.push({ start: token.start, end: token.end, put: '' });
  }
  return cuts;
}

const isGerund = (token: Token | undefined): boolean =>
  listVerbReadings(token?.text ?? '').some(({ form }) => form === 'gerund');

const WORDS_BEFORE_ADVERB = new Set('as too so how less more most least not and or , " \' ('.split(' '));
const WORDS_AFTER_ADVERB = new Set('and or , " \' )'.split(' '));

function isPadding(text: string, tokens: readonly Token[], i: number, mayDropSelf: boolean): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token) return false;
  if (FILLER_WORDS.has(token.text) && !CLAIM_WORDS.has(token.text)) {
    // In "quickly and efficiently", "more efficiently", and "an efficiently run kitchen", the word depends on its neighbors.
    const isBound =
      isAdverb(before) ||
      WORDS_AFTER_ADVERB.has(next?.text ?? '') ||
      ARTICLES.has(before?.text ?? '') ||
      (token.text === 'successfully' && ATTEMPT_PATTERN.test(next?.text ?? '')) ||
      (WORDS_BEFORE_ADVERB.has(before?.text ?? '') && !isVerb(next));
    return next !== undefined && !isBound && before?.text !== '"';
  }
  if (token.text === 'my')
    return before !== undefined && before.text !== '.' && next?.text !== 'own' && isPlural(text, token);
  if (token.text === 'i') return mayDropSelf;
  return token.text === 'have' && before?.text === 'i' && mayDropSelf && isPastForm(next);
}

/** Filler that says how often, for how long, or to what degree: without it, the line claims something else. */
const CLAIM_WORDS = new Set(['consistently', 'tirelessly', 'very', 'really', 'truly']);

/** Verbs of something that can fail: only "successfully" says that it didn't. */
const ATTEMPT_PATTERN =
  /^(?:appeal|appl(?:y|i)|resuscitat|treat|defend|argu|petition|lobb|advocat|bid|audition|challeng|contest|pitch|propos|nominat|disput)/;

const isAdverb = (token: Token | undefined): boolean => token?.text.endsWith('ly') === true;
const isVerb = (token: Token | undefined): boolean => listVerbReadings(token?.text ?? '').length > 0;
const isPastForm = (token: Token | undefined): boolean =>
  listVerbReadings(token?.text ?? '').some(({ form }) => form === 'past');

/** "I" at the start of a sentence, before its verb. */
function isPlainSelf(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  if (before !== undefined && before.text !== '.' && before.text !== ';') return false;
  const verb = next?.text === 'have' || isAdverb(next) ? tokens[i + 2] : next;
  return isVerb(verb) || next?.text === 'was';
}

/** Whether "my" precedes a plural noun, which needs no replacement. */
function isPlural(text: string, { end }: Token): boolean {
  return itemAt(termsOf(text.slice(end)), 0)?.item.plural === true;
}
