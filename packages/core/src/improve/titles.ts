import { findOccupation } from '../jobs/index.ts';
import { namesWorker } from './truth/claims/words/people.ts';

const MAX_TITLE_LENGTH = 70;
/** Titles of templates: "Job Title #1", "Title 2", "Business Title", "[Position Held]". "Title 1 Teacher" names a school program. */
const PLACEHOLDER_PATTERN =
  /\b(?:job|business|position|your|company|role)\s+(?:title|name|held|here)\b|^\W*title\s*#?\s*\d+\W*$|\bx{3,}\b/i;

/** Whether a title can be shown elsewhere as it is: no stray marks, no unclosed bracket, no placeholder. */
export function isPlainTitle(title: string): boolean {
  return (
    title.length <= MAX_TITLE_LENGTH &&
    /^[\p{L}\p{N}]/u.test(title) &&
    !/[*_#|<>[\]{}@\uFFFD]|https?:/u.test(title) &&
    title.split('(').length === title.split(')').length &&
    !PLACEHOLDER_PATTERN.test(title)
  );
}

/** Whether a title says what work the person does: it names an occupation, or ends in a word for one. "Code Ninja" does neither. */
export function namesWork(title: string): boolean {
  return findOccupation(title) !== undefined || listTitleWords(title).some(namesWorker);
}

/** Words for someone who does the work in part, under somebody, without pay, or to learn it: their years aren't years in the occupation. */
const LESSER_STANDING_WORDS =
  'intern internship interning extern externship co-op coop apprentice apprenticeship trainee training student undergraduate undergrad learner cadet resident residency fellow fellowship assistant asst aide helper deputy vice acting interim volunteer volunteering unpaid pro-bono honorary candidate probationary provisional unlicensed backup substitute shadow observer'.split(
    ' ',
  );

/** Other words for the terms or the grade of a role, which are also part of what a title claims. */
const TERM_WORDS =
  'junior jr associate entry entry-level graduate part-time temporary temp seasonal summer winter contract contractor freelance freelancer self-employed per-diem prn on-call casual relief visiting adjunct former retired'.split(
    ' ',
  );

const LESSER_STANDING: ReadonlySet<string> = new Set(LESSER_STANDING_WORDS);
const STANDING: ReadonlySet<string> = new Set([...LESSER_STANDING_WORDS, ...TERM_WORDS]);

/** The words of a title, in the singular; "part time" is one word like "part-time". */
function listTitleWords(title: string): string[] {
  const plain = title.toLowerCase().replace(/\b(part|per|on|pro|entry|self|co)[\s\u2010-\u2015]+(?=\p{L})/gu, '$1-');
  return (plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map((word) =>
    word.replace(/(?<=\p{L}{3}[^s])s$/u, ''),
  );
}

const listStandingWords = (title: string, standing = STANDING): string[] =>
  listTitleWords(title).filter((word) => standing.has(word));

/** Whether a shorter form of a title lost a word that says on what terms the person held it: "Electrician" for "Electrician (Apprentice)". */
export function losesStanding(title: string, shorter: string): boolean {
  const left = new Set(listTitleWords(shorter));
  return listStandingWords(title).some((word) => !left.has(word));
}

/** Whether a role was held at a lesser standing than another of the same occupation: "Assistant Cook" for "Cook". */
export function isLesserThan(title: string, other: string): boolean {
  const own = new Set(listTitleWords(other));
  return listStandingWords(title, LESSER_STANDING).some((word) => !own.has(word));
}

/**
 * The title alone, as a sentence can use it: "Software Engineer II" of "Software Engineer II, Payments Platform". Parts that say on what terms it was held stay:
 * "Software Engineer (Intern)". Undefined if what follows the comma may belong to the title, or is another one: "Director, Marketing", "Physician, Receptionist".
 */
export function shortTitle(title: string): string | undefined {
  const [first = '', ...rest] = title.trim().split(/(?=,\s|\s[-–—|]\s|\s\()/);
  if (rest.length === 0) return title;
  const [standing, team] = [true, false].map((is) => rest.filter((part) => listStandingWords(part).length > 0 === is));
  const guess = findOccupation(first);
  const isWhole = guess?.confidence === 1 || guess?.occupation === findOccupation(title)?.occupation;
  if (guess === undefined || !isWhole || team?.flatMap(listTitleWords).some(namesWorker)) return undefined;
  const short = [first, ...(standing ?? [])].join('');
  return isPlainTitle(short) && !losesStanding(title, short) ? short : undefined;
}
