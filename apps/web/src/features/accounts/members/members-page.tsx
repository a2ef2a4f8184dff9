import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buildPageHref } from '../../../shared/api/page-query.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { SearchForm } from '../../../shared/ui/search-form.tsx';
import type { loadMembers } from './members.server.ts';
import { MembersTable } from './members-table.tsx';

export interface MembersPageProps {
  loaderData: RouteData<typeof loadMembers>;
  /** The viewer's saved filters of this list. */
  savedFilters: ReactNode;
}

/** The page at /console/members. */
export function MembersPage({ loaderData, savedFilters }: MembersPageProps) {
  const { viewer } = useAppData();
  const { members, roles, proof, total, q, page, pages } = loaderData;
  if (!viewer) return null;
  return (
    <>
      <PageHeader title="Members">
        <ResultCount total={total} nouns={['account', 'accounts']} q={q}>
          , newest first.
        </ResultCount>{' '}
        {viewer.role === 'admin' && (
          <Link to="/console/members/role-changes" className="link">
            Role changes
          </Link>
        )}
      </PageHeader>
      <div className="flex flex-col gap-6">
        <SearchForm label="Name or email" query={q} />
        {savedFilters}
        <PagedList label="Members" page={page} pages={pages} href={(to) => buildPageHref({ q }, to)}>
          <MembersTable viewer={viewer} members={members} roles={roles} proof={proof} query={q} />
        </PagedList>
      </div>
    </>
  );
}
