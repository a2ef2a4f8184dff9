import { loadRegistrations } from '../../features/recruiting/staff/registrations.server.ts';
import { RegistrationsPage } from '../../features/recruiting/staff/registrations-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/registrations.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Registrations', description: 'Registrations and their review status.' });

export const loader = (args: Route.LoaderArgs) => loadRegistrations(args);

export default function Registrations({ loaderData }: Route.ComponentProps) {
  return <RegistrationsPage loaderData={loaderData} />;
}
