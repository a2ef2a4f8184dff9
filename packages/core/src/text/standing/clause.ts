import type { Token } from './tokens.ts';

/** UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** The clause of a skill’s name, and how it is built. */
export interface Clause {
  name: readonly Token[];
  before: readonly Token[];
  after: readonly Token[];
  /** The index of the clause’s first token. */
  from: number;
  /** The index after its last one, and the same or -1 at the end of the line. */
  end: number;
  to: number;
  governor: Governor;
  phrase: Phrase;
}

export interface Governor {
  /** The verb before the name. */
  verb: Token | undefined;
  distance: number;
  /** Who does it; undefined if nobody is named, as in a résumé’s lines about its writer. */
  subject: Token | undefined;
  /** The verb after the name and the word after that: “payroll was done”. */
  nextVerb: readonly [Token, Token | undefined] | undefined;
  /** After “by”. */
  agent: Token | undefined;
  /** The word after each denial before the name. */
  denied: readonly (Token | undefined)[] | undefined;
}

export interface Phrase {
  /** The noun that the name describes: “yoga mats”. */
  head: Token | undefined;
  /** The preposition, verb, or mark before the noun phrase or list that the name is in. */
  opener: Token | undefined;
  /** The word before it: “a chapter on Excel”. */
  owner: Token | undefined;
}

/** Numbers up to 1, 3, 6, and 12, and greater ones. */
export const bucket = (n: number): string => (n <= 1 ? '1' : n <= 3 ? '3' : n <= 6 ? '6' : n <= 12 ? '12' : '+');

export function findClause(tokens: readonly Token[], { start, end }: Span): Clause {
  const at = tokens.findIndex((token) => token.end > start);
  const first = at < 0 ? tokens.length : at;
  let last = first;
  while (last + 1 < tokens.length && (tokens[last + 1]?.start ?? end) < end) last++;
  let from = first;
  while (from > 0 && !tokens[from - 1]?.isBreak) from--;
  let to = last + 1;
  while (to < tokens.length && !tokens[to]?.isBreak) to++;
  const before = tokens.slice(from, first);
  const after = tokens.slice(last + 1, to);
  return {
    name: tokens.slice(first, last + 1),
    before,
    after,
    from,
    end: to,
    to: to === tokens.length ? -1 : to,
    governor: findGovernor(before, after),
    phrase: findPhrase(before, after),
  };
}

const isWord = (token: Token): boolean => token.isWord;
const means = (token: Token | undefined, ...senses: readonly string[]): boolean =>
  token?.senses.some((sense) => senses.includes(sense)) ?? false;
const ADVERB_PATTERN = /(?:ly|also|then|still|already|just|later|always|often|ever|usually|all|both|even|first|to)$/;
const RELATIVE_PATTERN = /^(?:who|that|which|whose)$/;

function findGovernor(before: readonly Token[], after: readonly Token[]): Governor {
  const at = before.findLastIndex(
    (token, i) => token.verb === 'past' || (i === 0 && token.verb !== null) || means(token, 'be', 'aux'),
  );
  const next = after.findIndex((token) => token.verb === 'past' || means(token, 'be', 'aux', 'pass'));
  const nextVerb = after[next];
  const by = after.findIndex(({ word }) => word === 'by');
  const denials = before.flatMap((token, i) => (means(token, 'deny') ? [before[i + 1]] : []));
  return {
    verb: before[at],
    distance: before.length - at,
    subject: findSubject(before.slice(0, Math.max(0, at))),
    nextVerb: nextVerb && [nextVerb, after[next + 1]],
    agent: by < 0 ? undefined : after.slice(by + 1).find((token) => isWord(token) && !means(token, 'word')),
    denied: denials.length > 0 ? denials : undefined,
  };
}

function findSubject(words: readonly Token[]): Token | undefined {
  let at = words.length - 1;
  while (at >= 0) {
    const token = words[at];
    if (!token) break;
    if (isWord(token) && !ADVERB_PATTERN.test(token.word) && !means(token, 'be', 'aux', 'deny')) {
      if (!RELATIVE_PATTERN.test(token.word)) return token;
    } else if (token.word === ',') return undefined;
    at--;
  }
  return undefined;
}

const LINK_PATTERN =
  /^(?:of|in|on|to|for|with|at|from|by|as|about|into|onto|via|using|through|over|under|near|off|and|or|than|per|during|within|without|behind|beside|between|against|around|after|before|until|like|including|plus|that|who|which|where|when|while|if)$/;
const JOINT_PATTERN = /^(?:,|and|or|&|\/|\+)$/;

/** Where the noun phrase ends: at a mark, a linking word, or a verb. */
const endsPhrase = (token: Token): boolean =>
  !(isWord(token) || /^['"]$/.test(token.word)) ||
  LINK_PATTERN.test(token.word) ||
  (token.verb === 'past' && !token.isCapitalized) ||
  means(token, 'be', 'aux', 'deny', 'i', 'they');

function findPhrase(before: readonly Token[], after: readonly Token[]): Phrase {
  let end = 0;
  // “Java, .NET and SAP contractors”: the noun may come after other names.
  while (end < after.length) {
    const token = after[end];
    if (!token || (endsPhrase(token) && !(JOINT_PATTERN.test(token.word) && end + 1 < after.length))) break;
    end++;
  }
  const head = after.slice(0, end).findLast((token) => isWord(token));
  let start = before.length - 1;
  while (start >= 0) {
    const token = before[start];
    if (!token || (endsPhrase(token) && !JOINT_PATTERN.test(token.word) && token.word !== '<number>')) break;
    start--;
  }
  const opener = before[start];
  const owner = opener && before.slice(0, start).findLast((token) => isWord(token) && !means(token, 'word'));
  return { head, opener, owner };
}
