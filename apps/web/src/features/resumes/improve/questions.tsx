import type { ImprovementPlan } from '@foothold/core/improve';
import type { Draft } from '../model/draft.ts';
import type { ImproveTabProps } from './improve-props.ts';
import { QuestionCard, type SubmittedAnswer } from './question-card.tsx';
import { listRoleOptions } from './role-options.ts';

/** More would push the suggestions out of sight. */
const MAX_SHOWN = 5;

interface QuestionsProps extends ImproveTabProps {
  draft: Draft;
  /** Questions that can add points, or those that only improve the writing. */
  worth: 'points' | 'writing';
}

/** Questions that only the member can answer. Those about a role are asked in its interview instead. */
export function Questions({ plan, draft, answerLimit, canImprove, worth }: QuestionsProps) {
  const asked = canImprove ? plan.questions.filter(({ interview }) => interview === undefined) : plan.questions;
  const questions = asked.filter(({ points }) => points > 0 === (worth === 'points'));
  if (questions.length === 0) return null;
  const answers = listAnswers(plan);
  const next = worth === 'points' ? questions.find(({ id }) => !answers.has(id)) : undefined;
  const roles = listRoleOptions(draft);
  const renderCard = (question: ImprovementPlan['questions'][number]) => (
    <QuestionCard
      key={question.id}
      question={question}
      given={answers.get(question.id) ?? null}
      isOpen={question === next}
      {...{ roles, answerLimit }}
    />
  );
  if (worth === 'writing')
    return (
      <details className="border-t border-line py-5">
        <summary className="min-h-6 cursor-pointer font-medium">
          {questions.length === 1 ? '1 question that improves' : `${questions.length} questions that improve`} the
          writing but not the score
        </summary>
        <ul>{questions.map(renderCard)}</ul>
      </details>
    );
  const [shown, folded] = [questions.slice(0, MAX_SHOWN), questions.slice(MAX_SHOWN)];
  return (
    <section aria-labelledby="questions" className="border-t border-line py-8">
      <h2 id="questions" className="text-title">
        Questions only you can answer
      </h2>
      <p className="max-w-prose pt-1 text-soft">
        Your answers become suggestions in your own words. You approve everything; skipping costs nothing.
      </p>
      <ul>{shown.map(renderCard)}</ul>
      {folded.length > 0 && (
        <details className="pt-3">
          <summary className="min-h-6 cursor-pointer font-medium">
            {folded.length} more {folded.length === 1 ? 'question' : 'questions'}
          </summary>
          <ul>{folded.map(renderCard)}</ul>
        </details>
      )}
    </section>
  );
}

/** The answers so far by question, each with the suggestion that was made from it. */
function listAnswers(plan: ImproveTabProps['plan']): Map<string, SubmittedAnswer> {
  return new Map(
    plan.answers.map(({ questionId, factId, text, target }) => {
      const proposal = [...plan.proposals, ...plan.refused].find(
        ({ source }) => source.kind === 'confirmed-fact' && source.factId === factId,
      );
      return [questionId, { text, ...(target !== undefined && { target }), proposal: proposal?.id ?? null }];
    }),
  );
}
