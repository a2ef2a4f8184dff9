import { findAnswers, findQuestion, isPrivate } from '../answers/index.ts';
import { asksForMore, isAskedHere, isForOtherEmployer, toSource, toSuggestions } from './answer-checks.ts';
import { fitAnswer } from './answer-units.ts';
import { withoutCondition } from './conditions.ts';
import type { FieldWords } from './context.ts';
import { fill, leave, type Plan } from './decisions.ts';
import { findByOptions, findInLast, findOfJob, findResidence, findWithoutName } from './find-entry.ts';
import type { FoundMeaning } from './meanings.ts';
import { toQuestion } from './private-fields.ts';
import type { FieldDecision } from './types.ts';
import { toVisibleText, toWords, withoutInstructions } from './words.ts';

/** Longer texts are notices, not questions. */
const LONGEST_QUESTION = 400;

/** The answers to a question without what it says about how to answer it. Null if they aren’t sure. */
function findPlain(question: string, { answers }: Plan['person']): ReturnType<typeof findAnswers> | null {
  const plain = withoutInstructions(question);
  const found = plain === question || plain === '' ? null : findAnswers(plain, answers);
  return found?.certainty === 'sure' ? found : null;
}

/** Decides by the answer book: whether the field asks one of its questions, as the form words it. */
export function decideByAnswers(
  words: FieldWords,
  { person, context, employer }: Plan,
  likely: readonly FoundMeaning[],
): FieldDecision {
  const question = withoutCondition(toVisibleText(toQuestion(words)), person.answers) ?? '';
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
    findByOptions(words, person) ??
    findOfJob(question, words, person) ??
    findResidence(question, person) ??
    (asked.certainty === 'sure'
      ? asked
      : (findWithoutName(question, person, context.employer ?? '') ??
        findInLast(question, person) ??
        findPlain(question, person) ??
        asked));
  const [match] = found.matches;
  if (!match || (match.questionId !== null && isPrivate(findQuestion(match.questionId) ?? { group: 'private' })))
    return nothing();
  const meaning = match.questionId === null ? `own:${match.entryId}` : `question:${match.questionId}`;
  const suggestions = toSuggestions(found.matches);
  const details = { meaning, score: match.score, reasons: ['a question of the answer book'], suggestions };
  if (found.certainty !== 'sure')
    return leave(words, 'unclear', { ...details, meaning: null, reasons: ['several questions are near'] });
  if (!isAskedHere(match, question, words, person)) return leave(words, 'unclear', { ...details, meaning: null });
  if (match.answer === null || match.entryId === null) return leave(words, 'no-answer', details);
  if (isForOtherEmployer(match, question, employer)) return leave(words, 'other-employer', details);
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
    asked: question,
  });
  return decision.decision === 'leave' ? { ...decision, suggestions } : decision;
}
