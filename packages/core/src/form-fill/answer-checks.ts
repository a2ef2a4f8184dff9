import { type AnswerEntry, type AnswerMatch, findQuestion } from '../answers/index.ts';
import type { FieldWords } from './context.ts';
import type { FillPerson, FillSource } from './types.ts';
import { toWords } from './words.ts';

/** A plain yes to a question that asks for more than yes. */
export const asksForMore = ({ field }: FieldWords): boolean =>
  (field.kind === 'textarea' || field.kind === 'text') &&
  /\b(?:explain|describe|details?|elaborate|specify|which|list|when|where|who|how|what|if (?:yes|so))\b/i.test(
    field.label,
  );

const TEXT_KINDS = new Set(['text', 'textarea', 'select', 'combobox', 'radio-group', 'checkbox-group']);

/** Whether an answer of this question’s type can go into this kind of field. */
function fitsKind(questionId: string | null, { field }: FieldWords): boolean {
  if (TEXT_KINDS.has(field.kind)) return true;
  const type = questionId === null ? 'text' : findQuestion(questionId)?.type;
  if (field.kind === 'checkbox') return type === 'yes-no';
  if (field.kind === 'number') return type === 'number' || type === 'text';
  if (field.kind === 'url') return type === 'link';
  if (field.kind === 'date' || field.kind === 'month') return type === 'date' || type === 'text';
  return false;
}

/** "Company name" alone may be any company. */
const CURRENT_PATTERN = /\b(?:current(?:ly)?|present(?:ly)?|recent|now|last|today|where)\b/i;
/** "LinkedIn headline" asks for no link. */
const LINK_PATTERN = /\b(?:urls?|links?|profile|pages?|address|website|site|account|https?)\b/i;
const NEARLY_EXACT = 0.95;
const LEAST_WORDS = 4;

const STATEMENT_START =
  /^(?:i|we|my|willing|able|available|comfortable|open|authorized|eligible|legally|ok|okay|valid|current|currently|prior|previous|previously|ever|at least|over|under|18)\b/i;

/** "Thing 18" asks nothing: a yes is written only where the text is a question or a statement, or is known word for word. */
function isAsked({ field }: FieldWords, question: string, score: number): boolean {
  if (score >= NEARLY_EXACT) return true;
  return (
    /\?|^(?:are|do|does|did|will|would|have|has|can|could|is|i|may|were|was|should)\b/i.test(question) ||
    (question.split(' ').length >= LEAST_WORDS && (field.kind !== 'text' || STATEMENT_START.test(question))) ||
    !['text', 'textarea', 'checkbox'].includes(field.kind)
  );
}

const YES_NO_QUESTION_PATTERN =
  /^(?:are|do|does|did|will|would|have|has|had|can|could|is|may|were|was|should) (?:you|there|this|the|your|it)\b/i;

/** "Do you hold a current CPR certification?" wants a yes or no, and not the list of what the person holds. */
const wantsYesNo = (question: string, questionId: string | null, score: number): boolean =>
  questionId !== null &&
  questionId !== 'travel' &&
  score < NEARLY_EXACT &&
  findQuestion(questionId)?.type !== 'yes-no' &&
  YES_NO_QUESTION_PATTERN.test(question) &&
  !/\b(?:what|which|how|where|when|who|if so|if yes)\b/i.test(question);

/** Questions that forms ask in the part about a job. */
const OF_CURRENT_JOB = new Set(['reason-leaving', 'contact-employer']);

/** Groups of questions that a field about another person, or in a block about one job or school, doesn’t ask the person. */
function isAbout(
  { isOthers, field, place, labelWords }: FieldWords,
  questionId: string | null,
  { employment }: FillPerson,
): boolean {
  const isOfJob = place === 'employment' && questionId !== null && OF_CURRENT_JOB.has(questionId);
  // The stored answer is about the current job.
  if (isOfJob && !isOthers) return (field.block ?? 0) === 0 && (employment[0]?.current ?? true);
  if (field.block !== null) return false;
  const group = questionId === null ? 'background' : findQuestion(questionId)?.group;
  // "May we contact?" beside a reference isn’t about the employer.
  if (isOthers && questionId === 'contact-employer' && !/\bemployer|\bsupervisor|\bmanager/.test(labelWords))
    return false;
  if (isOthers)
    return group === 'history' || group === 'motivation' || group === 'stories' || group === 'authorization';
  return place === 'person' || group === 'background' || group === 'history';
}

/** Dates of something else than the new job. */
const OTHER_START_PATTERN =
  /\b(?:project|contract|class|term|lease|program|semester|course|event|school|enrollment|previous|last|employment)\b/i;

/** Whether the words that matched a question ask it of the person here, and not of something beside it. */
export function isAskedHere(
  { questionId, score }: AnswerMatch,
  question: string,
  words: FieldWords,
  person: FillPerson,
): boolean {
  const type = questionId === null ? undefined : findQuestion(questionId)?.type;
  if (questionId === 'current-employer' && !CURRENT_PATTERN.test(question)) return false;
  if (questionId === 'start-date' && OTHER_START_PATTERN.test(question)) return false;
  if (type === 'link' && score < NEARLY_EXACT && !LINK_PATTERN.test(question)) return false;
  if (type === 'yes-no' && !isAsked(words, question, score)) return false;
  return fitsKind(questionId, words) && isAbout(words, questionId, person) && !wantsYesNo(question, questionId, score);
}

/** Questions that the same words answer for one employer only. */
const ABOUT_EMPLOYER = new Set(['why-company', 'know-about-us']);
const ABOUT_EMPLOYER_PATTERN = /\bwhy\b.*\b(?:us|here|company|organization|firm|team|join)\b/i;
/** Words of employers' names that any answer may have. */
export const USUAL_NAME_WORDS = new Set(
  'the and of for inc llc ltd corp company group services systems solutions software health bank data'.split(' '),
);

/** Whether an answer names the employer whose form it is. */
function namesEmployer(answer: string, employer: string): boolean {
  const names = toWords(employer)
    .split(' ')
    .filter((word) => word.length > 2 && !USUAL_NAME_WORDS.has(word));
  const said = new Set(toWords(answer).split(' '));
  return names.length > 0 && names.every((word) => said.has(word));
}

/** Whether an answer about one employer, such as why the person wants to work there, may be about another one. */
export function isForOtherEmployer({ questionId, answer }: AnswerMatch, question: string, employer: string): boolean {
  const isAboutEmployer = questionId === null ? ABOUT_EMPLOYER_PATTERN.test(question) : ABOUT_EMPLOYER.has(questionId);
  return isAboutEmployer && !namesEmployer(answer ?? '', employer);
}

/** What the panel offers for a question that was left. */
export const toSuggestions = (matches: readonly AnswerMatch[]) =>
  matches.flatMap(({ entryId, answer }) => (entryId === null || answer === null ? [] : [{ entryId, text: answer }]));

/** Which answer a value comes from. */
export const toSource = (match: AnswerMatch, entries: readonly AnswerEntry[]): FillSource => {
  const entry = entries.find(({ id }) => id === match.entryId);
  const label = findQuestion(match.questionId ?? '')?.label ?? entry?.question ?? '';
  return { from: 'answer', entryId: match.entryId ?? '', question: label, inverted: match.inverted };
};
