import { DECLINE_CHOICES, findAnswers, findQuestion, isPrivate } from '../answers/index.ts';
import { toSource, toSuggestions } from './answer-checks.ts';
import { readLeading } from './claims.ts';
import type { FieldWords } from './context.ts';
import { decideByAnswers } from './decide-by-answers.ts';
import { fill, leave, type Plan } from './decisions.ts';
import { type FoundMeaning, pickSureMeaning } from './meanings.ts';
import { isPlaceholderOption, toCompact } from './option-words.ts';
import { findPersonValue } from './person-values.ts';
import { findPrivateKind, toQuestion } from './private-fields.ts';
import type { FieldDecision } from './types.ts';
import { toVisibleText, withoutInstructions } from './words.ts';

/** A voluntary disclosure: only an option that says that the person doesn’t say, and only if they set that. */
function decideVoluntary(words: FieldWords, { person, context }: Plan): FieldDecision {
  const asked = toVisibleText(toQuestion(words));
  const whole = findAnswers(asked, person.answers);
  const found =
    whole.certainty === 'sure'
      ? whole
      : findAnswers(withoutInstructions(asked.replaceAll(/\([^()]*\)/g, ' ')), person.answers);
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

/** A list with nothing but yes and no asks whether there is a degree, and not which. */
function asGraduated(sure: FoundMeaning | null, { field }: FieldWords): FoundMeaning | null {
  if (sure === null || !/^(?:degree|school-end)$/.test(sure.meaning) || field.kind !== 'select') return sure;
  const options = field.options.filter((text) => !isPlaceholderOption(text));
  return options.length === 2 && options.every((text) => readLeading(text) !== null)
    ? { ...sure, meaning: 'graduated' }
    : sure;
}

const HAS_USED_PATTERN =
  /\b(?:used?|using|work(?:ed)? with|know|familiar|experienced?|proficient|skilled|comfortable|skills?|tools|technologies)\b/;
const OTHER_USE_PATTERN = /\b(?:not|never|learn|interested|want|prefer|certified|certifications?|years|teach|taught)\b/;
const LEAST_KNOWN = 2;

/** Boxes of which several are skills of the résumé, under a question for what the person has used. */
function decideByOptions(words: FieldWords, { person, context }: Plan): FieldDecision | null {
  const { field, labelWords, isOthers } = words;
  if (field.kind !== 'checkbox-group' || isOthers) return null;
  if (!HAS_USED_PATTERN.test(labelWords) || OTHER_USE_PATTERN.test(labelWords)) return null;
  const skills = new Set(person.skills.map(toCompact));
  if (field.options.filter((text) => skills.has(toCompact(text))).length < LEAST_KNOWN) return null;
  const found = { meaning: 'skills', score: HAS_USED, reasons: ['several options are skills of the résumé'] };
  return fill(words, found, person.skills.join(', '), { from: 'resume', part: 'skills' }, context);
}
const HAS_USED = 0.8;

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
  const sure = asGraduated(pickSureMeaning(meanings), words);
  if (!sure) return decideByOptions(words, plan) ?? decideByAnswers(words, plan, meanings);
  const value = findPersonValue(sure.meaning, words, plan.person, plan.facts);
  if ('left' in value) return leave(words, value.left, sure);
  return fill(words, sure, value.answer, value.source, plan.context, value.documentId);
}
