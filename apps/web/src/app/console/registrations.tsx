import { loadRegistrations } from '../../features/recruiting/staff/registrations.server.ts';
import { RegistrationsPage } from '../../features/recruiting/staff/registrations-page.tsx';
import { loadSavedFilters } from '../../features/staff/saved-filters.server.ts';
import { SavedFilters } from '../../features/staff/saved-filters.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/registrations.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Registrations', description: 'Registrations and their review status.' });

export async function loader(args: Route.LoaderArgs) {
  const [page, filters] = await Promise.all([loadRegistrations(args), loadSavedFilters(args, 'registrations')]);
  return { page, filters };
}

export default function Registrations({ loaderData }: Route.ComponentProps) {
  return <RegistrationsPage loaderData={loaderData.page} savedFilters={<SavedFilters {...loaderData.filters} />} />;
}
