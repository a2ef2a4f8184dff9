import { Link } from 'react-router';
import { changeRole, loadMembers } from '../../features/accounts/members/members.server.ts';
import { MembersTable } from '../../features/accounts/members/members-table.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { pageHref } from '../../shared/api/page-query.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { FormattedNumber } from '../../shared/format/use-format.tsx';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { SearchForm } from '../../shared/ui/search-form.tsx';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/members.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Members', description: 'All accounts.' });

export const loader = (args: Route.LoaderArgs) => loadMembers(args);
export const action = (args: Route.ActionArgs) => changeRole(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Members({ loaderData }: Route.ComponentProps) {
  const { viewer } = useAppData();
  const { members, roles, proof, total, q, page, pages } = loaderData;
  if (!viewer) return null;
  return (
    <>
      <PageHeader title="Members">
        <FormattedNumber value={total} /> {total === 1 ? 'account' : 'accounts'}
        {q !== undefined && <> matching “{q}”</>}, newest first.{' '}
        {viewer.role === 'admin' && (
          <Link to="/console/members/role-changes" className="link">
            Role changes
          </Link>
        )}
      </PageHeader>
      <div className="flex flex-col gap-6">
        <SearchForm label="Name or email" query={q} />
        <MembersTable viewer={viewer} members={members} roles={roles} proof={proof} query={q} />
        <Pagination label="Members" page={page} pages={pages} href={(to) => pageHref({ q }, to)} />
      </div>
    </>
  );
}
