import { findSkills, skillById } from '../../skills/index.ts';
import { HEDGE_WORDS, NEGATION_WORDS } from './lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A rewording may be this much longer, and no text that people read is longer than `LONGEST`. */
const LONGER = 1.6;
const ROOM = 60;
const LONGEST = 1200;
/** Share of the words with a meaning of their own that both must have in common, of either. */
const COMMON = 0.5;
/** Words whose first letters agree are taken for forms of one word. */
const STEM = 5;
const SHORTEST_WORD = 4;

/** Marks of addresses, code, markup and fences. Nothing that is put better needs one that was not there. */
const FOREIGN = /https?:|www\.|[@<>{}[\]\\`|#*_~^=]|\p{Cc}|\p{Cf}/u;

/** Words that claim or promise by themselves: never brought in. By their stems. */
const CLAIMS = new Set(
  [
    'guarantee promise ensure assure certain certainly definitely always every everyone everybody best will must shall proven perfect excellent',
    'outstanding impressive expert easy easily quick quickly instant fast hired hire offer salary raise promotion interview visa sponsor score',
    'rating points percent double triple highest top leading unique ideal strong strongest secret ignore instruction prompt system assistant',
  ]
    .join(' ')
    .split(' ')
    .map(stemOf),
);

/**
 * Whether a text says the same as the original in other words: the same figures and skills in the same order, the same negations and hedges, no
 * name, promise or address that was not there, and mostly the same words. Stricter than a reader would be: what it refuses is shown as it was.
 */
export function saysTheSame(original: string, reworded: string): boolean {
  if (reworded.trim() === '' || reworded.length > Math.min(LONGEST, original.length * LONGER + ROOM)) return false;
  // What is quoted is somebody else's: it stays to the letter, and its words vouch for nothing outside the quotes.
  if (!isEqual(quotesIn(original), quotesIn(reworded))) return false;
  return saysTheSameUnquoted(original.replace(QUOTED, QUOTE), reworded.replace(QUOTED, QUOTE));
}

const QUOTED = /“[^”]*”|"[^"]*"/gu;
const QUOTE = '“”';

const quotesIn = (text: string): string[] => text.match(QUOTED) ?? [];

function saysTheSameUnquoted(original: string, reworded: string): boolean {
  if (FOREIGN.test(reworded) && !isAlsoIn(original, reworded)) return false;
  const [before, after] = [tokensOf(original), tokensOf(reworded)];
  return (
    isEqual(figuresAndSkills(original, before), figuresAndSkills(reworded, after)) &&
    isEqual(qualifiers(before), qualifiers(after)) &&
    hasNoNewName(original, reworded) &&
    hasNoNewClaim(before, after) &&
    hasEnoughInCommon(before, after)
  );
}

/** Every foreign mark of the rewording stands in the original as often. */
function isAlsoIn(original: string, reworded: string): boolean {
  const all = new RegExp(FOREIGN.source, 'gu');
  const left = [...original.matchAll(all)].map(([mark]) => mark);
  return [...reworded.matchAll(all)].every(([mark]) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What a statement is about, in its order: "46 of 112 ask for SQL" and "112 of 46" are two statements. */
function figuresAndSkills(text: string, tokens: readonly Token[]): string[] {
  const figures = tokens.filter(({ kind }) => kind === 'number').map(({ text: figure, start }) => ({ figure, start }));
  const skills = findSkills(text)
    .filter(({ skill }) => skillById(skill)?.kind !== 'trait')
    .map(({ skill, start }) => ({ figure: skill, start }));
  return [...figures, ...skills].sort((a, b) => a.start - b.start).map(({ figure }) => figure);
}

function qualifiers(tokens: readonly Token[]): string[] {
  return tokens
    .map(({ text }) => text)
    .filter((text) => NEGATION_WORDS.has(text) || HEDGE_WORDS.has(text))
    .sort();
}

/** A capital that opens no sentence makes a name. */
function hasNoNewName(original: string, reworded: string): boolean {
  const known = new Set(wordsOf(original));
  return [...reworded.matchAll(/(?<![.!?:”]\s+|^\s*|["“(]\s*)\b\p{Lu}[\p{L}\p{N}]*/gu)].every(
    ([name]) => name === 'I' || known.has(name.toLowerCase()),
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function hasNoNewClaim(before: readonly Token[], after: readonly Token[]): boolean {
  const known = new Set(before.map(({ text }) => stemOf(text)));
  return after.every(({ text }) => !CLAIMS.has(stemOf(text)) || known.has(stemOf(text)));
}

function hasEnoughInCommon(before: readonly Token[], after: readonly Token[]): boolean {
  const [old, now] = [meanings(before), meanings(after)];
  if (old.size === 0 || now.size === 0) return old.size === now.size;
  const common = [...now].filter((word) => old.has(word)).length;
  return common >= now.size * COMMON && common >= old.size * COMMON;
}

const meanings = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens.filter(({ kind, text }) => kind === 'word' && text.length >= SHORTEST_WORD).map(({ text }) => stemOf(text)),
  );

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

function stemOf(word: string): string {
  return word.slice(0, STEM);
}

const QUESTION = { shortest: 20, longest: 240 } as const;

/** What is not asked in an interview, whoever proposes it. */
const PRIVATE =
  /\b(age|old are you|born|birth|married|marital|husband|wife|spouse|pregnan\w*|child(ren)?|family|religio\w*|church|politic\w*|race|ethnic\w*|nationality|citizen\w*|visa|disab\w*|health|illness|gender|sexual\w*|union|arrest\w*|password|salary)\b/i;

/** Whether a text can stand as one interview question: one sentence that asks, without figures, addresses or anything private. */
export function isInterviewQuestion(text: string): boolean {
  const plain = text.trim();
  return (
    plain.length >= QUESTION.shortest &&
    plain.length <= QUESTION.longest &&
    /^[\p{Lu}“"][^.!?]*\?$/u.test(plain) &&
    !FOREIGN.test(plain) &&
    !/\p{Nd}/u.test(plain) &&
    !PRIVATE.test(plain) &&
    !/\b(ignore|instructions?|prompt|system|assistant)\b/i.test(plain)
  );
}
