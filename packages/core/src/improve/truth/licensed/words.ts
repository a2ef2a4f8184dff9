import { isSameWord } from '../claims/items-follow.ts';
import { mayBeCalled } from '../claims/words/nouns.ts';
import { namesPerson } from '../claims/words/people.ts';
import { LIGHT_VERBS, mayBecome } from '../claims/words/verbs.ts';
import { meaningsFrom } from './meanings.ts';
import { arePeopleOf } from './people.ts';
import { HOLLOW, type Segment, type Word } from './read.ts';

export const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that make a claim larger: they stay with the words that they stood with. */
export const STRONG = set(`
  all every each both entire whole full only sole single first best top lead senior head chief principal independently independent alone solo personally certified
  licensed registered award-winning expert fluent native proficient advanced multiple many numerous various more most complete always never high highest large
  largest major key main primary`);

/** Verbs that an edit may add in front of what somebody was or did. */
export const GENERIC = set(
  'work serve serve-as work-as act-as include use handle perform provide do have hold be conduct carry-out undertake make',
);

export const implied = new WeakMap<Word, Word[]>();

/** Whether a part of a sentence has a word that isn't read as one of its own. */
const hasSmallWord = ({ terms, from, to, words }: Segment, word: string): boolean =>
  word === 'to+'
    ? words.some(({ verb }) => verb === 'infinitive')
    : terms.slice(from, to).some(({ text }) => text === word);

/** Words that the words of a segment mean together. */
export function impliedWords(segment: Segment): Word[] {
  return segment.words.flatMap((word) =>
    keysOf(word).flatMap((key) =>
      meaningsFrom(key).flatMap((meaning) => {
        const others = meaning.from
          .slice(1)
          .map(
            (part) =>
              segment.words.find((one) => one !== word && keysOf(one).includes(part)) ??
              (hasSmallWord(segment, part) ? word : undefined),
          );
        if (others.some((one) => one === undefined)) return [];
        const parts = [word, ...(others as Word[])];
        return [...meaning.to].map((to): Word => {
          const one: Word = {
            ...word,
            text: to,
            noun: to,
            bases: [to],
            plural: true,
            verb: word.verb === '' && parts.some(({ verb }) => verb !== '') ? 'main' : word.verb,
            part: Math.min(...parts.map(({ part }) => part)),
            role: parts.some(({ part }) => part === 0) ? '' : word.role,
            isHead: true,
          };
          implied.set(one, parts);
          return one;
        });
      }),
    ),
  );
}

/** A verb with a preposition that leaves its meaning as it is: "respond to". */
const PLAIN_PATTERN =
  /^(respond|reply|communicate|talk|speak|report|listen|meet|care|look|coordinate|collaborate|present)-(?:to|with|for)$/;

const keyCache = new WeakMap<Word, string[]>();

export function keysOf(word: Word): string[] {
  const known = keyCache.get(word);
  if (known) return known;
  const guesses = word.bases.flatMap((base) =>
    base.endsWith('?') ? [base.slice(0, -1), `${base.slice(0, -1)}e`, base.slice(0, -2)] : [base],
  );
  const plain = word.bases.flatMap((base) => PLAIN_PATTERN.exec(base)?.[1] ?? []);
  const keys = [...new Set([word.text, word.noun, ...guesses, ...plain, ...(word.deed ? [word.deed] : [])])];
  keyCache.set(word, keys);
  return keys;
}

const lines = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** All words of a line, in the singular and as verbs. */
function lineWords({ terms }: Segment): ReadonlySet<string> {
  const known = lines.get(terms);
  if (known) return known;
  const words = new Set(terms.flatMap(({ text, noun, verbs }) => [text, noun, ...verbs.map(({ base }) => base)]));
  lines.set(terms, words);
  return words;
}

const SUFFIX_PATTERN =
  /(?:ization|ations?|ations|itions?|ions?|ments?|ances?|ences?|ings?|ally|ly|ity|ness|al|ive|ed|es|s|e|y|ward|wards)$/;
const MIN_ROOT = 4;

/** "Safe" and "safely", "assist" and "assistance"; words for people are left out, because their endings name a position. */
function isSameRoot(own: Word, word: Word): boolean {
  if (/(?:er|or|ist|ian|ant|ee)s?$/.test(word.text) || /(?:er|or|ist|ian|ant|ee)s?$/.test(own.text)) return false;
  const rootOf = (text: string) => {
    let root = text;
    for (let k = 0; k < 2; k++) {
      const shorter = root.replace(SUFFIX_PATTERN, '');
      if (shorter.length >= MIN_ROOT) root = shorter;
    }
    return root;
  };
  const [a, b] = [rootOf(own.text), rootOf(word.text)];
  return a.length >= MIN_ROOT && a === b;
}

/** Whether a word of the source says at least what a word of the edit says. */
export function isLicense(own: Word, word: Word): boolean {
  if (own.isNumber || word.isNumber) return own.isNumber && word.isNumber && own.text === word.text;
  const [from, to] = [keysOf(own), keysOf(word)];
  if (from.some((key) => to.includes(key))) return true;
  if (implied.has(own) || isDenied(own)) return false;
  if (isSameWord(own.noun, word.noun) || mayBeCalled(own.text, word.text)) return true;
  if (arePeopleOf(own.noun, word.noun, lineWords(own.segment))) return true;
  if (isSameRoot(own, word)) return true;
  const deeds = [...own.bases, ...(own.deed ? [own.deed] : [])];
  const wanted = word.verb !== '' ? word.bases : word.deed ? [word.deed] : word.bases;
  return deeds.some((a) => wanted.some((b) => mayBecome(a, b)));
}

/** Behind a denial, a synonym can say more: "no accidents" isn't "no incidents". */
const isDenied = (own: Word): boolean => own.segment.limits.some(({ kind, at }) => kind === 'not' && at < own.at);

export const isFree = (word: Word): boolean =>
  !word.isNumber &&
  !(word.noun === 'responsible' && !word.isHead) &&
  (HOLLOW.has(word.noun) || HOLLOW.has(word.text) || (word.verb !== '' && word.bases.includes('include')));

/** Verbs and openings that leave it to a noun to say what was done. */
export const EMPTY = set(
  'put place hire employ assign task trust utilize entrust charge bring be have make do get take give keep serve-as work-as',
);

/** Names of makers and owners may go: "a Ford truck". */
export const isName = (word: Word): boolean =>
  /^\p{Lu}/u.test(word.segment.terms[word.at]?.raw ?? '') && word.at > word.segment.from;

export const isPersonLike = (word: Word): boolean => namesPerson(word.noun) || isName(word);

export const isEmpty = (word: Word): boolean =>
  isFree(word) || word.bases.some((base) => LIGHT_VERBS.has(base) || EMPTY.has(base));
