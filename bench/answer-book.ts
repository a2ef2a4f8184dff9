/**
 * Measures how well questions of application forms are recognized: `node bench/answer-book.ts`. Prints two figures: phrasings that were
 * looked at while the table was written, and phrasings written before it. Lists the errors of the first only; `--errors` lists all.
 */
import { findAnswers, QUESTIONS } from '@foothold/core/answers';
import { type AskedQuestion, KNOWN_QUESTIONS } from './fixtures/answer-questions.ts';
import { HELD_OUT_QUESTIONS } from './fixtures/answer-questions-held-out.ts';

type Outcome = 'right' | 'shown' | 'missed' | 'wrong';

/** `shown`: among the uncertain matches. `wrong`: certain, and another question or the opposite. */
function judge({ asked, id, inverted = false, doubtful = false }: AskedQuestion): Outcome {
  const { certainty, matches } = findAnswers(asked, []);
  const [first] = matches;
  if (certainty === 'sure' && first) {
    return !doubtful && first.questionId === id && first.inverted === inverted ? 'right' : 'wrong';
  }
  if (id === null) return 'right';
  if (!matches.some(({ questionId }) => questionId === id)) return 'missed';
  return doubtful ? 'right' : 'shown';
}

function measure(name: string, questions: readonly AskedQuestion[], listErrors: boolean): void {
  const outcomes = questions.map((question) => ({ question, outcome: judge(question) }));
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  console.log(
    `${name}: ${questions.length} phrasings, ${count('right')} right, ${count('shown')} shown as uncertain, ${count('missed')} missed, ${count('wrong')} wrong`,
  );
  if (!listErrors) return;
  for (const { question, outcome } of outcomes) {
    if (outcome === 'right') continue;
    const { certainty, matches } = findAnswers(question.asked, []);
    const found = matches.map(
      ({ questionId, score, inverted }) => `${questionId} ${score.toFixed(2)}${inverted ? ' inverted' : ''}`,
    );
    console.log(`  ${outcome}: ${question.asked} → ${certainty} ${found.join(', ')} (expected ${question.id})`);
  }
}

console.log(
  `${QUESTIONS.length} questions, ${QUESTIONS.flatMap(({ phrasings }) => phrasings).length} phrasings in the table`,
);
measure('Known', KNOWN_QUESTIONS, true);
measure('Held out', HELD_OUT_QUESTIONS, process.argv.includes('--errors'));
