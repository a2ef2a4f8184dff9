import { useEffect, useRef } from 'react';
import { Link, useLocation, useOutletContext } from 'react-router';
import { HideButton } from '../../../features/applications/hide-button.tsx';
import { MatchReasons } from '../../../features/applications/match-reasons.tsx';
import { MatchScore } from '../../../features/applications/match-score.tsx';
import { RestoreButton } from '../../../features/applications/restore-button.tsx';
import { SaveButton } from '../../../features/applications/save-button.tsx';
import { CompareButton } from '../../../features/listings/compare-controls.tsx';
import { ListingPane } from '../../../features/listings/listing-pane.tsx';
import { ListingVisaFit } from '../../../features/recruiting/visa/listing-visa-fit.tsx';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useLostFocus } from '../../../shared/hooks/use-list-focus.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import type { BrowseContext } from './browse-page.tsx';
import type { loadJobPane } from './job-pane.server.ts';
import { ScoreAction } from './score-action.tsx';

type JobPaneData = RouteData<typeof loadJobPane>;

/** A job in the pane beside its list; on a phone, a page of its own. */
export function JobPane({ loaderData }: { loaderData: JobPaneData }) {
  const { listing, fit, visaFit, resume, saved, hidden } = loaderData;
  const { hiding } = useOutletContext<BrowseContext>();
  const region = usePaneFocus(listing.id);
  // The button that restored it is gone.
  useLostFocus(region, () => region.current?.focus({ preventScroll: true }));
  return (
    <section ref={region} tabIndex={-1} aria-label={listing.title} className="outline-none focus-visible:outline-none">
      <ListingPane
        listing={listing}
        actions={
          <div className="flex flex-col gap-2">
            {hidden.map((entry) => (
              <HiddenNote key={entry.id} entry={entry} title={listing.title} />
            ))}
            {!listing.closed && <ScoreAction listingId={listing.id} resume={resume} />}
            <div className="flex flex-wrap items-center gap-1">
              {(saved || !listing.closed) && (
                <SaveButton
                  listing={listing}
                  applicationId={saved?.id ?? null}
                  resumeId={saved ? saved.resumeId : (resume?.id ?? null)}
                  note={saved?.note ?? ''}
                  size="small"
                  shortcut="s"
                />
              )}
              {hidden.length === 0 && <HideButton listing={listing} fetcher={hiding} />}
              <CompareButton job={listing} />
              {listing.source.url !== null && !listing.closed && (
                <ButtonLink to={listing.source.url} rel="noopener nofollow" variant="quiet" size="small">
                  View on {listing.source.name}
                </ButtonLink>
              )}
            </div>
          </div>
        }
        fit={
          fit && (
            <section aria-labelledby="fit" className="flex flex-col gap-3 border-y border-line py-5">
              <h2 id="fit" className="font-text text-small font-strong tracking-normal">
                How it matches your résumé
              </h2>
              <MatchScore score={fit.score} parts={fit.parts} />
              <MatchReasons reasons={fit.reasons} parts={fit.parts} />
            </section>
          )
        }
        visaFit={visaFit && <ListingVisaFit fit={visaFit} />}
        companyAction={
          !hidden.some(({ kind }) => kind === 'company') && (
            <HideButton listing={listing} company={listing.company.name} fetcher={hiding} />
          )
        }
      />
    </section>
  );
}

/** Moves the focus to a job that was opened from the list, and on a phone shows it from its top. */
function usePaneFocus(id: string) {
  const region = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each job, not for each change of the URL
  useEffect(() => {
    if (key === 'default') return;
    region.current?.focus({ preventScroll: true });
    const top = region.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) scrollTo(0, 0);
  }, [id]);
  return region;
}

function HiddenNote({ entry, title }: { entry: JobPaneData['hidden'][number]; title: string }) {
  const isCompany = entry.kind === 'company';
  return (
    <Callout title={isCompany ? `You’ve hidden all jobs from ${entry.company}` : 'You’ve hidden this job'}>
      <div className="flex flex-wrap items-center gap-3">
        <p>It doesn’t appear in your matches or searches.</p>
        <RestoreButton id={entry.id} name={isCompany ? entry.company : title} />
      </div>
    </Callout>
  );
}

/** Shown in the pane if there is no listing at this URL. */
export function JobGone() {
  const { listHref } = useOutletContext<BrowseContext>();
  return (
    <Callout title="We couldn’t find this job">
      <title>Job not found</title>
      <p>
        The employer may have removed it, or the link is incomplete.{' '}
        <Link to={listHref} className="link">
          Back to the list
        </Link>
      </p>
    </Callout>
  );
}
