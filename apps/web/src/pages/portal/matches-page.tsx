import { useNavigation } from 'react-router';
import { MatchFilters } from '../../features/applications/match-filters.tsx';
import { isFiltered, MAX_SHOWN, matchHref, PAGE_SIZE } from '../../features/applications/match-query.ts';
import { MatchReasons } from '../../features/applications/match-reasons.tsx';
import { MatchScore } from '../../features/applications/match-score.tsx';
import { SaveButton } from '../../features/applications/save-button.tsx';
import { ListingRow } from '../../features/listings/listing-row.tsx';
import type { RouteData } from '../../shared/api/route-data.ts';
import { FormattedNumber } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { PlanCallout } from '../../shared/plan-callout.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import type { loadMatches } from './matches.server.ts';

export interface MatchesPageProps {
  loaderData: RouteData<typeof loadMatches>;
}

/** The page at /portal/matches. */
export function MatchesPage({ loaderData }: MatchesPageProps) {
  useFreshData('application', 'resume');
  const { query, resumes, states, found } = loaderData;
  return (
    <>
      <PageHeader title="Matches">Jobs that match your résumé, best first, with reasons for and against.</PageHeader>
      {found === null ? (
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
      ) : (
        <>
          <MatchFilters query={query} resumes={resumes} states={states} />
          {found === 'preparing' ? (
            <PreparingMatches href={matchHref(query)} />
          ) : (
            <MatchResults {...loaderData} found={found} />
          )}
        </>
      )}
    </>
  );
}

type MatchResultsProps = MatchesPageProps['loaderData'] & {
  found: Exclude<MatchesPageProps['loaderData']['found'], 'preparing' | null>;
};

function MatchResults({ found: { matches, considered, limitedByPlan }, query }: MatchResultsProps) {
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/portal/matches';
  if (matches.length === 0)
    return <NoMatches filtered={isFiltered(query)} href={matchHref({ ...query, ...EMPTY_FILTERS })} />;
  const more = !limitedByPlan && matches.length === query.show && query.show < MAX_SHOWN;
  return (
    <section aria-label="Matches" aria-busy={loading} className={cx('transition-opacity', loading && 'opacity-60')}>
      <p role="status" className="py-4 text-soft">
        {matches.length === 1 ? 'Top match' : `Top ${matches.length}`} of{' '}
        <span className="figures">
          <FormattedNumber value={considered} />
        </span>{' '}
        listings
      </p>
      {limitedByPlan && (
        <PlanCallout title={`Your plan shows the top ${matches.length} matches.`}>
          <p>You have more matches. See what each plan includes in Settings.</p>
        </PlanCallout>
      )}
      <ol className="border-t border-line">
        {matches.map(({ listing, score, parts, reasons, applicationId }) => (
          <li
            key={listing.id}
            className="grid gap-x-6 border-b border-line pt-5 md:grid-cols-[8rem_minmax(0,1fr)] md:pt-0"
          >
            <div className="md:py-5">
              <MatchScore score={score} parts={parts} />
            </div>
            <ListingRow
              listing={listing}
              brief
              actions={
                <>
                  <SaveButton
                    listing={listing}
                    applicationId={applicationId}
                    resumeId={query.resume ?? null}
                    size="small"
                  />
                  <ButtonLink to={`/portal/resumes?listing=${listing.id}`} variant="quiet" size="small">
                    Score my résumé
                  </ButtonLink>
                </>
              }
            >
              <MatchReasons reasons={reasons} parts={parts} />
            </ListingRow>
          </li>
        ))}
      </ol>
      {more && (
        <div className="pt-6">
          <ButtonLink to={matchHref(query, { show: Math.min(MAX_SHOWN, query.show + PAGE_SIZE) })} preventScrollReset>
            Show more
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

const EMPTY_FILTERS = { state: undefined, remote: undefined, payMin: undefined, sponsorship: false };

function PreparingMatches({ href }: { href: string }) {
  return (
    <EmptyState title="Your matches are almost ready" motif="map" action={<ButtonLink to={href}>Try again</ButtonLink>}>
      We’re still loading job listings because the site just restarted. This usually takes less than a minute.
    </EmptyState>
  );
}

function NoMatches({ filtered, href }: { filtered: boolean; href: string }) {
  return (
    <EmptyState
      title={filtered ? 'No matches for these filters' : 'No matches yet'}
      motif="map"
      action={
        filtered ? (
          <ButtonLink to={href}>Clear filters</ButtonLink>
        ) : (
          <ButtonLink to="/jobs">Search all jobs</ButtonLink>
        )
      }
    >
      {filtered
        ? 'Try another state, include remote jobs or lower the pay.'
        : 'We couldn’t match your résumé’s skills or occupation to a listing. Check the fields we read for anything we missed.'}
    </EmptyState>
  );
}
