import { MatchFilters } from '../../../features/applications/match-filters.tsx';
import { isFiltered, matchHref } from '../../../features/applications/match-query.ts';
import { ReasonList } from '../../../features/applications/match-reasons.tsx';
import { JobRow } from '../../../features/listings/job-row.tsx';
import { VisaChoice } from '../../../features/listings/visa-choice.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PagedList } from '../../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { BrowsePage } from './browse-page.tsx';
import type { loadMatches } from './matches.server.ts';
import { useListLoaded } from './reloads-list.ts';
import { ViewLinks } from './view-links.tsx';

type MatchesData = RouteData<typeof loadMatches>;

/** The page at /portal/matches. */
export function MatchesPage({ loaderData }: { loaderData: MatchesData }) {
  useListLoaded(loaderData);
  useFreshData('application', 'resume', 'hidden');
  const { query, resumes, states, found, visaListings } = loaderData;
  const matches = found === null || found === 'preparing' ? [] : found.matches;
  return (
    <BrowsePage
      title="Matches"
      path="/portal/matches"
      filters={
        found !== null && (
          <>
            <MatchFilters query={query} resumes={resumes} states={states} />
            <VisaChoice
              listings={visaListings}
              chosen={query.visa}
              href={(visa) => matchHref(query, { visa, page: 1 })}
            />
          </>
        )
      }
      ids={matches.map(({ listing }) => listing.id)}
      hasList={matches.length > 0}
      resume={query.resume}
      list={(getRow) =>
        found === null ? (
          <NoResume />
        ) : found === 'preparing' ? (
          <PreparingMatches href={matchHref(query)} />
        ) : (
          <MatchList {...loaderData} found={found} getRow={getRow} />
        )
      }
    >
      Jobs that match your résumé, best first, with reasons for and against.
    </BrowsePage>
  );
}

type MatchListProps = MatchesData & {
  found: Exclude<MatchesData['found'], 'preparing' | null>;
  getRow: (id: string) => { href: string; open: boolean };
};

function MatchList({ found, query, view, getRow }: MatchListProps) {
  const { matches, considered, total, pages, limitedByPlan } = found;
  return (
    <PagedList
      label="Matches"
      page={query.page}
      pages={pages}
      href={(page) => matchHref(query, { page })}
      empty={
        matches.length === 0 && (
          <NoMatches
            filtered={isFiltered(query)}
            href={matchHref({ ...query, ...EMPTY_FILTERS })}
            firstHref={query.page > 1 ? matchHref(query, { page: 1 }) : null}
          />
        )
      }
      heading={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p role="status" className="text-soft">
            {total === 1 ? 'Top match' : `Top ${total}`} of{' '}
            <span className="figures">
              <FormattedNumber value={considered} />
            </span>{' '}
            listings
          </p>
          <ViewLinks view={view} />
        </div>
      }
    >
      <ol className="border-t border-line">
        {matches.map(({ listing, score, reasons, applicationId }) => (
          <li key={listing.id} className="border-b border-line">
            <JobRow
              {...getRow(listing.id)}
              listing={listing}
              states={applicationId === null ? [] : ['Saved']}
              mark={
                <span className="font-display text-lead leading-none font-medium figures">
                  {score}
                  <span className="sr-only"> of 100</span>
                </span>
              }
            >
              {view === 'compact' ? <p className="truncate">{reasons[0]?.text}</p> : <ReasonList reasons={reasons} />}
            </JobRow>
          </li>
        ))}
      </ol>
      {limitedByPlan && query.page === pages && (
        <PlanCallout title={`Your plan shows the top ${total} matches.`}>
          <p>You may have more matches. See what each plan includes in Settings.</p>
        </PlanCallout>
      )}
    </PagedList>
  );
}

const EMPTY_FILTERS = {
  state: undefined,
  remote: undefined,
  payMin: undefined,
  sponsorship: false,
  visa: undefined,
  page: 1,
};

function NoResume() {
  return (
    <EmptyState
      title="Add your résumé to see matches"
      motif="page"
      action={
        <ButtonLink to="/portal/resumes" variant="primary">
          Add a résumé
        </ButtonLink>
      }
    >
      We match jobs to the experience on your résumé. Add one to see your matches.
    </EmptyState>
  );
}

function PreparingMatches({ href }: { href: string }) {
  return (
    <EmptyState title="Your matches are almost ready" motif="map" action={<ButtonLink to={href}>Try again</ButtonLink>}>
      We’re still loading job listings because the site just restarted. This usually takes less than a minute.
    </EmptyState>
  );
}

function NoMatches({ filtered, href, firstHref }: { filtered: boolean; href: string; firstHref: string | null }) {
  if (firstHref !== null)
    return (
      <EmptyState
        title="No more matches"
        motif="map"
        action={<ButtonLink to={firstHref}>Go to the first page</ButtonLink>}
      >
        This page of your matches is empty.
      </EmptyState>
    );
  return (
    <EmptyState
      title={filtered ? 'No matches for these filters' : 'No matches yet'}
      motif="map"
      action={
        filtered ? (
          <ButtonLink to={href}>Clear filters</ButtonLink>
        ) : (
          <ButtonLink to="/portal/jobs">Search all jobs</ButtonLink>
        )
      }
    >
      {filtered
        ? 'Try another state, include remote jobs, lower the pay, or remove a filter for visas.'
        : 'We couldn’t match your résumé’s skills or occupation to a listing. Check the fields we read for anything we missed.'}
    </EmptyState>
  );
}
