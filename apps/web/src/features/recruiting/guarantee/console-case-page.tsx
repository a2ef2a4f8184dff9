import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { Cents, DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DescriptionList } from '../../../shared/ui/description-list.tsx';
import { type DetailList, DetailPage } from '../../../shared/ui/detail-page.tsx';
import { CaseClock } from './case-clock.tsx';
import { CaseForms } from './case-forms.tsx';
import { CaseResume } from './case-resume.tsx';
import type { changeCase, loadCase } from './cases.server.ts';
import { CASE_EVENT_LABELS, CASE_STATE_LABELS } from './messages.ts';

export const CASES: DetailList = { label: 'Guarantee cases', to: '/console/guarantee' };

export interface ConsoleCasePageProps {
  loaderData: RouteData<typeof loadCase>;
  actionData: RouteData<typeof changeCase> | undefined;
}

/** The page at /console/guarantee/:id. */
export function ConsoleCasePage({ loaderData, actionData }: ConsoleCasePageProps) {
  useFreshData('recruiting');
  const { one, role } = loaderData;
  const now = useNow(loaderData.now);
  const { member, job, opened, state } = one;
  const jobName = `${job.title}, ${job.company}`;
  return (
    <DetailPage
      key={one.id}
      list={CASES}
      title={member.name}
      status={
        <>
          <p>
            <CaseClock of={one} now={now} />
          </p>
          <Badge tone={CASE_STATE_LABELS[state].tone}>{CASE_STATE_LABELS[state].label}</Badge>
        </>
      }
      actionData={actionData}
      parts={[
        {
          id: 'facts',
          content: (
            <DescriptionList
              items={[
                {
                  term: 'Member',
                  value:
                    role === 'recruiter' ? (
                      <Link to={`/console/clients/${member.id}`} className="link">
                        {member.name}
                      </Link>
                    ) : (
                      <Link to={`/console/members/${member.id}`} className="link">
                        {member.name}
                      </Link>
                    ),
                },
                {
                  term: 'Job',
                  value: job.id ? (
                    <Link to={`/jobs/${job.id}`} className="link">
                      {jobName}
                    </Link>
                  ) : (
                    jobName
                  ),
                },
                { term: 'Opened', value: <DateTime value={opened.at} time /> },
                { term: 'Score then', value: `${opened.score} on rubric ${opened.rubric}` },
                { term: 'Score now', value: one.latestScore },
                { term: 'Must-haves met', value: `${opened.mustHavesMet}%` },
                { term: 'Suggestions declined', value: one.declined },
                { term: 'Recruiter', value: one.recruiter ?? 'Unassigned' },
                ...(one.reason === null ? [] : [{ term: 'Outcome', value: one.reason }]),
                ...(one.credit === null ? [] : [{ term: 'Credit', value: <Cents value={one.credit} /> }]),
              ]}
            />
          ),
        },
        { id: 'resume', title: 'Résumé', content: <CaseResume of={one} /> },
      ]}
      side={{
        label: 'Decision',
        parts: [{ id: 'decide', title: 'Decision', content: <CaseForms one={one} actionData={actionData} /> }],
      }}
      below={[
        {
          id: 'history',
          title: 'History',
          content: (
            <ol className="flex flex-col gap-3">
              {one.history.map(({ id, kind, by, text, at }) => (
                <li key={id}>
                  <p>
                    <span className="font-medium">{CASE_EVENT_LABELS[kind]}</span>
                    {by !== null && `, ${by}`}{' '}
                    <span className="text-soft">
                      <DateTime value={at} time />
                    </span>
                  </p>
                  {text !== null && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
                </li>
              ))}
            </ol>
          ),
        },
      ]}
    />
  );
}
