import { DECLINE_CHOICES, findAnswers, findQuestion, isPrivate } from '../answers/index.ts';
import { toSource, toSuggestions } from './answer-checks.ts';
import type { FieldWords } from './context.ts';
import { decideByAnswers } from './decide-by-answers.ts';
import { fill, leave, type Plan } from './decisions.ts';
import { type FoundMeaning, pickSureMeaning } from './meanings.ts';
import { findPersonValue } from './person-values.ts';
import { findPrivateKind, toQuestion } from './private-fields.ts';
import type { FieldDecision } from './types.ts';
import { toVisibleText } from './words.ts';

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

/** What to do with one field. */
export function decide(words: FieldWords, meanings: readonly FoundMeaning[], plan: Plan): FieldDecision {
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
