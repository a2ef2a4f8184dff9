import type { ScoreSubject } from '../ats/facts/index.ts';
import type { PointScorer } from '../ats/score.ts';
import { accepted, exactTotal } from './pricing.ts';
import type { PricedQuestion } from './question-draft.ts';
import type { Edit, ImprovementPlan, Question } from './types.ts';

/**
 * The total with every proposal accepted and every question that adds to it answered in full. Computed on the résumé after the proposals, so that accepting
 * them one by one leads to the same figure.
 *
 * @param base the subject with every proposal accepted
 * @param later the questions that would be asked about it
 * @param now the questions that are shown today
 * @param settle the subject with the suggestions that follow from an answer accepted
 */
export function outlookOf(
  score: PointScorer,
  base: ScoreSubject,
  later: readonly PricedQuestion[],
  now: readonly Question[],
  settle: (subject: ScoreSubject) => ScoreSubject,
): ImprovementPlan['withAnswers'] {
  const start = score(base);
  let subject = base;
  let best = { total: start.total, exact: exactTotal(start) };
  const needed = new Set<string>();
  // A date that brings roles out of order adds nothing until they are put in order.
  let left = later.filter(({ kind, points, sample }) => sample && (points > 0 || kind === 'missing-field'));
  // An answer may only pay off once another one is there, so what is left is tried again until nothing adds to the total.
  for (let counted = -1; counted < needed.size; ) {
    counted = needed.size;
    left = left.filter(({ sample, ...question }) => {
      if (!sample) return false;
      const answered = accepted(subject, [{ kind: 'fact', edits: [withId(sample, question.id)] }]);
      // A date can bring roles out of order, for which a suggestion follows.
      const next = question.kind === 'missing-field' ? settle(answered) : answered;
      const report = score(next);
      if (exactTotal(report) <= best.exact) return true;
      best = { total: Math.max(best.total, report.total), exact: exactTotal(report) };
      subject = next;
      needed.add(getTopic(question));
      return false;
    });
  }
  if (best.total <= start.total) return { total: start.total, questions: [] };
  return { total: best.total, questions: now.filter((question) => needed.has(getTopic(question))).map(({ id }) => id) };
}

/** Questions about topics other than those of the dropped ones. */
export function withoutTopics<One extends Question>(questions: readonly One[], dropped: readonly Question[]): One[] {
  const topics = new Set(dropped.map(getTopic));
  return questions.filter((question) => !topics.has(getTopic(question)));
}

/** Answers to several questions may be added to one list, where each needs a unique id. */
const withId = (sample: Edit, id: string): Edit =>
  sample.kind === 'insert' && typeof sample.value === 'object'
    ? { ...sample, id, value: { ...sample.value, id } }
    : sample;

/** What a question is about; the line that it quotes may have changed in the meantime. */
const getTopic = ({ kind, target, skill, text }: Question): string =>
  [kind, target ?? '', skill ?? '', kind === 'role-detail' ? text : ''].join('|');
