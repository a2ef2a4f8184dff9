import { getSkillById } from '../../skills/index.ts';
import type { SkillId } from '../../skills/types.ts';

const SHORT_NAME_PATTERN = /^[\p{Lu}\p{Nd}][\p{Lu}\p{Nd}&/.+-]{1,7}$/u;

/** A name in capitals or digits: "QA", "IV". */
export function isShortName(text: string): boolean {
  return SHORT_NAME_PATTERN.test(text);
}

/** The name of a product or license, which has no other meaning. Other skills are also ordinary words: "communication", "sales". */
export function isProperName(skill: SkillId): boolean {
  const kind = getSkillById(skill)?.kind;
  return kind === 'technology' || kind === 'license';
}

/** Words whose letters an abbreviation may leave out: "R&D" and "ESL". */
const SMALL_WORDS = new Set('a an and as by for in of on or over the to with'.split(' '));

/**
 * What a skill is called in a text, so that an abbreviation and its words are equal: "QA" and "quality assurance", but not "UI" and "user interface design", which is
 * work on it. A product is the same under all of its names.
 */
export function getNameKey(skill: SkillId, written: string): string {
  if (isProperName(skill)) return skill;
  const { name = '', aliases = [] } = getSkillById(skill) ?? {};
  const full = isShortName(written)
    ? [name, ...aliases].find((form) => !isShortName(form) && matchesInitials(written, form))
    : written;
  return `${skill}:${full === undefined ? listLetters(written) : listInitials(full, false)}`;
}

const listLetters = (name: string): string => (name.match(/[\p{L}\p{N}]/gu) ?? []).join('').toLowerCase();

/** The first letters of words, and all letters of abbreviations among them; of "experience", the X. Small words are left out, or optional. */
function listInitials(name: string, isPattern: boolean): string {
  return (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => {
      const small = word.toLowerCase();
      if (SMALL_WORDS.has(small)) return isPattern ? `${small[0]}?` : '';
      return isShortName(word) ? small : small.startsWith('ex') ? 'x' : (small[0] ?? '');
    })
    .join('');
}

const matchesInitials = (short: string, full: string): boolean =>
  new RegExp(`^${listInitials(full, true)}$`, 'u').test(listLetters(short));

/** Whether a single word is a shorter name of the same skill: "QA" for "quality assurance", "k8s" for "Kubernetes", "Excel" for "Microsoft Excel". */
export function isAbbreviationOf(short: string, full: string, skill: SkillId): boolean {
  if (/\s/.test(short) || short.length >= full.length) return false;
  return (isProperName(skill) || isShortName(short)) && getNameKey(skill, short) === getNameKey(skill, full);
}

/**
 * Whether words are as specific as the skill's name: "infrastructure" is less than "IT Infrastructure", and "UI" less than "User Interface Design". Product names count
 * as the full name.
 */
export function isNamedBy(written: string, skill: SkillId): boolean {
  const name = getSkillById(skill)?.name ?? '';
  const isProduct = isProperName(skill) && !/(?:development|engineering|design|management|administration)$/i.test(name);
  return isProduct || countNamed(written) >= countNamed(name);
}

/** The words of a name; an abbreviation has one for each letter. */
const countNamed = (name: string): number =>
  name
    .split(/[^\p{L}\p{N}+#.]+/u)
    .reduce((sum, word) => sum + (isShortName(word) ? listLetters(word).length : word === '' ? 0 : 1), 0);
