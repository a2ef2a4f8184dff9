import { Link } from 'react-router';
import { RestoreButton } from '../../../features/applications/restore-button.tsx';
import { buildPageHref } from '../../../shared/api/page-query.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { loadHidden } from './hidden.server.ts';

type HiddenData = RouteData<typeof loadHidden>;

/** The page at /portal/matches/hidden. */
export function HiddenPage({ loaderData: { hidden, total, page, pages } }: { loaderData: HiddenData }) {
  useFreshData('hidden');
  const rows = useListFocus<HTMLUListElement>();
  return (
    <>
      <PageHeader
        title="Hidden jobs and companies"
        above={<Breadcrumbs steps={[{ label: 'Matches', to: '/portal/matches' }, { label: 'Hidden' }]} />}
      >
        Your matches and searches leave these out. Restore one to see it again.
      </PageHeader>
      <PagedList
        label="Hidden"
        page={page}
        pages={pages}
        href={(to) => buildPageHref({ q: undefined }, to)}
        heading={
          <p role="status" className="text-soft">
            <ResultCount total={total} nouns={['entry', 'entries']}>
              , newest first
            </ResultCount>
          </p>
        }
        empty={hidden.length === 0 && <NothingHidden isFirst={page === 1} />}
      >
        <ul ref={rows} className="border-t border-line">
          {hidden.map((entry) => (
            <HiddenRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}

function HiddenRow({ entry: { id, listing, company, hiddenAt } }: { entry: HiddenData['hidden'][number] }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        {listing ? (
          <p>
            <Link to={`/portal/jobs/${listing.id}`} className="link font-strong">
              {listing.title}
            </Link>
            <span className="text-soft"> · {company.name}</span>
          </p>
        ) : (
          <p>
            <span className="font-strong">{company.name}</span>
            <span className="text-soft"> · All jobs</span>
          </p>
        )}
        <p className="text-soft">
          Hidden <DateTime value={hiddenAt} />
        </p>
      </div>
      <RestoreButton id={id} name={listing?.title ?? company.name} />
    </li>
  );
}

function NothingHidden({ isFirst }: { isFirst: boolean }) {
  return (
    <EmptyState
      title={isFirst ? 'Nothing hidden' : 'This page is empty'}
      motif="map"
      action={
        isFirst ? (
          <ButtonLink to="/portal/matches" variant="primary">
            See your matches
          </ButtonLink>
        ) : (
          <ButtonLink to="/portal/matches/hidden">Go to the first page</ButtonLink>
        )
      }
    >
      Hide a job or a company that isn’t for you, and it no longer takes up space in your matches and searches.
    </EmptyState>
  );
}
