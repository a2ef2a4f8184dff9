import { changeRole, loadMembers } from '../../features/accounts/members/members.server.ts';
import { MembersPage } from '../../features/accounts/members/members-page.tsx';
import { loadSavedFilters } from '../../features/staff/saved-filters.server.ts';
import { SavedFilters } from '../../features/staff/saved-filters.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/members.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Members', description: 'All accounts.' });

export async function loader(args: Route.LoaderArgs) {
  const [page, filters] = await Promise.all([loadMembers(args), loadSavedFilters(args, 'members')]);
  return { page, filters };
}

export const action = (args: Route.ActionArgs) => changeRole(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Members({ loaderData }: Route.ComponentProps) {
  return <MembersPage loaderData={loaderData.page} savedFilters={<SavedFilters {...loaderData.filters} />} />;
}
