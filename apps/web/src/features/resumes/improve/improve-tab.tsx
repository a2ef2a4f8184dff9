import type { ImprovementPlan, Proposal } from '@foothold/core/improve';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { buildEntryPath, getEntryName, toDraft } from '../model/draft.ts';
import { getSection } from '../model/sections.ts';
import { ImproveAside } from './improve-aside.tsx';
import type { ImproveTabProps } from './improve-props.ts';
import { PathHead } from './path-head.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { QuestionCard, type SubmittedAnswer } from './question-card.tsx';
import { type PlanActions, usePlanActions } from './use-plan-actions.ts';

/** Honest improvements: the path to 80, proposals to accept or decline, and questions that only the user can answer. */
export function ImproveTab(props: ImproveTabProps) {
  const { resume, currentVersion, plan, ruleNames, canImprove, answerLimit } = props;
  const draft = useMemo(() => toDraft(resume), [resume]);
  const actions = usePlanActions(props);
  const path = plan.path.flatMap((id) => plan.proposals.find((proposal) => proposal.id === id) ?? []);
  const others = plan.proposals.filter(({ id }) => !plan.path.includes(id)).toSorted(compareByFact);
  const renderCard = (proposal: Proposal, step?: number) => (
    <ProposalCard key={proposal.id} {...{ proposal, draft, ruleNames }} {...(step !== undefined && { step })}>
      {canImprove && <DecisionForms proposal={proposal} actions={actions} version={currentVersion} />}
    </ProposalCard>
  );
  const roles = (['work', 'projects', 'volunteer'] as const).flatMap((section) =>
    draft.lists[section].map((entry) => ({
      value: buildEntryPath(section, entry.id),
      label: getEntryName(getSection(section), entry),
    })),
  );
  return (
    <div className="@container">
      <div className="grid items-start gap-x-12 gap-y-8 @min-[54rem]:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col @max-[54rem]:order-2">
          {!canImprove && (
            <PlanCallout title="Your plan includes suggestions only">
              To accept suggestions, upgrade your plan. You can still edit every field yourself on the Edit tab.{' '}
              <Link to="/portal/settings" className="link">
                See what your plan includes
              </Link>
            </PlanCallout>
          )}
          {actions.failure && (
            <Callout tone="danger" title={actions.failure.message} live>
              {actions.failure.hint ?? 'We’ve updated the list below. Check it and try again.'}
            </Callout>
          )}
          <section aria-labelledby="path" className="flex flex-col gap-4 pb-8">
            <h2 id="path" className="text-title">
              {formatPlanTitle(plan)}
            </h2>
            <PathHead plan={plan} path={path} />
            {path.length > 0 && (
              <>
                {canImprove && path.length > 1 && (
                  <Button
                    variant="primary"
                    className="self-start"
                    busy={actions.busy === path.map(({ id }) => id).join(' ')}
                    busyLabel="Accepting…"
                    onClick={() => actions.accept(path.map(({ id }) => id))}
                  >
                    Accept all {path.length}
                  </Button>
                )}
                <ol aria-label="Steps to 80">{path.map((proposal, index) => renderCard(proposal, index + 1))}</ol>
              </>
            )}
          </section>
          {others.length > 0 && (
            <section aria-labelledby="others" className="border-t border-line py-8">
              <h2 id="others" className="text-title">
                {path.length > 0 ? 'More suggestions' : 'Suggestions'}
              </h2>
              <ul className="pt-1">{others.map((proposal) => renderCard(proposal))}</ul>
            </section>
          )}
          <Questions plan={plan} roles={roles} answerLimit={answerLimit} />
          {plan.refused.length > 0 && (
            <details className="border-t border-line py-5">
              <summary className="min-h-6 cursor-pointer font-medium">Dismissed ({plan.refused.length})</summary>
              <ul>
                {plan.refused.map((proposal) => (
                  <ProposalCard key={proposal.id} {...{ proposal, draft, ruleNames }}>
                    <Button size="small" onClick={() => actions.takeBack(proposal.id)}>
                      Restore suggestion
                    </Button>
                  </ProposalCard>
                ))}
              </ul>
            </details>
          )}
        </div>
        <ImproveAside {...props} />
      </div>
    </div>
  );
}

/** Separate forms, so that the buttons also work before hydration. */
function DecisionForms({
  proposal: { id, title },
  actions,
  version,
}: {
  proposal: Proposal;
  actions: PlanActions;
  version: number;
}) {
  return (
    <form
      method="post"
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute('value') === 'refuse') actions.refuse(id);
        else actions.accept([id]);
      }}
    >
      <input type="hidden" name="baseVersion" value={version} />
      <input type="hidden" name="proposal" value={id} />
      <input type="hidden" name="subject" value={id} />
      <Button
        type="submit"
        name="intent"
        value="accept"
        size="small"
        busy={actions.busy === id}
        busyLabel="Accepting…"
        aria-label={`Accept: ${title}`}
      >
        Accept
      </Button>
      <Button type="submit" name="intent" value="refuse" size="small" variant="quiet" aria-label={`Dismiss: ${title}`}>
        Dismiss
      </Button>
    </form>
  );
}

interface QuestionsProps {
  plan: ImproveTabProps['plan'];
  roles: readonly { value: string; label: string }[];
  answerLimit: number;
}

function Questions({ plan, roles, answerLimit }: QuestionsProps) {
  if (plan.questions.length === 0) return null;
  const answers = new Map<string, SubmittedAnswer>(
    plan.answers.map(({ questionId, factId, text, target }) => {
      const proposal = [...plan.proposals, ...plan.refused].find(
        ({ source }) => source.kind === 'confirmed-fact' && source.factId === factId,
      );
      return [questionId, { text, ...(target !== undefined && { target }), proposal: proposal?.id ?? null }];
    }),
  );
  const next = plan.questions.find(({ id, points }) => points > 0 && !answers.has(id));
  const renderCard = (question: ImprovementPlan['questions'][number]) => (
    <QuestionCard
      key={question.id}
      question={question}
      given={answers.get(question.id) ?? null}
      isOpen={question === next}
      {...{ roles, answerLimit }}
    />
  );
  const [worthy, rest] = [
    plan.questions.filter(({ points }) => points > 0),
    plan.questions.filter(({ points }) => points <= 0),
  ];
  return (
    <section aria-labelledby="questions" className="border-t border-line py-8">
      <h2 id="questions" className="text-title">
        Questions only you can answer
      </h2>
      <p className="max-w-prose pt-1 text-soft">
        Your answers become suggestions in your own words. You approve everything; skipping costs nothing.
      </p>
      <ul>{worthy.map(renderCard)}</ul>
      {rest.length > 0 && (
        <details className="pt-3">
          <summary className="min-h-6 cursor-pointer font-medium">
            {worthy.length > 0
              ? `${rest.length} more that improve the writing but not the score`
              : `${rest.length} that improve the writing`}
          </summary>
          <ul>{rest.map(renderCard)}</ul>
        </details>
      )}
    </section>
  );
}

/** Sorts the user's latest answer to the top. */
function compareByFact(a: Proposal, b: Proposal): number {
  const rank = ({ source }: Proposal) => (source.kind === 'confirmed-fact' ? 0 : 1);
  return rank(a) - rank(b) || b.points - a.points;
}

function formatPlanTitle({ from, shortfall, path }: ImprovementPlan): string {
  if (from >= 80) return 'You’ve reached 80';
  if (path.length > 0) return 'Your path to 80';
  return shortfall ? 'Suggestions alone can’t reach 80' : 'Remaining suggestions';
}
