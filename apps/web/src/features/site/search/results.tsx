import { MAX_COUNT } from '@foothold/contracts/listings/choices';
import type { SearchHit } from '@foothold/contracts/site/content';
import { Link } from 'react-router';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { FilterLinks } from '../filter-links.tsx';
import { Hits } from './hits.tsx';
import { type Counts, groupByKind, KIND_LABELS, KINDS, type Kind, searchHref, sumCounts } from './kinds.ts';

export interface ResultsProps {
  q: string;
  kind: Kind | undefined;
  hits: readonly SearchHit[];
  counts: Counts;
}

/** Whether there are at least as many listings as are counted. */
const isLeast = ({ listing = 0 }: Counts): boolean => listing >= MAX_COUNT;

/** All results: counts per kind, and the best hits of each kind. */
export function Results({ q, kind, hits, counts }: ResultsProps) {
  const total = sumCounts(counts);
  if (total === 0) return <NothingFound q={q} />;
  const kinds = KINDS.filter((one) => counts[one] !== undefined || one === kind);
  return (
    <div className="flex flex-col gap-8">
      <FilterLinks
        label="Kind"
        options={[
          {
            label: 'Everything',
            to: searchHref(q),
            current: kind === undefined,
            count: `${total}${isLeast(counts) ? '+' : ''}`,
          },
          ...kinds.map((one) => ({
            label: KIND_LABELS[one],
            to: searchHref(q, one),
            current: kind === one,
            count: one === 'listing' && isLeast(counts) ? `${counts.listing}+` : (counts[one] ?? 0),
          })),
        ]}
      />
      {hits.length === 0 && kind !== undefined && (
        <p role="status">
          No results of this type.{' '}
          <Link to={searchHref(q)} className="link">
            See all results
          </Link>
          .
        </p>
      )}
      {groupByKind(hits).map((group) => (
        <Group key={group.kind} q={q} {...group} count={counts[group.kind] ?? 0} only={kind !== undefined} />
      ))}
    </div>
  );
}

interface GroupProps {
  q: string;
  kind: Kind;
  hits: readonly SearchHit[];
  /** The total number of hits, including those not shown. */
  count: number;
  /** Whether this is the only kind shown. */
  only: boolean;
}

function Group({ q, kind, hits, count, only }: GroupProps) {
  const title = `found-${kind}`;
  const more = count > hits.length;
  return (
    <section aria-labelledby={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-2">
        <h2 id={title} className="text-title">
          {KIND_LABELS[kind]}
        </h2>
        {more && (
          <p className="text-small text-soft">
            {only ? 'The best' : ''} <FormattedNumber value={hits.length} /> of <FormattedNumber value={count} />
            {kind === 'listing' && count >= MAX_COUNT && '+'}
          </p>
        )}
      </div>
      <Hits hits={hits} />
      {kind === 'listing' ? (
        <p className="pt-3 text-small">
          <Link to={`/jobs?${new URLSearchParams({ q })}`} className="link">
            Search jobs by location, pay, and sponsorship
          </Link>
        </p>
      ) : (
        more &&
        !only && (
          <p className="pt-3 text-small">
            <Link to={searchHref(q, kind)} className="link">
              All <FormattedNumber value={count} />: {KIND_LABELS[kind].toLowerCase()}
            </Link>
          </p>
        )
      )}
    </section>
  );
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      motif="map"
      title={`No results for “${q}”.`}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/help-center" variant="primary">
            Help center
          </ButtonLink>
          <ButtonLink to="/jobs">Jobs</ButtonLink>
          <ButtonLink to="/documentation">Documentation</ButtonLink>
        </div>
      }
    >
      <p>
        Try fewer or simpler words: “visa” finds more than “visa sponsorship for analysts.” Or{' '}
        <button type="button" popoverTarget="support-chat" className="link cursor-pointer border-0 bg-transparent p-0">
          contact us
        </button>
        . We reply within 24 hours.
      </p>
    </EmptyState>
  );
}
