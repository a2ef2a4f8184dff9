import { loadClients } from '../../features/recruiting/staff/clients.server.ts';
import { ClientsPage } from '../../features/recruiting/staff/clients-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireRecruiter } from '../guards.ts';
import type { Route } from './+types/clients.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRecruiter];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Your members', description: 'The members assigned to you and what’s due.' });

export const loader = (args: Route.LoaderArgs) => loadClients(args);

export default function Clients({ loaderData }: Route.ComponentProps) {
  return <ClientsPage loaderData={loaderData} />;
}
