/**
 * Finds the answers to 200 questions as real application forms ask them, in the words of a fresh writer who hasn't seen our table's
 * phrasings (`form-truths/questions.json`). Usage: `node bench/form-questions.ts [second|third]`; `second` and `third` take 120 questions of other writers.
 * Wrong: a sure match with another question, with the opposite direction, or where the table has no such question. Recall: of the questions
 * that the table has, how many are found surely. It prints no question, so that no rule is made for one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAnswers, QUESTIONS } from '@foothold/core/answers';
import { recordFigure } from './support/figures.ts';

interface LabeledQuestion {
  question: string;
  /** The question of the table that asks the same. Null if none does. */
  expects: string | null;
  inverted: boolean;
}

const FILES: Readonly<Record<string, string>> = {
  first: 'questions.json',
  second: 'questions-second.json',
  third: 'questions-third.json',
};
const labeled = JSON.parse(
  readFileSync(join(import.meta.dirname, 'form-truths', FILES[process.argv[2] ?? 'first'] ?? ''), 'utf8'),
) as LabeledQuestion[];
const entries = QUESTIONS.map(({ id, type }) => ({
  id,
  questionId: id,
  question: '',
  answer: type === 'yes-no' ? 'Yes' : 'An answer',
}));

let right = 0;
let wrong = 0;
let unsure = 0;
for (const { question, expects, inverted } of labeled) {
  const { certainty, matches } = findAnswers(question, entries);
  const [first] = matches;
  if (certainty !== 'sure' || !first) {
    if (expects !== null) unsure++;
    continue;
  }
  if (first.questionId === expects && first.inverted === inverted) right++;
  else wrong++;
}
const answerable = labeled.filter(({ expects }) => expects !== null).length;
console.log(
  `${labeled.length} questions, ${answerable} of them in the table: ${right} right, ${wrong} wrong, ${unsure} left open`,
);
recordFigure({ name: 'Questions of forms: wrong answers', value: wrong, unit: 'questions', goal: { atMost: 0 } });
recordFigure({
  name: 'Questions of forms: found',
  value: (right / answerable) * 100,
  unit: '%',
  goal: { atLeast: 70 },
});
