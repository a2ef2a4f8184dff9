import {
  type AnswerEntry,
  type AnswerMatch,
  DECLINE_CHOICES,
  findAnswers,
  findQuestion,
  isPrivate,
} from '../answers/index.ts';
import { fitAnswer } from './answer-units.ts';
import { CLAIMED_QUESTIONS } from './claims.ts';
import { continuesJob, type FieldWords, toFieldWords } from './context.ts';
import { type FoundMeaning, findMeanings, pickSureMeaning } from './meanings.ts';
import { isPlaceholderOption } from './option-words.ts';
import { readArrangement } from './options.ts';
import { type FormFacts, findPersonValue } from './person-values.ts';
import { findPrivateKind, toQuestion } from './private-fields.ts';
import type { FieldDecision, FieldDescription, FillPerson, FillSource, LeftReason, OptionContext } from './types.ts';
import { makeValue } from './values.ts';
import { toVisibleText, toWords } from './words.ts';

/** Longer texts are notices, not questions. */
const LONGEST_QUESTION = 400;

interface Plan {
  person: FillPerson;
  facts: FormFacts;
  context: OptionContext;
  /** Name of the employer whose form it is. Empty if unknown. */
  employer: string;
}

interface LeaveOptions {
  meaning?: string | null;
  score?: number;
  reasons?: readonly string[];
  suggestions?: readonly { entryId: string; text: string }[];
}

const leave = (
  { field }: FieldWords,
  reason: LeftReason,
  { meaning = null, score = 0, reasons = [], suggestions = [] }: LeaveOptions = {},
): FieldDecision => ({ fieldId: field.id, decision: 'leave', meaning, reason, suggestions, score, reasons });

/** Dates of something else than the new job. */
const OTHER_START_PATTERN =
  /\b(?:project|contract|class|term|lease|program|semester|course|event|school|enrollment|previous|last|employment)\b/i;

function fill(
  words: FieldWords,
  { meaning, score, reasons }: FoundMeaning,
  answer: string,
  source: FillSource,
  context: OptionContext,
  documentId?: string,
): FieldDecision {
  const made = makeValue(meaning, answer, words.field, context, documentId);
  if ('left' in made) return leave(words, made.left, { meaning, score, reasons: [...reasons, made.reason] });
  return {
    fieldId: words.field.id,
    decision: 'fill',
    meaning,
    value: made.value,
    source,
    score,
    reasons: [...reasons, made.reason],
  };
}

/** A plain yes to a question that asks for more than yes. */
const asksForMore = ({ field }: FieldWords): boolean =>
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

/** "Thing 18" asks nothing: a yes is written only where the text is a question or a statement, or is known word for word. */
function isAsked({ field }: FieldWords, question: string, score: number): boolean {
  if (score >= NEARLY_EXACT) return true;
  return (
    /\?|^(?:are|do|does|did|will|would|have|has|can|could|is|i|may|were|was|should)\b/i.test(question) ||
    question.split(' ').length >= LEAST_WORDS ||
    !['text', 'textarea', 'checkbox'].includes(field.kind)
  );
}

const YES_NO_QUESTION_PATTERN =
  /^(?:are|do|does|did|will|would|have|has|had|can|could|is|may|were|was|should) (?:you|there|this|the|your|it)\b/i;

/** "Do you hold a current CPR certification?" wants a yes or no, and not the list of what the person holds. */
const wantsYesNo = (question: string, questionId: string | null, score: number): boolean =>
  questionId !== null &&
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

/** Questions that the same words answer for one employer only. */
const ABOUT_EMPLOYER = new Set(['why-company', 'know-about-us']);
const ABOUT_EMPLOYER_PATTERN = /\bwhy\b.*\b(?:us|here|company|organization|firm|team|join)\b/i;
/** Words of employers' names that any answer may have. */
const USUAL_NAME_WORDS = new Set(
  'the and of for inc llc ltd corp company group services systems solutions software health bank data'.split(' '),
);

const isAboutEmployer = ({ questionId }: AnswerMatch, question: string): boolean =>
  questionId === null ? ABOUT_EMPLOYER_PATTERN.test(question) : ABOUT_EMPLOYER.has(questionId);

/** Whether an answer names the employer whose form it is. */
function namesEmployer(answer: string, employer: string): boolean {
  const names = toWords(employer)
    .split(' ')
    .filter((word) => word.length > 2 && !USUAL_NAME_WORDS.has(word));
  const said = new Set(toWords(answer).split(' '));
  return names.length > 0 && names.every((word) => said.has(word));
}

const toSuggestions = (matches: readonly AnswerMatch[]) =>
  matches.flatMap(({ entryId, answer }) => (entryId === null || answer === null ? [] : [{ entryId, text: answer }]));

const toSource = (match: AnswerMatch, entries: readonly AnswerEntry[]): FillSource => {
  const entry = entries.find(({ id }) => id === match.entryId);
  const label = findQuestion(match.questionId ?? '')?.label ?? entry?.question ?? '';
  return { from: 'answer', entryId: match.entryId ?? '', question: label, inverted: match.inverted };
};

/** Options that all are kinds of employment, or ways of working, say what is asked where the words don’t. */
const KINDS_OF_EMPLOYMENT =
  /^(?:(?:regular )?(?:full|part) time|contract(?:or)?|temporary|temp|seasonal|permanent|intern(?:ship)?|per diem|prn|freelance|either|any|no preference|on call|casual)(?: (?:only|work|position|employee|hours))?$/;
const OTHER_KIND_PATTERN =
  /\b(?:current(?:ly)?|employed|status|student|enrolled|school|study|studied|degree|present|previous|last|former|spouse|is this|was this|this job|supervisor|reference)\b/;
const MOST_ASKED_WORDS = 9;
const LEAST_OPTIONS = 2;

function findByOptions(words: FieldWords, { answers }: FillPerson): ReturnType<typeof findAnswers> | null {
  const { field, labelWords, place, isOthers } = words;
  const options = field.options.filter((text) => !isPlaceholderOption(text));
  if (options.length < LEAST_OPTIONS || place !== 'person' || isOthers || OTHER_KIND_PATTERN.test(labelWords))
    return null;
  if (labelWords.split(' ').length > MOST_ASKED_WORDS) return null;
  const ways = options.map(readArrangement);
  const questionId = options.every((text) => KINDS_OF_EMPLOYMENT.test(toWords(text)))
    ? 'employment-type'
    : ways.every((way) => way !== null) && new Set(ways).size === ways.length
      ? 'work-arrangement'
      : null;
  const entry = answers.find((each) => each.questionId === questionId);
  if (questionId === null || !entry) return null;
  const match = {
    questionId,
    entryId: entry.id,
    answer: entry.answer,
    inverted: false,
    private: false,
    score: BY_OPTIONS,
  };
  return { certainty: 'sure', matches: [match] };
}
const BY_OPTIONS = 0.9;

/** Capitalized words after the first one. */
const NAME_PATTERN = /(?<=[\p{L},’'] )\p{Lu}[\p{L}&.’'-]*(?: (?:of |and |& )?\p{Lu}[\p{L}&.’'-]*)*/gu;

/** "Have you ever been on the Halcyon payroll?" on a form that says that it is Halcyon’s. Null if it isn’t sure then either. */
function findWithoutName(
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

/** A question of the answer book, as the form asks it. */
function decideByAnswers(
  words: FieldWords,
  { person, context, employer }: Plan,
  likely: readonly FoundMeaning[],
): FieldDecision {
  const question = toVisibleText(toQuestion(words));
  const [guess] = likely;
  const nothing = () =>
    leave(words, 'unclear', {
      meaning: null,
      score: guess?.score ?? 0,
      reasons: guess ? [`perhaps ${guess.meaning}`] : ['no rule fits'],
    });
  if (question === '' || question.length > LONGEST_QUESTION || words.field.kind === 'file') return nothing();
  const asked = findAnswers(question, person.answers);
  const found =
    asked.certainty === 'sure'
      ? asked
      : (findByOptions(words, person) ?? findWithoutName(question, person, context.employer ?? '') ?? asked);
  const [match] = found.matches;
  if (!match || (match.questionId !== null && isPrivate(findQuestion(match.questionId) ?? { group: 'private' })))
    return nothing();
  const meaning = match.questionId === null ? `own:${match.entryId}` : `question:${match.questionId}`;
  const suggestions = toSuggestions(found.matches);
  const details = { meaning, score: match.score, reasons: ['a question of the answer book'], suggestions };
  if (found.certainty !== 'sure')
    return leave(words, 'unclear', { ...details, meaning: null, reasons: ['several questions are near'] });
  if (match.questionId === 'current-employer' && !CURRENT_PATTERN.test(question))
    return leave(words, 'unclear', { ...details, meaning: null });
  const isLink = match.questionId !== null && findQuestion(match.questionId)?.type === 'link';
  if (isLink && match.score < NEARLY_EXACT && !LINK_PATTERN.test(question))
    return leave(words, 'unclear', { ...details, meaning: null });
  const isYesNo = match.questionId !== null && findQuestion(match.questionId)?.type === 'yes-no';
  if (isYesNo && !isAsked(words, question, match.score)) return leave(words, 'unclear', { ...details, meaning: null });
  if (!fitsKind(match.questionId, words) || !isAbout(words, match.questionId, person))
    return leave(words, 'unclear', { ...details, meaning: null });
  if (wantsYesNo(question, match.questionId, match.score))
    return leave(words, 'unclear', { ...details, meaning: null });
  if (match.questionId === 'start-date' && OTHER_START_PATTERN.test(question))
    return leave(words, 'unclear', { ...details, meaning: null });
  if (match.answer === null || match.entryId === null) return leave(words, 'no-answer', details);
  if (isAboutEmployer(match, question) && !namesEmployer(match.answer, employer))
    return leave(words, 'other-employer', details);
  const answer = fitAnswer(
    match.questionId ?? '',
    match.answer,
    words,
    person.employment.map(({ title }) => title),
  );
  if (answer === null || (toWords(answer) === 'yes' && asksForMore(words))) return leave(words, 'unclear', details);
  const decision = fill(words, details, answer, toSource(match, person.answers), {
    ...context,
    inverted: match.inverted,
  });
  return decision.decision === 'leave' ? { ...decision, suggestions } : decision;
}

/** A voluntary disclosure: only an option that says that the person doesn’t say, and only if they set that. */
function decideVoluntary(words: FieldWords, { person, context }: Plan): FieldDecision {
  const found = findAnswers(toVisibleText(toQuestion(words)), person.answers);
  const [match] = found.matches;
  const question = findQuestion(match?.questionId ?? '');
  if (found.certainty !== 'sure' || !match || !question)
    return leave(words, 'voluntary', { reasons: ['a voluntary disclosure'] });
  // Known as something that only the person answers, whether or not the answer book has it.
  if (!isPrivate(question))
    return leave(words, 'member-only', {
      meaning: `question:${question.id}`,
      suggestions: toSuggestions(found.matches),
    });
  const details = {
    meaning: `question:${question.id}`,
    score: match.score,
    reasons: ['a voluntary disclosure that the answer book has'],
  };
  const isDecline = (DECLINE_CHOICES as readonly (string | null)[]).includes(match.answer);
  if (!isDecline || match.answer === null) return leave(words, 'voluntary', details);
  if (!['select', 'radio-group', 'combobox', 'checkbox-group'].includes(words.field.kind))
    return leave(words, 'voluntary', details);
  return fill(words, details, match.answer, toSource(match, person.answers), context);
}

/** Whether the person agrees to be checked: as they answered that very question, and otherwise theirs alone. */
function decideCheck(words: FieldWords, plan: Plan, meanings: readonly FoundMeaning[]): FieldDecision {
  const decision = decideByAnswers(words, plan, meanings);
  return decision.meaning === 'question:background-check' || decision.meaning === 'question:drug-test'
    ? decision
    : leave(words, 'member-only');
}

function decide(words: FieldWords, meanings: readonly FoundMeaning[], plan: Plan): FieldDecision {
  const { field } = words;
  if (field.filled) return leave(words, 'filled');
  const privateKind = findPrivateKind(words);
  if (privateKind === 'honeypot') return leave(words, 'unclear', { reasons: ['looks like a field against programs'] });
  if (privateKind === 'office') return leave(words, 'unclear', { reasons: ['the employer fills it in'] });
  if (privateKind === 'check') return decideCheck(words, plan, meanings);
  if (privateKind === 'member-only') return leave(words, 'member-only');
  if (privateKind === 'voluntary') return decideVoluntary(words, plan);
  const sure = pickSureMeaning(meanings);
  if (!sure) return decideByAnswers(words, plan, meanings);
  const value = findPersonValue(sure.meaning, words, plan.person, plan.facts);
  if ('left' in value) return leave(words, value.left, sure);
  return fill(words, sure, value.answer, value.source, plan.context, value.documentId);
}

/** Answers that options of other questions may mention: "Yes, without sponsorship". */
function toKnown(answers: readonly AnswerEntry[]): Record<string, string> {
  return Object.fromEntries(
    answers.flatMap(({ questionId, answer }) =>
      questionId !== null && CLAIMED_QUESTIONS.includes(questionId) && (answer === 'Yes' || answer === 'No')
        ? [[questionId, answer]]
        : [],
    ),
  );
}

/** How many fields before may say which job is meant. */
const JOB_REACH = 6;
const PLACED = /^(?:city|postal-code|city-region)$/;
const MOST_HEADINGS = 3;
/** Fields that say which job or school the others of their block are about. What they have may be another one than ours at this place. */
const NAMES_ENTRY = new Set(['employer', 'job-title', 'school']);

/** Which job or school of the form a field is about. Different for fields that are about neither. */
const toEntryKey = ({ field }: FieldWords, meaning: string): string =>
  /^(?:employer|job-)/.test(meaning)
    ? `job ${field.block}`
    : /^(?:school|degree|field-of-study|gpa)/.test(meaning)
      ? `school ${field.block}`
      : field.id;

/**
 * What to do with each field of a form: a value of the person’s own with where it comes from, or why the field is left. The same fields and
 * person always give the same decisions.
 * @param employer name of the employer whose form it is, if it is known
 */
export function planFill(fields: readonly FieldDescription[], person: FillPerson, employer = ''): FieldDecision[] {
  const read: { words: FieldWords; meanings: FoundMeaning[]; sure: string | null }[] = [];
  for (const field of fields) {
    const plain = toFieldWords(field);
    const before = read.slice(-JOB_REACH).map(({ sure }) => sure);
    const words: FieldWords = continuesJob(plain, before) ? { ...plain, place: 'employment' } : plain;
    const meanings = findMeanings(words);
    read.push({ words, meanings, sure: pickSureMeaning(meanings)?.meaning ?? null });
  }
  const taken = new Set(
    read.flatMap(({ words, sure }) =>
      words.field.filled && sure !== null && NAMES_ENTRY.has(sure) ? [toEntryKey(words, sure)] : [],
    ),
  );
  const headings = new Set(fields.flatMap(({ sections }) => sections.slice(0, 1)));
  const plan: Plan = {
    person,
    employer,
    facts: {
      hasPhoneCountry: read.some(({ sure }) => sure === 'phone-country'),
      hasPlace: read.some(({ sure }) => sure !== null && PLACED.test(sure)),
    },
    context: {
      known: toKnown(person.answers),
      country: person.address.country,
      region: person.address.region,
      employer: toWords([employer, ...[...headings].slice(0, MOST_HEADINGS)].join(' ')),
    },
  };
  return read.map(({ words, meanings, sure }) =>
    sure !== null && !words.field.filled && taken.has(toEntryKey(words, sure))
      ? leave(words, 'unclear', {
          meaning: sure,
          reasons: ['the form already names the employer or school of these fields'],
        })
      : decide(words, meanings, plan),
  );
}
