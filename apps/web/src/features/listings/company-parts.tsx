import type { Company } from '@foothold/contracts/listings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FormattedNumber } from '../../shared/format/use-format.tsx';
import { Attribution } from './attribution.tsx';
import { filterHref } from './filter.ts';
import { SPONSORSHIP_LABELS } from './labels.ts';

/** What the company's own listings say about visa sponsorship, counted, with a sentence of one for each value. */
export function CompanySponsorship({
  company: { slug, sponsorship },
}: {
  company: Pick<Company, 'slug' | 'sponsorship'>;
}) {
  return (
    <CompanySection title="What its jobs say about visas">
      <ul className="flex flex-col gap-3">
        {sponsorship.map(({ value, count, example }) => (
          <li key={value} className="flex flex-col gap-1">
            <CountLink
              to={filterHref({ company: slug, sponsorship: value })}
              label={SPONSORSHIP_LABELS[value]}
              count={count}
            />
            {example !== null && (
              <p className="text-small text-soft">
                <q className="text-ink">{example.quote}</q>{' '}
                <Link to={`/jobs/${example.id}`} className="link">
                  {example.title}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </CompanySection>
  );
}

const MAX_STATES = 8;

interface CompanyStatesProps {
  slug: string;
  /** Most jobs first. */
  states: readonly { name: string; count: number }[];
}

/** The number of jobs in each state. */
export function CompanyStates({ slug, states }: CompanyStatesProps) {
  if (states.length === 0) return null;
  const listLinks = (shown: CompanyStatesProps['states']) => (
    <ul className="flex flex-col gap-1">
      {shown.map(({ name, count }) => (
        <li key={name}>
          <CountLink to={filterHref({ company: slug, place: name })} label={name} count={count} />
        </li>
      ))}
    </ul>
  );
  const more = states.slice(MAX_STATES);
  return (
    <CompanySection title="Jobs by state">
      {listLinks(states.slice(0, MAX_STATES))}
      {more.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-9 cursor-pointer list-none items-center text-small text-soft underline underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Show {more.length} more</span>
            <span className="hidden group-open:inline">Show less</span>
          </summary>
          {listLinks(more)}
        </details>
      )}
    </CompanySection>
  );
}

/** Where the company's jobs come from. */
export function CompanySources({ sources }: Pick<Company, 'sources'>) {
  return (
    <CompanySection title="Where these jobs come from">
      <ul className="flex flex-col gap-1 text-small">
        {sources.map(({ id, name, attribution, url, count }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{attribution === null ? name : <Attribution attribution={{ name: attribution, url }} />}</span>
            <Count count={count} />
          </li>
        ))}
      </ul>
    </CompanySection>
  );
}

function CompanySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-text text-small font-strong tracking-normal">{title}</h2>
      {children}
    </section>
  );
}

function CountLink({ to, label, count }: { to: string; label: string; count: number }) {
  return (
    <span className="flex justify-between gap-4 text-small">
      <Link to={to} rel="nofollow" className="link">
        {label}
      </Link>
      <Count count={count} />
    </span>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className="text-soft figures">
    <FormattedNumber value={count} />
    <span className="sr-only"> {count === 1 ? 'job' : 'jobs'}</span>
  </span>
);
