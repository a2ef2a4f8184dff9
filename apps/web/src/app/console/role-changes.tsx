import { Link } from 'react-router';
import { loadRoleChanges } from '../../features/accounts/members/members.server.ts';
import { RoleChangesTable } from '../../features/accounts/members/role-changes-table.tsx';
import { buildPageHref } from '../../shared/api/page-query.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { PagedList } from '../../shared/ui/paged-list.tsx';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/role-changes.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Role changes', description: 'A log of every role change.' });

export const loader = (args: Route.LoaderArgs) => loadRoleChanges(args);

export default function RoleChanges({ loaderData: { changes, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Role changes">
        Who granted or removed a role, and when. This log can’t be edited or deleted.{' '}
        <Link to="/console/members" className="link">
          All members
        </Link>
      </PageHeader>
      <PagedList label="Role changes" page={page} pages={pages} href={(to) => buildPageHref({ q: undefined }, to)}>
        <RoleChangesTable changes={changes} />
      </PagedList>
    </>
  );
}
