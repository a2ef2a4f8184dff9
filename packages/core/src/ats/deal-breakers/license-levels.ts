import type { SkillId } from '../../skills/types.ts';

/** How the levels of a license compare: it is the one asked for or a higher one, a lower one, or that can't be told. */
export type LevelMatch = 'enough' | 'lower' | 'unknown';

const VALUE = String.raw`["“]?(?:IV|VI{0,3}|I{1,3}|[A-G]|\d)["”]?(?![\w.-])`;
const NAMED = new RegExp(
  String.raw`\b(?:class|level|type|tier|NICET|operator|(?<!\b(?:teacher|taught|teach|in|for),? )grade)s?:?\s+(${VALUE}(?:\s*(?:,|\/|and|or|&)+\s*${VALUE})*)(?!\s*(?:CDL|commercial|driver|licen[sc]e \(CDL))`,
  'gi',
);
const ORDINAL = /\b(first|second|third|fourth|1st|2nd|3rd|4th)[- ]class\b/gi;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** Covers every type of its kind. */
const UNIVERSAL = /\buniversal\b|\buniv\b/i;

/** Licenses whose numbers rise with what they allow. */
const ORDERED: ReadonlySet<SkillId> = new Set([
  'water-treatment-operator-license',
  'wastewater-operator-license',
  'nicet-certification',
  'asnt-level-ii',
  'armed-guard-license',
]);
/** Licenses whose types are for different things; one of them alone isn't another. */
const SEPARATE: ReadonlySet<SkillId> = new Set(['epa-608-certification']);
/** States in which the first class of operators is the highest. */
const FIRST_IS_HIGHEST: ReadonlySet<string> = new Set(['GA', 'VA', 'IL']);

/** The levels that a text names, as numbers or as letters. */
export function listLevels(text: string): string[] {
  const named = [...text.matchAll(NAMED)].flatMap(([, values = '']) => values.match(/[A-Z]+|\d/gi) ?? []);
  const ordinal = [...text.matchAll(ORDINAL)].map(([, word = '']) => {
    const at = ORDINALS.indexOf(word.toLowerCase());
    return `class ${at < 0 ? word.charAt(0) : at + 1}`;
  });
  return [...named.filter((value) => !/^(?:and|or)$/i.test(value)).map(toLevel), ...ordinal];
}

function toLevel(value: string): string {
  const at = ROMAN.indexOf(value.toUpperCase());
  return at >= 0 ? String(at + 1) : value.toUpperCase();
}

/**
 * Compares the levels that both sides name.
 * @param asked the words of the advertisement about the license
 * @param held the words of the résumé about it
 * @param states postal codes of the states whose license it is
 */
export function compareLevels(
  asked: string,
  held: string,
  wanted: readonly SkillId[],
  states: readonly string[],
): LevelMatch {
  // The classes of driver’s licenses are licenses of their own.
  if (UNIVERSAL.test(held) || wanted.some((skill) => /cdl$|drivers-license$|endorsement$/.test(skill))) return 'enough';
  const [own, needed] = [listLevels(held), listLevels(asked)];
  if (UNIVERSAL.test(asked))
    return needed.some((level) => own.includes(level)) && /\bor\b/i.test(asked) ? 'enough' : 'unknown';
  if (needed.length === 0 || needed.some((level) => own.includes(level))) return 'enough';
  const ordinals = [own, needed].map((levels) => levels.filter((level) => level.startsWith('class ')));
  // The first class of engineers is the highest.
  if (ordinals.every(({ length }) => length > 0))
    return (ordinals[0]?.toSorted()[0] ?? '') <= (ordinals[1]?.toSorted().at(-1) ?? '') ? 'enough' : 'lower';
  if (own.length > 0 && wanted.some((skill) => SEPARATE.has(skill))) return 'lower';
  if (own.length === 0 || !wanted.some((skill) => ORDERED.has(skill))) return 'unknown';
  const order = (level: string): number => {
    const number = Number(level);
    if (Number.isNaN(number)) return level.length === 1 ? -level.charCodeAt(0) : Number.NaN;
    return states.some((state) => FIRST_IS_HIGHEST.has(state)) ? -number : number;
  };
  const isLetter = (level: string) => Number.isNaN(Number(level));
  if (isLetter(own[0] ?? '') !== isLetter(needed[0] ?? '')) return 'unknown';
  const best = Math.max(...own.map(order));
  const least = Math.min(...needed.map(order));
  if (Number.isNaN(best) || Number.isNaN(least)) return 'unknown';
  return best >= least ? 'enough' : 'lower';
}
