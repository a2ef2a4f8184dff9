import { findSkills, getSkillById } from '../../skills/index.ts';
import { HEDGE_WORDS, NEGATION_WORDS, TURNING_WORDS } from './lexicon.ts';
import { isSwapped } from './swapped.ts';
import { type Token, tokensOf } from './tokens.ts';

/** How much longer a rewording may be; no text that people read is longer than `MAX_LENGTH`. */
const MAX_LENGTH_RATIO = 1.6;
const MAX_EXTRA = 60;
const MAX_LENGTH = 1200;
/** The share of content words that each text must have in common with the other. */
const MIN_COMMON_SHARE = 0.5;
/** Words that start with the same letters are treated as forms of one word. */
const STEM_LENGTH = 5;
const MIN_WORD_LENGTH = 4;

/** Characters of addresses, code, markup, and fences. A better wording never needs a new one. */
const FOREIGN_TEXT_PATTERN = /https?:|www\.|[\p{L}\p{N}]+\.\p{L}{2,}|[@<>{}[\]\\`|#*_~^=]|\p{Cc}|\p{Cf}/u;

/** Words that make a claim or promise by themselves and are never added. By their stems. */
const CLAIMS = new Set(
  [
    'guarantee promise ensure assure certain certainly definitely always every everyone everybody best will must shall proven perfect excellent',
    'outstanding impressive expert easy easily quick quickly instant fast hired hire offer salary raise promotion interview visa sponsor score',
    'rating points percent double triple highest top leading unique ideal strong strongest secret ignore instruction prompt system assistant',
  ]
    .join(' ')
    .split(' ')
    .map(getStem),
);

/**
 * Whether a text says the same as the original in other words: the same figures, skills, names, negations, hedges, and words that reverse a statement, in the
 * same order; no new name, promise, or address; and mostly the same words. Deliberately stricter than a reader would be: if a rewording is rejected, the
 * original is shown.
 */
export function saysTheSame(original: string, reworded: string): boolean {
  if (reworded.trim() === '' || reworded.length > Math.min(MAX_LENGTH, original.length * MAX_LENGTH_RATIO + MAX_EXTRA))
    return false;
  // Quotes are someone else's words: they stay unchanged, and they don't justify anything outside the quotes.
  if (!isEqual(findQuotes(original), findQuotes(reworded))) return false;
  return isSameWithoutQuotes(original.replace(QUOTED_PATTERN, QUOTE), reworded.replace(QUOTED_PATTERN, QUOTE));
}

const QUOTED_PATTERN = /“[^”]*”|"[^"]*"/gu;
const QUOTE = '“”';

const findQuotes = (text: string): string[] => text.match(QUOTED_PATTERN) ?? [];

function isSameWithoutQuotes(original: string, reworded: string): boolean {
  if (FOREIGN_TEXT_PATTERN.test(reworded) && !isAlsoIn(original, reworded)) return false;
  const [before, after] = [tokensOf(original), tokensOf(reworded)];
  const names = findNames(original);
  return (
    isEqual(listKeyWords(original, before, names), listKeyWords(reworded, after, names)) &&
    hasNoNewName(original, reworded) &&
    hasNoNewClaim(before, after) &&
    !isSwapped(before, after, getStem) &&
    hasEnoughInCommon(before, after)
  );
}

/** Whether the original contains every unusual character of the rewording at least as often. */
function isAlsoIn(original: string, reworded: string): boolean {
  const all = new RegExp(FOREIGN_TEXT_PATTERN.source, 'gu');
  const left = [...original.matchAll(all)].map(([mark]) => mark);
  return [...reworded.matchAll(all)].every(([mark]) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The words that decide a statement's meaning, in order: figures, skills, names, negations, hedges, and words that reverse it. "46 of 112 ask for SQL" and "112
 * of 46" are different statements, and so are "React is shown, Docker missing" and "React is missing, Docker shown".
 */
function listKeyWords(text: string, tokens: readonly Token[], names: ReadonlySet<string>): string[] {
  let turned: string | undefined;
  const words = tokens.flatMap(({ kind, text: word, start }) => {
    if (kind === 'number') return [{ word: `${isNegative(text, start) ? '-' : ''}${word}`, start }];
    const turning = TURNING_WORDS.get(word);
    if (turning !== undefined) {
      // A repetition doesn't change the meaning: "46 ask for SQL and 30 for Tableau", "46 ask for SQL while 30 ask for Tableau".
      const isSaid = turning === turned;
      turned = turning;
      return isSaid ? [] : [{ word: turning, start }];
    }
    return NEGATION_WORDS.has(word) || HEDGE_WORDS.has(word) ? [{ word, start }] : [];
  });
  const skills = findSkills(text)
    .filter(({ skill, turned }) => !turned && getSkillById(skill)?.kind !== 'trait')
    .map(({ skill, start }) => ({ word: skill, start }));
  const named = [...text.matchAll(NAME_PATTERN)]
    .filter(([name]) => names.has(name))
    .map(({ 0: word, index: start }) => ({ word, start }));
  return [...words, ...skills, ...named].sort((a, b) => a.start - b.start).map(({ word }) => word);
}

const isNegative = (text: string, start: number): boolean => /(?:^|[\s(])[-−]$/u.test(text.slice(0, start));

const NAME_PATTERN = /\b\p{Lu}[\p{L}\p{N}]*/gu;
/** A capital that doesn't start a sentence indicates a name. */
const NAME_INSIDE_PATTERN = /(?<![.!?:”]\s+|^\s*|["“(]\s*)\b\p{Lu}[\p{L}\p{N}]*/gu;

const findNames = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(NAME_INSIDE_PATTERN)].map(([name]) => name));

/** Words that may replace another word at the start of a sentence. Any other word might be a name. */
const SENTENCE_OPENERS = new Set(
  [
    'a an the this that these those it its they their there here you your we our in on at of for with from among across by to as and but so also if',
    'where when while since although though because after before some each both either once only then now today first next begin start try consider',
    'look see read use say tell write name give put make take keep show learn work aim apply out all half most more about note please describe explain',
    'imagine think share walk what how why which who can could would do does did is are have has was were',
  ]
    .join(' ')
    .split(' '),
);

function hasNoNewName(original: string, reworded: string): boolean {
  const known = new Set(splitWords(original));
  const inside = findNames(reworded);
  return [...reworded.matchAll(NAME_PATTERN)].every(([name]) => {
    const word = name.toLowerCase();
    return name === 'I' || known.has(word) || (!inside.has(name) && SENTENCE_OPENERS.has(word));
  });
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function hasNoNewClaim(before: readonly Token[], after: readonly Token[]): boolean {
  const known = new Set(before.map(({ text }) => getStem(text)));
  return after.every(({ text }) => !CLAIMS.has(getStem(text)) || known.has(getStem(text)));
}

function hasEnoughInCommon(before: readonly Token[], after: readonly Token[]): boolean {
  const [old, now] = [listStems(before), listStems(after)];
  if (old.size === 0 || now.size === 0) return old.size === now.size;
  const common = [...now].filter((word) => old.has(word)).length;
  return common >= now.size * MIN_COMMON_SHARE && common >= old.size * MIN_COMMON_SHARE;
}

const listStems = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(
    tokens
      .filter(({ kind, text }) => kind === 'word' && text.length >= MIN_WORD_LENGTH)
      .map(({ text }) => getStem(text)),
  );

const isEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

function getStem(word: string): string {
  return word.slice(0, STEM_LENGTH);
}

const QUESTION = { shortest: 20, longest: 240 } as const;

/** Topics that must not come up in an interview, no matter who suggests them. */
const PRIVATE_TOPIC_PATTERN = new RegExp(
  `\\b(${[
    'age|old are you|born|birth\\w*|retire\\w*|high school|married|marital|husband|wife|spouse|fianc\\w*|boyfriend|girlfriend|maiden|pregnan\\w*',
    'child|children|kids?|bab(?:y|ies)|family|families|religio\\w*|church|pray\\w*|politic\\w*|race|racial|ethnic\\w*|ancest\\w*|national origin',
    'nationality|citizen\\w*|visas?|immigra\\w*|green card|passports?|originally from|where are you from|accent|native (?:speaker|language|tongue|country)',
    'mother tongue|disab\\w*|health|illness\\w*|medical (?:condition|history)\\w*|(?:take|taking|on) (?:any )?medicat\\w*|sick (?:days?|leave)|gender|sexual\\w*|union|arrest\\w*|convict\\w*|military discharge',
    'credit (?:score|history|card)|bankrupt\\w*|bank account|social security|passwords?|salary|salaries|compensation|fee|fees',
  ].join('|')})\\b`,
  'i',
);

/** Whether a text works as one interview question: a single question without figures, addresses, or anything private. */
export function isInterviewQuestion(text: string): boolean {
  const plain = text.trim();
  return (
    plain.length >= QUESTION.shortest &&
    plain.length <= QUESTION.longest &&
    /^[\p{Lu}“"][^.!?]*\?$/u.test(plain) &&
    !FOREIGN_TEXT_PATTERN.test(plain) &&
    !/\p{Nd}/u.test(plain) &&
    !PRIVATE_TOPIC_PATTERN.test(plain) &&
    !/\b(ignore|instructions?|prompt|system|assistant)\b/i.test(plain)
  );
}
