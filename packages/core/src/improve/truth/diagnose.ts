import { getSkillById } from '../../skills/index.ts';
import { listVerbReadings } from '../../text/verbs.ts';
import type { TruthViolation } from '../types.ts';
import { ARTICLES, HEDGE_WORDS, NEGATION_WORDS, SCOPE_WORDS } from './lexicon.ts';
import type { Sentence } from './sentence.ts';
import type { Token } from './tokens.ts';

const MONTHS = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec present'.split(
    ' ',
  ),
);

/**
 * Explains to people what a rejected text changed: the words that were added, removed, or moved, by kind. Only explains a rejection that has already been
 * decided; never empty. A word or an order that may well mean the same is only called unclear.
 */
export function diagnose(after: Sentence, source: Sentence): TruthViolation[] {
  const violations = [
    ...listNewSkills(after, source),
    ...listNewTokens(after, source),
    ...findLostWords(after, source, NEGATION_WORDS, 'negation-dropped', 'is missing, which changes the meaning'),
    ...findLostWords(after, source, HEDGE_WORDS, 'hedge-dropped', 'is missing, which makes the claim stronger'),
    ...findLostWords(
      after,
      source,
      SCOPE_WORDS,
      'hedge-dropped',
      'is missing, so it no longer says that others were involved',
    ),
    ...findChangedNumbers(after, source),
  ];
  if (violations.length > 0) return violations;
  const text = after.tokens.map((token) => token.text).join(' ');
  return [{ code: 'order-changed', text, message: 'We can’t tell whether this says the same as your line.' }];
}

function countTokens(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokens) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function listNewSkills(after: Sentence, source: Sentence): TruthViolation[] {
  const known = new Set([...source.skills.values()].map(({ skill }) => skill));
  const added = new Set([...after.skills.values()].map(({ skill }) => skill).filter((skill) => !known.has(skill)));
  return [...added].map((skill) => {
    const name = getSkillById(skill)?.name ?? skill;
    return { code: 'new-skill', text: name, message: `${name} isn’t in your own words.` };
  });
}

function listNewTokens(after: Sentence, source: Sentence): TruthViolation[] {
  const counts = countTokens(source.tokens);
  const violations: TruthViolation[] = [];
  for (const { kind, text } of after.tokens) {
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    if (left > 0 || kind === 'mark' || ARTICLES.has(text)) continue;
    violations.push(createTokenViolation(kind, text));
  }
  return violations;
}

function createTokenViolation(kind: Token['kind'], text: string): TruthViolation {
  if (kind === 'number' && /^(?:19|20)\d\d$/.test(text))
    return { code: 'date-changed', text, message: `${text} isn’t one of your dates.` };
  if (kind === 'number') return { code: 'number-changed', text, message: `${text} isn’t a number you gave.` };
  if (MONTHS.has(text)) return { code: 'date-changed', text, message: `“${text}” isn’t one of your dates.` };
  if (listVerbReadings(text).length > 0)
    return { code: 'stronger-claim', text, message: `We can’t tell whether “${text}” is what you said you did.` };
  return { code: 'new-word', text, message: `“${text}” isn’t in your own words.` };
}

function findLostWords(
  after: Sentence,
  source: Sentence,
  words: ReadonlySet<string>,
  code: TruthViolation['code'],
  what: string,
): TruthViolation[] {
  const counts = countTokens(after.tokens);
  const gone = new Set<string>();
  for (const { text } of source.tokens) {
    if (!words.has(text)) continue;
    const left = counts.get(text) ?? 0;
    counts.set(text, left - 1);
    if (left <= 0) gone.add(text);
  }
  return [...gone].map((text) => ({ code, text, message: `“${text}” ${what}.` }));
}

/** Some of the same numbers, or all of them in a different order. */
function findChangedNumbers(after: Sentence, source: Sentence): TruthViolation[] {
  const listNumbers = (sentence: Sentence) =>
    sentence.tokens.filter(({ kind }) => kind === 'number').map(({ text }) => text);
  const [was, is] = [listNumbers(source), listNumbers(after)];
  const known = countTokens(source.tokens);
  if (is.some((number) => !known.has(number))) return [];
  if (was.join(' ') === is.join(' ')) return [];
  const text = was.join(', ');
  const message =
    was.length === is.length
      ? `The numbers ${text} are in a different order.`
      : `Some of the numbers ${text} are missing.`;
  return [{ code: 'number-changed', text, message }];
}
