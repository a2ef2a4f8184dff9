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
  const { clients, capacity } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <>
      <PageHeader title="Your members">
        <p>
          {clients.length} of {capacity}. Members who wait for a reply come first, then the soonest due.
        </p>
      </PageHeader>
      {clients.length === 0 ? (
        <EmptyState title="No members assigned to you yet" motif="route">
          Members assigned to you will appear here with their tasks.
        </EmptyState>
      ) : (
        <ClientList clients={clients} now={now} />
      )}
    </>
  );
}
