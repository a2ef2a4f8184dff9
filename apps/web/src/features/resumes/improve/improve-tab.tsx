import type { ImprovementPlan } from '@foothold/core/improve';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { toDraft } from '../model/draft.ts';
import { ImproveAside } from './improve-aside.tsx';
import type { ImproveTabProps } from './improve-props.ts';
import { Interview } from './interview.tsx';
import { InterviewList, listInterviews } from './interview-list.tsx';
import { PathHead } from './path-head.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { Questions } from './questions.tsx';
import { Suggestions } from './suggestions.tsx';
import { FOCUS_FALLBACK_ID, usePlanActions } from './use-plan-actions.ts';

/** Honest improvements: questions that only the user can answer, suggestions to accept or dismiss, and the page beside them. */
export function ImproveTab(props: ImproveTabProps) {
  const { id, resume, currentVersion, plan, ruleNames, canImprove, interview } = props;
  const draft = useMemo(() => toDraft(resume), [resume]);
  const actions = usePlanActions(props);
  const path = plan.path.flatMap((one) => plan.proposals.find((proposal) => proposal.id === one) ?? []);
  const interviews = listInterviews(plan, draft);
  return (
    <div className="@container">
      <div className="grid items-start gap-x-12 gap-y-8 @min-[54rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className={cx('flex min-w-0 flex-col', interview === null && '@max-[54rem]:order-2')}>
          <div className="flex flex-col gap-4 pb-6 empty:hidden">
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
          </div>
          {interview !== null && canImprove ? (
            <Interview key={interview} role={interview} {...{ id, draft, plan, currentVersion }} />
          ) : (
            <>
              <section aria-labelledby={FOCUS_FALLBACK_ID} className="flex flex-col gap-4 pb-8">
                <h2 id={FOCUS_FALLBACK_ID} tabIndex={-1} className="text-title outline-none">
                  {formatPlanTitle(plan)}
                </h2>
                <PathHead plan={plan} path={path} />
              </section>
              {canImprove && <InterviewList interviews={interviews} />}
              <Questions {...props} draft={draft} worth="points" />
              <Suggestions {...props} {...{ draft, actions, path }} />
              <Questions {...props} draft={draft} worth="writing" />
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
            </>
          )}
        </div>
        <ImproveAside {...props} {...{ draft, actions }} />
      </div>
    </div>
  );
}

function formatPlanTitle({ from, shortfall, path }: ImprovementPlan): string {
  if (from >= 80) return 'You’ve reached 80';
  if (path.length > 0) return 'Your path to 80';
  return shortfall ? 'Suggestions alone can’t reach 80' : 'Remaining suggestions';
}
