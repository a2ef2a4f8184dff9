import { namesPerson } from '../claims/words/people.ts';
import type { Word } from './read.ts';
import { isLicense, isPersonLike, set } from './words.ts';

/** Prepositions whose object changes the meaning if it is taken from another role. */
const STRICT = set('by to from under with against without except over before after since until than toward into');

const SAME_ROLES = [
  'to into onto toward',
  'with using via through',
  'with alongside',
  'from off',
  'in on at within inside near around during',
  'for of',
  'about regarding on concerning',
].map((row) => new Set(row.split(' ')));

const EXPLAINING = set('explain speak talk communicate present demonstrate teach show discuss review describe');

export function isSameAmount(own: Word, word: Word): boolean {
  if (
    own.role === 'from' &&
    word.role === '' &&
    /^(?:19|20)\d\d$/.test(own.text) &&
    word.segment.terms[word.at + 1]?.text === 'to'
  )
    return true;
  const phraseMates = (one: Word) =>
    one.segment.words.filter((other) => other !== one && other.phrase === one.phrase && !other.isNumber);
  const mates = (one: Word) => {
    const list = phraseMates(one);
    const before = one.segment.words.findLast((other) => other.at < one.at && !other.isNumber);
    return list.length > 0 || one.role !== 'of' || !before ? list : [before];
  };
  const next = (one: Word) => one.segment.words[one.segment.words.indexOf(one) + 1];
  const [a, b] = [mates(own), mates(word)];
  const isTied = (one: Word) => /^(?:from|to|by|since|until|before|after|between)$/.test(one.role);
  if (own.role !== word.role && (isTied(own) || isTied(word))) return false;
  if (/^(?:from|since|until|before|after)$/.test(word.role) && own.role !== word.role) return false;
  if (signOf(own) !== signOf(word)) return false;
  if (a.length === 0 && !own.segment.hasVerb) return true;
  if (b.length === 0 || a.length === 0)
    return (
      a.length === b.length || next(own) === undefined || next(word) === undefined || /^(?:19|20)\d\d$/.test(own.text)
    );
  return b.some((one) => a.some((other) => isLicense(other, one)));
}

/** "$" in front of a number, or "%" behind it. */
function signOf(word: Word): string {
  const { terms } = word.segment;
  const at = terms.findIndex((term) => term.text === word.text && term.kind === 'number');
  const [before, next] = [terms[at - 1]?.text ?? '', terms[at + 1]?.text ?? ''];
  const isFraction = before === '.' && terms[at]?.glued === true && terms[at - 2]?.kind !== 'number';
  return `${isFraction ? '.' : ''}${/^[$€£]$/.test(before) ? before : ''}${/^(?:%|percent)$/.test(next) ? '%' : ''}`;
}

/** Whether a strong word describes the same thing or action in both texts. */
export function staysWith(own: Word, word: Word, words: readonly Word[]): boolean {
  const mates = words.filter((one) => one !== word && one.phrase === word.phrase && one.segment === word.segment);
  const others = own.segment.words.filter((one) => one !== own && one.phrase === own.phrase);
  if (mates.length === 0 || own.isSide || /^(?:solo|alone|full|independently|personally)$/.test(word.text))
    return own.text === word.text;
  return mates.some((mate) => others.some((other) => isLicense(other, mate)));
}

export function roleFits(own: Word, word: Word): boolean {
  const isTitle =
    word.part === 0 &&
    namesPerson(word.noun) &&
    word.segment.words.some(({ at, bases }) => at < word.at && bases.some((base) => base.endsWith('-as')));
  if (isTitle) return isStandingNoun(own);
  if (own.role === 'by' && word.part === 0 && isPersonLike(own) && own.segment.agent === 'self') return false;
  if (own.role === 'for' && /^(?:in|on)$/.test(word.role)) return false;
  if (/^(?:with-the-help-of|together-with-others)$/.test(own.role) && word.role === 'with') return true;
  if (own.role === 'from' && word.role === 'through') return true;
  if (word.part === 0 || word.role === own.role) return true;
  if (SAME_ROLES.some((roles) => roles.has(word.role) && roles.has(own.role))) return true;
  if (word.role === 'as') return isStandingNoun(own);
  if (STRICT.has(word.role)) {
    if (
      own.role === 'with' &&
      word.role === 'to' &&
      word.segment.words.some(({ bases }) => bases.some((base) => EXPLAINING.has(base)))
    )
      return true;
    if (word.role === 'with') return !namesPerson(word.noun) || own.segment.agent !== 'self' || own.role === 'under';
    if (word.role === 'to' || word.role === 'from') return own.part === 0 && !STRICT.has(own.role);
    if (word.role === 'by' && word.verb !== '') return true;
    if (word.role === 'by') return !namesPerson(word.noun) && own.verb === '';
    if (word.role === 'under') return false;
    return false;
  }
  return !STRICT.has(own.role) || (own.role === 'with' && !namesPerson(word.noun));
}

/** Whether a person's title is what the text's own subject was. */
export function isStandingNoun(own: Word): boolean {
  const { segment } = own;
  return (
    own.role === 'as' ||
    (own.part === 0 &&
      (!segment.hasVerb ||
        segment.words.some(({ bases }) => bases.includes('be') || bases.some((base) => base.endsWith('-as')))))
  );
}
