import { saysWhatWasDone } from '../ats/wording/gerunds.ts';
import { FILLER_WORDS, LONGEST_OPENING, PLAIN_WORDING, phraseAt, weakOpening } from '../ats/wording/phrases.ts';
import { inflectGerund } from '../ats/wording/verbs.ts';
import { type Token, tokensOf } from './truth/tokens.ts';

interface Cut {
  start: number;
  end: number;
  put: string;
}

/**
 * A line without its hollow opening, "I" and "my", padding and long-winded phrases; the words that remain are the person's own. The text itself
 * where there is nothing to tidy.
 *
 * @param ongoing The line is about a role that has not ended, so a verb that takes the place of a hollow opening stands in the present.
 */
export function tidied(text: string, ongoing: boolean): string {
  const tokens = tokensOf(text);
  const cuts = [...openingCut(tokens, ongoing), ...wordCuts(tokens)];
  if (cuts.length === 0) return text;
  const done = cuts
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, put }) => result.slice(0, start) + put + result.slice(end), text);
  const plain = done
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])/g, '')
    .trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** "I was responsible for managing" → "Managed". */
function openingCut(tokens: readonly Token[], ongoing: boolean): Cut[] {
  const skipped = tokens[0]?.text === 'i' ? 1 : 0;
  const length = weakOpening(tokens.slice(skipped, skipped + LONGEST_OPENING));
  const gerund = tokens[skipped + length];
  const first = tokens[0];
  if (length === 0 || !gerund || !first || !saysWhatWasDone(tokens, skipped + length)) return [];
  const verb = inflectGerund(gerund.text, ongoing ? 'base' : 'past')[0];
  return verb ? [{ start: first.start, end: gerund.end, put: verb }] : [];
}

function wordCuts(tokens: readonly Token[]): Cut[] {
  const cuts: Cut[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    const phrase = PLAIN_WORDING.find(({ from }) => phraseAt(tokens, i, from) > 0);
    const last = tokens[i + (phrase?.from.length ?? 0) - 1];
    if (phrase && last) {
      cuts.push({ start: token.start, end: last.end, put: phrase.to.join(' ') });
      i += phrase.from.length - 1;
    } else if (isPadding(tokens, i)) cuts.push({ start: token.start, end: token.end, put: '' });
  }
  return cuts;
}

function isPadding(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  if (!token) return false;
  if (FILLER_WORDS.has(token.text) || token.text === 'my') return true;
  const opensClause = before === undefined || before.text === '.' || before.text === ';';
  if (token.text === 'i') return opensClause;
  return token.text === 'have' && before?.text === 'i' && (i === 1 || tokens[i - 2]?.text === '.');
}
