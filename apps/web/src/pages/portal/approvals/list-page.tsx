import { PACKET_FILTERS } from '@foothold/contracts/recruiting/packet-choices';
import { Link } from 'react-router';
import { EMPTY_LISTS, FILTER_LABELS } from '../../../features/recruiting/packets/messages.ts';
import { PacketList } from '../../../features/recruiting/packets/packet-list.tsx';
import type { loadPackets } from '../../../features/recruiting/packets/packets.server.ts';
import { APPROVALS_PATH } from '../../../features/recruiting/packets/paths.ts';
import { buildListHref } from '../../../features/recruiting/packets/query.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { ChoiceLinks } from '../../../shared/ui/choice-links.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';

export interface ApprovalsPageProps {
  loaderData: RouteData<typeof loadPackets>;
  /** The recruiter's tasks other than applications that wait for the member. */
  tasksWaiting: number;
}

/** The page at /portal/approvals: the applications that a recruiter prepared. */
export function ApprovalsPage({ loaderData, tasksWaiting }: ApprovalsPageProps) {
  useFreshData('packet', 'recruiting');
  const { filter, page, packets, total, pageSize, counts } = loaderData;
  const empty = EMPTY_LISTS[filter];
  return (
    <>
      <PageHeader title="Approvals">
        <p>Applications that your recruiter prepared. Nothing is sent until you approve it.</p>
        {tasksWaiting > 0 && (
          <p>
            <Link to="/portal/profile/tasks" className="link">
              {tasksWaiting} {tasksWaiting === 1 ? 'other task' : 'other tasks'}
            </Link>{' '}
            from your recruiter {tasksWaiting === 1 ? 'waits' : 'wait'} for your approval, too.
          </p>
        )}
      </PageHeader>
      <div className="flex flex-col gap-6">
        <ChoiceLinks
          label="Applications by state"
          look="tabs"
          choices={PACKET_FILTERS.map((one) => ({
            to: `${APPROVALS_PATH}${buildListHref(one)}`,
            label: FILTER_LABELS[one],
            current: one === filter,
            count: counts[one] ?? 0,
          }))}
        />
        {packets.length === 0 ? (
          <EmptyState
            title={empty.title}
            motif="page"
            action={
              <Link to="/help-center/approve-an-application" className="link">
                How approving works
              </Link>
            }
          >
            <p>{empty.text}</p>
          </EmptyState>
        ) : (
          <PacketList key={filter} label={`${FILTER_LABELS[filter]} applications`} packets={packets} />
        )}
        <Pagination
          page={page}
          pages={Math.ceil(total / pageSize)}
          href={(to) => buildListHref(filter, to)}
          label="Applications"
        />
      </div>
    </>
  );
}
