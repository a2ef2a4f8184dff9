import type { MemberCase } from '@foothold/contracts/recruiting';
import { GUARANTEE } from '@foothold/core/guarantee';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ProfileTabs } from '../profile/profile-tabs.tsx';
import { CaseClock } from './case-clock.tsx';
import type { changeReview, loadOwnCases } from './cases.server.ts';
import { CASE_STATE_LABELS, NOT_INCLUDED_TEXTS } from './messages.ts';

export interface OwnCasesPageProps {
  loaderData: RouteData<typeof loadOwnCases>;
  actionData: RouteData<typeof changeReview> | undefined;
}

/** The page at /portal/profile/guarantee: the member's cases, their clocks, and their outcomes. */
export function OwnCasesPage({ loaderData, actionData }: OwnCasesPageProps) {
  const { cases, notIncluded, reviewAllowed, tasksWaiting } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <>
      <PageHeader title="80+ guarantee">
        <p>
          If you meet {GUARANTEE.mustHaves}% of a job’s must-haves and your résumé scores below {GUARANTEE.score} after
          every suggestion, a case opens by itself. A recruiter has {GUARANTEE.businessDays} business days; after that
          you get {GUARANTEE.creditPercent}% of one month’s price as a credit.{' '}
          <Link to="/help-center/what-80-means#the-guarantee" className="link">
            Exact conditions
          </Link>
        </p>
      </PageHeader>
      <ProfileTabs tasksWaiting={tasksWaiting} />
      <div className="flex flex-col gap-8 pt-7">
        {notIncluded !== null && (
          <Callout>
            <p>
              {NOT_INCLUDED_TEXTS[notIncluded]}{' '}
              <Link to="/pricing" className="link">
                Compare plans
              </Link>
            </p>
          </Callout>
        )}
        {cases.some(({ closedAt }) => closedAt === null) && (
          <ReviewForm allowed={reviewAllowed} actionData={actionData} />
        )}
        {cases.length === 0 ? (
          <EmptyState
            title="No cases"
            motif="route"
            action={
              <Link to="/portal/resumes" className="link">
                View résumés
              </Link>
            }
          >
            If the guarantee is missed for one of your jobs, its case appears here.
          </EmptyState>
        ) : (
          cases.map((one) => <OwnCase key={one.id} one={one} now={now} />)
        )}
      </div>
    </>
  );
}

function OwnCase({ one, now }: { one: MemberCase; now: Date }) {
  const { job, resume, opened, state } = one;
  return (
    <Part title={`${job.title}, ${job.company}`} anchor={`case-${one.id}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={CASE_STATE_LABELS[state].tone}>{CASE_STATE_LABELS[state].label}</Badge>
        <span>
          <CaseClock of={one} now={now} />
        </span>
      </p>
      <DescriptionList
        items={[
          {
            term: 'Résumé',
            value: resume.id ? (
              <Link to={`/portal/resumes/${resume.id}`} className="link">
                {resume.title}
              </Link>
            ) : (
              `${resume.title} (deleted)`
            ),
          },
          { term: 'Opened', value: <DateTime value={opened.at} /> },
          {
            term: 'Score',
            value: `${opened.score} on rubric ${opened.rubric} when it was opened, ${one.latestScore} now`,
          },
          { term: 'Must-haves met', value: `${opened.mustHavesMet}%` },
          { term: 'Recruiter', value: one.recruiter ?? 'Waiting for a recruiter' },
          ...(one.reason === null ? [] : [{ term: 'Outcome', value: one.reason }]),
          ...(one.credit === null
            ? []
            : [
                {
                  term: 'Credit',
                  value: (
                    <>
                      <Cents value={one.credit} />, added to your{' '}
                      <Link to="/portal/billing" className="link">
                        credit balance
                      </Link>
                    </>
                  ),
                },
              ]),
        ]}
      />
    </Part>
  );
}

function ReviewForm({ allowed, actionData }: { allowed: boolean; actionData: ChangeOutcome | undefined }) {
  const intent = allowed ? 'withdraw' : 'allow';
  const { fetcher, outcome } = useChange(intent, actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex flex-col items-start gap-3">
      <input type="hidden" name="intent" value={intent} />
      <p className="max-w-prose">
        {allowed
          ? 'Your recruiter can read the résumé of a case to decide about it.'
          : 'A recruiter finds more if they can read your résumé. Only the recruiter who works for you can, and only for a case.'}
      </p>
      <SubmitButton variant="secondary" size="small" busyLabel="Saving…">
        {allowed ? 'Withdraw permission' : 'Let my recruiter read it'}
      </SubmitButton>
    </Form>
  );
}
