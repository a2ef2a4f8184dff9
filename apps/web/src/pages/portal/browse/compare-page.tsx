import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReasonList } from '../../../features/applications/match-reasons.tsx';
import { SaveButton } from '../../../features/applications/save-button.tsx';
import { Attribution } from '../../../features/listings/attribution.tsx';
import { compareHref, useComparedJobs } from '../../../features/listings/compare-selection.ts';
import {
  DEGREE_LABELS,
  EMPLOYMENT_LABELS,
  REMOTE_LABELS,
  SENIORITY_LABELS,
} from '../../../features/listings/labels.ts';
import { payText, placeName } from '../../../features/listings/listing-facts.ts';
import { ListingSponsorship } from '../../../features/listings/listing-parts.tsx';
import { toAttribution } from '../../../features/listings/row-view.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime, useFormat } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import type { loadComparison } from './compare.server.ts';

type ComparisonData = RouteData<typeof loadComparison>;
type ComparedJob = ComparisonData['jobs'][number];

/** The page at /portal/matches/compare. */
export function ComparePage({ loaderData: { jobs, resume } }: { loaderData: ComparisonData }) {
  useFreshData('application', 'resume');
  const rows = useRows();
  return (
    <div data-wide>
      <PageHeader
        title="Compare jobs"
        above={<Breadcrumbs steps={[{ label: 'Matches', to: '/portal/matches' }, { label: 'Compare' }]} />}
      >
        {resume && jobs.length > 0 && `Matches are with your résumé “${resume.title}”.`}
      </PageHeader>
      {jobs.length === 0 ? (
        <EmptyState
          title="No jobs to compare"
          motif="map"
          action={
            <ButtonLink to="/portal/matches" variant="primary">
              See your matches
            </ButtonLink>
          }
        >
          Open a job and choose Compare. You can compare up to three side by side.
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, which needs the focus
        <section aria-label="Comparison" tabIndex={0} className="relative overflow-x-auto">
          <table className="w-full border-collapse text-left text-small">
            <thead>
              <tr className="border-b border-edge align-top">
                <td className="w-36 pr-4" />
                {jobs.map((job) => (
                  <th key={job.listing.id} scope="col" className="min-w-56 px-3 pb-4 font-regular">
                    <JobHead job={job} others={jobs} resumeId={resume?.id} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cell }) => (
                <tr key={label} className="border-b border-line align-top">
                  <th scope="row" className="py-3 pr-4 font-medium text-soft">
                    {label}
                  </th>
                  {jobs.map((job) => (
                    <td key={job.listing.id} className="px-3 py-3">
                      {cell(job) ?? <span className="text-soft">Not stated</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function JobHead({
  job: { listing, applicationId },
  others,
  resumeId,
}: {
  job: ComparedJob;
  others: readonly ComparedJob[];
  resumeId: string | undefined;
}) {
  const { jobs: chosen, toggle } = useComparedJobs();
  const attribution = toAttribution(listing.source);
  const rest = others.map((job) => job.listing.id).filter((id) => id !== listing.id);
  return (
    <div className="flex flex-col items-start gap-2">
      <Link to={`/portal/jobs/${listing.id}`} className="link text-body leading-6 font-strong">
        {listing.title}
      </Link>
      <span>{listing.company.name}</span>
      {listing.source.sample && <span className="text-soft">Sample listing</span>}
      {attribution && <Attribution attribution={attribution} />}
      {listing.closed && <Badge tone="caution">Closed</Badge>}
      <div className="flex flex-wrap gap-1">
        {(applicationId !== null || !listing.closed) && (
          <SaveButton listing={listing} applicationId={applicationId} resumeId={resumeId ?? null} size="small" />
        )}
        <ButtonLink
          to={compareHref(rest, resumeId)}
          replace
          variant="quiet"
          size="small"
          onClick={() => {
            if (chosen.some(({ id }) => id === listing.id)) toggle(listing);
          }}
        >
          Remove<span className="sr-only"> {listing.title} from the comparison</span>
        </ButtonLink>
      </div>
    </div>
  );
}

interface Row {
  label: string;
  /** Null if the listing doesn't say. */
  cell: (job: ComparedJob) => ReactNode | null;
}

function useRows(): Row[] {
  const format = useFormat();
  const listReasons = ({ fit }: ComparedJob, effect: 'for' | 'against' | 'unknown') => {
    const reasons = fit?.reasons.filter((reason) => reason.effect === effect) ?? [];
    return reasons.length > 0 ? <ReasonList reasons={reasons} /> : <span className="text-soft">None</span>;
  };
  return [
    {
      label: 'Match',
      cell: ({ fit }) =>
        fit ? (
          <span className="font-display text-title leading-none font-medium figures">
            {fit.score}
            <span className="font-text text-small text-soft"> of 100</span>
          </span>
        ) : (
          <Link to="/portal/resumes" className="link">
            Add a résumé to see matches
          </Link>
        ),
    },
    { label: 'Pay', cell: ({ listing }) => payText(listing.pay, format) },
    { label: 'Place', cell: ({ listing }) => listing.places.map(placeName).join('; ') || null },
    { label: 'Workplace', cell: ({ listing }) => listing.remote && REMOTE_LABELS[listing.remote] },
    { label: 'Visa sponsorship', cell: ({ listing }) => <ListingSponsorship sponsorship={listing.sponsorship} /> },
    { label: 'For', cell: (job) => listReasons(job, 'for') },
    { label: 'Against', cell: (job) => listReasons(job, 'against') },
    { label: 'Unknown', cell: (job) => listReasons(job, 'unknown') },
    { label: 'Must-have skills', cell: ({ listing }) => listing.skills.mustHave.join(', ') || null },
    { label: 'Seniority', cell: ({ listing }) => listing.seniority && SENIORITY_LABELS[listing.seniority] },
    {
      label: 'Experience',
      cell: ({ listing: { years } }) => (years === null ? null : `${years} ${years === 1 ? 'year' : 'years'}`),
    },
    { label: 'Degree', cell: ({ listing }) => listing.degree && DEGREE_LABELS[listing.degree] },
    { label: 'Job type', cell: ({ listing }) => listing.employmentType && EMPLOYMENT_LABELS[listing.employmentType] },
    {
      label: 'Posted',
      cell: ({ listing }) => (
        <>
          {listing.postedAtIsFirstSeen && 'First seen '}
          <DateTime value={listing.postedAt} />
        </>
      ),
    },
  ];
}
