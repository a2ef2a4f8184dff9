import { type ChosenOption, onlyOne, sure, unsure } from './chosen-option.ts';
import { readDegreeLevels, toCompact } from './option-words.ts';
import { toWords } from './words.ts';

const DROPPED = new Set(['the', 'of', 'at', 'in', 'and', 'a', 'for']);
/** The words of a name in a fixed order, without those that say nothing. */
export const toCore = (text: string): string =>
  toWords(text)
    .split(' ')
    .filter((word) => !DROPPED.has(word))
    .sort()
    .join(' ');

/** "Master of Science" is "ms", as lists of degrees abbreviate it. */
const toInitials = (degree: string): string =>
  /^(?:associate|bachelor|master|doctor)s? of [a-z]/i.test(degree)
    ? toWords(degree.replaceAll(/\([^)]*\)| in .*$/gi, ''))
        .split(' ')
        .filter((word) => !DROPPED.has(word))
        .map((word) => word[0])
        .join('')
    : '';

/** The option for a degree: the same one, its abbreviation, or its level. */
export function chooseDegree(answer: string, options: readonly string[]): ChosenOption {
  const core = options.filter(
    (text) => toCore(text.replaceAll(/\([^)]*\)/g, '')) === toCore(answer.replaceAll(/\([^)]*\)/g, '')),
  );
  if (core.length === 1) return sure(core[0] ?? '', 'the same degree');
  const initials = toInitials(answer);
  const short = options.filter(
    (text) => initials.length > 1 && text.split(/\/|\bor\b|,/).some((part) => toCompact(part) === initials),
  );
  if (short.length === 1) return sure(short[0] ?? '', 'the abbreviation of the same degree');
  const [level, ...more] = readDegreeLevels(answer);
  if (level === undefined || more.length > 0) return unsure('the degree has no clear level');
  const fitting = options.filter((text) => !isOtherKind(text, answer));
  const same = fitting.filter((text) => {
    const levels = readDegreeLevels(text);
    return (
      levels.length === 1 &&
      levels[0] === level &&
      !/\b(?:or (?:higher|above|more|equivalent experience)|in progress|some|incomplete|candidate|no)\b/.test(
        toWords(text),
      )
    );
  });
  if (same.length > 0) return onlyOne(same, 'the same level of degree');
  const from = fitting.filter((text) => isFrom(text, level));
  if (from.length > 0) return onlyOne(from, 'a level from which this one is on');
  return onlyOne(
    fitting.filter((text) => /\bor\b|\//.test(text) && readDegreeLevels(text).includes(level)),
    'this level is among those of the option',
  );
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['science', /\b(?:of science|[bma] ?s|[bm] ?sc)\b/],
  ['arts', /\b(?:of arts|[bma] ?a)\b/],
  ['business', /\b(?:of business|bba|mba)\b/],
  ['engineering', /\b(?:of engineering|beng|meng|b ?e|b ?tech|m ?tech)\b/],
  ['education', /\b(?:of education|m ?ed|b ?ed)\b/],
  ['fine-arts', /\b(?:of fine arts|bfa|mfa)\b/],
];

const listKinds = (text: string): string[] => {
  const words = toWords(text.replaceAll(/\.(?=\S)/g, ' '));
  return KINDS.flatMap(([kind, pattern]) => (pattern.test(words) ? [kind] : []));
};

/** Whether an option names kinds of degrees of which the person’s is none: a Master of Arts for a Master of Science. */
function isOtherKind(text: string, answer: string): boolean {
  const [own, other] = [listKinds(answer), listKinds(text)];
  return own.length > 0 && other.length > 0 && !other.some((kind) => own.includes(kind));
}

/** Levels from the lowest to the highest. */
const RANKS = ['high-school', 'some-college', 'associate', 'bachelor', 'master', 'professional', 'doctorate'];
const GRADUATE_PATTERN =
  /^(?:post ?graduate|graduate|advanced|graduate or professional|graduate school)(?: (?:degree|school|studies))?(?: or (?:higher|professional(?: degree)?))?$/;

/** Whether an option is for a level and those above it: "Bachelor’s or higher", or "Graduate degree" for what comes after a bachelor’s. */
function isFrom(text: string, level: string): boolean {
  const words = toWords(text);
  if (GRADUATE_PATTERN.test(words)) return RANKS.indexOf(level) >= RANKS.indexOf('master');
  const [from, ...more] = readDegreeLevels(text);
  return (
    from !== undefined &&
    more.length === 0 &&
    /\bor (?:higher|above|more)\b|\band (?:above|up|higher)\b/.test(words) &&
    RANKS.indexOf(level) >= RANKS.indexOf(from)
  );
}
