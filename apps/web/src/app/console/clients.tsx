import { ClientList } from '../../features/recruiting/staff/client-list.tsx';
import { loadClients } from '../../features/recruiting/staff/clients.server.ts';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/clients.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Your members', description: 'The members assigned to you and what’s due.' });

export const loader = (args: Route.LoaderArgs) => loadClients(args);

export default function Clients({ loaderData }: Route.ComponentProps) {
  useFreshData('recruiting');
  const { members, capacity } = loaderData;
  const unauthorized = members.filter(({ authorized }) => !authorized).length;
  const waiting = members.reduce((sum, { tasks, confirmations }) => sum + tasks.proposed + confirmations, 0);
  const now = useNow(loaderData.now);
  return (
    <>
      <PageHeader title="Your members">
        <p>
          {members.length} of {capacity}, soonest due first. {waiting} {waiting === 1 ? 'item waits' : 'items wait'} for
          a member, and {unauthorized} {unauthorized === 1 ? 'member hasn’t' : 'members haven’t'} authorized you yet.
        </p>
      </PageHeader>
      {members.length === 0 ? (
        <EmptyState title="No members assigned to you yet" motif="route">
          Members assigned to you will appear here with their tasks.
        </EmptyState>
      ) : (
        <ClientList members={members} now={now} />
      )}
    </>
  );
}
