import { findAnswers } from '../answers/index.ts';
import { USUAL_NAME_WORDS } from './answer-checks.ts';
import type { FieldWords } from './context.ts';
import { isPlaceholderOption, readDegreeLevels } from './option-words.ts';
import { readArrangement } from './range-options.ts';
import type { FillPerson } from './types.ts';
import { toWords } from './words.ts';

/** Options that all are kinds of employment, or ways of working, say what is asked where the words don’t. */
const KINDS_OF_EMPLOYMENT =
  /^(?:(?:regular )?(?:full|part) time|contract(?:or)?|temporary|temp|seasonal|permanent|intern(?:ship)?|per diem|prn|freelance|either|any|no preference|on call|casual|summer(?: only)?|co op|weekends?|as needed|contract to hire|temp to hire|temporary (?:or )?seasonal|full time or part time|1099|w 2|apprentice(?:ship)?|other)(?: (?:only|work|position|employee|hours|employment|job|basis))?$/;
const OTHER_KIND_PATTERN =
  /\b(?:current(?:ly)?|employed|status|student|enrolled|school|study|studied|degree|present|previous|former|spouse|is this|was this|this job|supervisor|reference)\b/;
const OTHER_LEVEL_PATTERN = /\b(?:current(?:ly)?|enrolled|required|requires?|spouse|mother|father|parent|pursuing)\b/;
const WANTED_STATUS =
  /\b(?:employment |job |work )?status (?:desired|wanted|sought|preferred)\b|\b(?:desired|preferred|seeking) (?:employment |job |work )?status\b/;
const LEVEL_PATTERN = /\b(?:highest|level|completed?|finished|far|education|schooling|attain\w*|last|grade)\b/;
const MOST_ASKED_WORDS = 12;
const LEAST_LEVELS = 2;

/** Whether a list is of levels of education, from school on. */
function areLevelsOfEducation(options: readonly string[]): boolean {
  const levels = options.map((text) => readDegreeLevels(text));
  return (
    levels.some((each) => each.includes('high-school')) &&
    new Set(levels.flat()).size >= LEAST_LEVELS &&
    levels.filter((each) => each.length > 0).length * 2 >= options.length
  );
}

const LEAST_OPTIONS = 2;
const BY_OPTIONS = 0.96;

/** The question of the answer book that a choice asks, as its options say. Null if they don’t. */
export function findByOptions(words: FieldWords, person: FillPerson): ReturnType<typeof findAnswers> | null {
  const { field, labelWords, place, isOthers } = words;
  const options = field.options.filter((text) => !isPlaceholderOption(text));
  const asked = labelWords.replace(WANTED_STATUS, ' ');
  const areLevels = areLevelsOfEducation(options);
  const other = areLevels ? OTHER_LEVEL_PATTERN : OTHER_KIND_PATTERN;
  if (options.length < LEAST_OPTIONS || place !== 'person' || isOthers || other.test(asked)) return null;
  if (labelWords.split(' ').length > MOST_ASKED_WORDS) return null;
  const ways = options.map(readArrangement);
  const questionId = options.every((text) => KINDS_OF_EMPLOYMENT.test(toWords(text)))
    ? 'employment-type'
    : ways.every((way) => way !== null) && new Set(ways).size === ways.length
      ? 'work-arrangement'
      : areLevels && LEVEL_PATTERN.test(asked)
        ? 'highest-education'
        : null;
  return questionId === null ? null : byEntry(person, questionId);
}
/** Capitalized words after the first one. */
const NAME_PATTERN = /(?<=[\p{L},’'] )\p{Lu}[\p{L}&.’'-]*(?: (?:of |and |& )?\p{Lu}[\p{L}&.’'-]*)*/gu;

/** "Have you ever been on the Halcyon payroll?" on a form that says that it is Halcyon’s. Null if it isn’t sure then either. */
export function findWithoutName(
  question: string,
  { answers }: FillPerson,
  employer: string,
): ReturnType<typeof findAnswers> | null {
  if (!/ [A-Z]/.test(question)) return null;
  const names = new Set(employer.split(' ').filter((word) => word.length > 2 && !USUAL_NAME_WORDS.has(word)));
  const plain = question.replaceAll(NAME_PATTERN, (name) =>
    toWords(name)
      .split(' ')
      .some((word) => names.has(word))
      ? 'our company'
      : name,
  );
  const found = plain === question ? null : findAnswers(plain, answers);
  return found?.certainty === 'sure' ? found : null;
}

const byEntry = (
  { answers }: FillPerson,
  questionId: string,
  wanted?: string,
): ReturnType<typeof findAnswers> | null => {
  const entry = answers.find((each) => each.questionId === questionId && (wanted ?? each.answer) === each.answer);
  if (!entry) return null;
  const match = {
    questionId,
    entryId: entry.id,
    answer: entry.answer,
    inverted: false,
    private: false,
    score: BY_OPTIONS,
  };
  return { certainty: 'sure', matches: [match] };
};

const CONTACT_PATTERN =
  /^(?:may|can|could|is it|would it be|ok|okay|are we allowed)\b(?! not)(?: \w+){0,6} (?:contact|call|phone|reach|speak)\b(?! (?:you|if|when|your references?)\b)/;
const MOST_CONTACT_WORDS = 12;

/** "Is it okay to call them?" in a part about a job asks about its employer. */
export function findOfJob(
  question: string,
  { place, isOthers }: FieldWords,
  person: FillPerson,
): ReturnType<typeof findAnswers> | null {
  const words = toWords(question);
  if (place !== 'employment' || isOthers || words.split(' ').length > MOST_CONTACT_WORDS) return null;
  return CONTACT_PATTERN.test(words) ? byEntry(person, 'contact-employer') : null;
}

const RESIDENCE_PATTERN =
  /^(?:are|do) you\b(?: \w+){0,6} (?:citizen|citizenship)\b.*\b(?:permanent resident|permanent residency|green card)/;
const MORE_STATUSES_PATTERN =
  /\b(?:refugees?|asylees?|asylum|itar|ear|export|status|sponsor\w*|not|neither|nor|if|which|what)\b/;
const MOST_RESIDENCE_WORDS = 24;

/**
 * "Are you a citizen or permanent resident?" Citizens are, and those aren’t who are no US person under export rules, which counts every
 * permanent resident.
 */
export function findResidence(question: string, person: FillPerson): ReturnType<typeof findAnswers> | null {
  const words = toWords(question);
  if (!RESIDENCE_PATTERN.test(words) || MORE_STATUSES_PATTERN.test(words)) return null;
  if (words.split(' ').length > MOST_RESIDENCE_WORDS) return null;
  return byEntry(person, 'us-citizen', 'Yes') ?? byEntry(person, 'us-person', 'No');
}

const WHOLE_QUESTION_PATTERN =
  /^(?:are|do|will|would|can|have|is) (?:you|there)\b(?!.*\b(?:this|that|it|one|these|those|so)\b)/i;
const LEAST_QUESTION_WORDS = 5;

/** The question after what an employer says first, if it can be understood without that. */
export function findInLast(question: string, { answers }: FillPerson): ReturnType<typeof findAnswers> | null {
  const last = question.split(/(?<=\p{L}{2}[.!])\s+(?=\p{Lu})/u).at(-1) ?? question;
  if (last === question || !WHOLE_QUESTION_PATTERN.test(last)) return null;
  if (last.split(' ').length < LEAST_QUESTION_WORDS) return null;
  const found = findAnswers(last, answers);
  return found.certainty === 'sure' ? found : null;
}
