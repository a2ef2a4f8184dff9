import { Link } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table } from '../../../shared/ui/table.tsx';
import { CaseClock } from './case-clock.tsx';
import type { loadCases } from './cases.server.ts';
import { CASE_STATE_LABELS } from './messages.ts';

const PATH = '/console/guarantee';
const buildHref = (state: string, page = 1) =>
  `${PATH}?${new URLSearchParams({ state, ...(page > 1 && { page: String(page) }) })}`;

/** The page at /console/guarantee: cases with their clocks. */
export function CasesPage({ loaderData }: { loaderData: RouteData<typeof loadCases> }) {
  useFreshData('recruiting');
  const { cases, counts, state, page, pages } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <>
      <PageHeader title="Guarantee cases">
        <p>
          {counts.active === 0
            ? 'No open cases.'
            : `${counts.active} open, ${counts.overdue} overdue. Soonest due first.`}
        </p>
      </PageHeader>
      <div className="flex flex-col gap-5">
        <ChoiceLinks
          label="Status"
          choices={[
            { to: buildHref('active'), label: 'Open', current: state === 'active', count: counts.active },
            { to: buildHref('closed'), label: 'Closed', current: state === 'closed', count: counts.closed },
          ]}
        />
        <PagedList
          label="Guarantee cases"
          page={page}
          pages={pages}
          href={(one) => buildHref(state, one)}
          heading={null}
          empty={
            cases.length === 0 && (
              <EmptyState title={state === 'active' ? 'No open cases' : 'No closed cases'} motif="route">
                A case opens by itself when a member on a plan with the guarantee meets 70% of a job’s must-haves, has
                worked through every suggestion, and still scores below 80.
              </EmptyState>
            )
          }
        >
          <Table
            caption="Guarantee cases"
            captionHidden
            dense
            rows={cases}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'member',
                header: 'Member',
                heading: true,
                cell: ({ id, member }) => (
                  <Link to={`${PATH}/${id}`} className="link wrap-anywhere">
                    {member.name}
                  </Link>
                ),
              },
              { id: 'job', header: 'Job', cell: ({ job }) => `${job.title}, ${job.company}` },
              { id: 'score', header: 'Score', align: 'end', cell: ({ latestScore }) => latestScore },
              {
                id: 'met',
                header: 'Must-haves',
                align: 'end',
                cell: ({ opened }) => `${opened.mustHavesMet}%`,
              },
              {
                id: 'recruiter',
                header: 'Recruiter',
                cell: ({ recruiter }) => recruiter ?? <span className="text-soft">Unassigned</span>,
              },
              { id: 'due', header: 'Clock', cell: (one) => <CaseClock of={one} now={now} /> },
              {
                id: 'state',
                header: 'Status',
                cell: ({ state: of }) => <Badge tone={CASE_STATE_LABELS[of].tone}>{CASE_STATE_LABELS[of].label}</Badge>,
              },
            ]}
          />
        </PagedList>
      </div>
    </>
  );
}
