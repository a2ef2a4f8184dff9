import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { ClientList } from './client-list.tsx';
import type { loadClients } from './clients.server.ts';

/** The page at /console/clients: the recruiter's start page. */
export function ClientsPage({ loaderData }: { loaderData: RouteData<typeof loadClients> }) {
  useFreshData('recruiting');
  const { members, capacity } = loaderData;
  const unauthorized = members.filter(({ authorized }) => !authorized).length;
  const waiting = members.reduce((sum, { tasks, confirmations }) => sum + tasks.proposed + confirmations, 0);
  const now = useNow(loaderData.now);
  return (
    <>
      <PageHeader title="Your members">
        <p>
          {members.length} of {capacity}. Members who wait for a reply come first, then the soonest due. {waiting}{' '}
          {waiting === 1 ? 'item waits' : 'items wait'} for a member, and {unauthorized}{' '}
          {unauthorized === 1 ? 'member hasn’t' : 'members haven’t'} authorized you yet.
        </p>
      </PageHeader>
      {members.length === 0 ? (
        <EmptyState title="No members assigned to you yet" motif="route">
          Members assigned to you will appear here with their open applications and tasks.
        </EmptyState>
      ) : (
        <ClientList members={members} now={now} />
      )}
    </>
  );
}
