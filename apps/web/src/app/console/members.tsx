import { changeRole, loadMembers } from '../../features/accounts/members/members.server.ts';
import { MembersPage } from '../../features/accounts/members/members-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/members.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Members', description: 'All accounts.' });

export const loader = (args: Route.LoaderArgs) => loadMembers(args);

export const action = (args: Route.ActionArgs) => changeRole(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Members({ loaderData }: Route.ComponentProps) {
  return <MembersPage loaderData={loaderData} />;
}
