import { SENIORITY_WORDS } from '../jobs/seniority.ts';

/** Short forms in titles. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['asst', 'assistant'],
  ['mgr', 'manager'],
  ['rep', 'representative'],
  ['tech', 'technician'],
]);

/** Kinds of work and ranks in many titles, which don't say where or with what a person works. */
const ROLE_WORDS: ReadonlySet<string> = new Set(
  `administrator advisor agent aide analyst apprentice assistant associate attendant clerk consultant coordinator crew designer developer director
  engineer executive generalist helper inspector installer instructor lead leader manager member officer operator planner professional representative
  scientist service specialist staff supervisor team technician technologist trainee trainer work worker`.split(/\s+/),
);

const STOP_WORDS: ReadonlySet<string> = new Set('a an and at by for from in of on or the to with'.split(' '));

/** The lower-case words of a title in the singular, with short forms written out: "CNAs - 2nd Shift" is "cna 2nd shift". */
export function splitTitleWords(title: string): string[] {
  const words =
    title
      .replaceAll(/(?<=\b\p{L})\./gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}#+]+/gu) ?? [];
  return words.map(toSingular).map((word) => SHORT_FORMS.get(word) ?? word);
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:[^aeiou]us|ous|ss|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Whether a word of a title says no more than a grade or a kind of work. */
export const isRoleWord = (word: string): boolean =>
  ROLE_WORDS.has(word) || SENIORITY_WORDS.has(word) || STOP_WORDS.has(word) || /^\d*$|^.$/.test(word);

/**
 * Whether a title says something else than an occupation's name: it has no word of it besides roles, not even abbreviated or as part of
 * another word, and not its initials ("Fleet Manager" for "Supply Chain Manager", but not "CNA" for "Nursing Assistant").
 */
export function isOtherName(title: string, name: string): boolean {
  const named = splitTitleWords(name);
  const specific = named.filter((word) => !ROLE_WORDS.has(word) && !STOP_WORDS.has(word));
  const compared = specific.length > 0 ? specific : named;
  const initials = named.map((word) => word[0]).join('');
  return splitTitleWords(title).every(
    (word) =>
      !compared.some((own) => isSimilar(word, own)) &&
      !(word.length >= MIN_INITIALS && (initials.includes(word) || (initials.length > 1 && word.endsWith(initials)))),
  );
}

const MIN_INITIALS = 2;
const MIN_SHORT_FORM = 3;
const MIN_PART = 6;

/** Whether a word of a title is a form of another word, short for it, or a compound with it: "rad" and "cybersecurity". */
const isSimilar = (word: string, own: string): boolean =>
  getStem(own) === getStem(word) ||
  (word.length >= MIN_SHORT_FORM && own.startsWith(word)) ||
  (own.length >= MIN_PART && word.includes(own));

/** The form that words of one family have in common: "dental" and "dentist", "grocery" and "groceries". */
export function getStem(word: string): string {
  let stem = toSingular(word.toLowerCase());
  for (let before = ''; stem !== before; ) {
    before = stem;
    const shorter = stem.replace(/(?:ist|ing|al|ic|er|or|ed|e|y)$/, '');
    if (shorter.length >= 3) stem = shorter;
  }
  return stem.slice(0, STEM_LENGTH);
}

/** Longer words that start alike belong together: "kindergarten" and "kindergartner". */
const STEM_LENGTH = 8;
