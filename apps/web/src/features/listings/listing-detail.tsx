import type { Listing } from '@foothold/contracts/listings';
import type { ReactNode } from 'react';
import { DateTime, useFormat } from '../../shared/format/use-format.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { Description } from './description.tsx';
import { DEGREE_LABELS, EMPLOYMENT_LABELS, SENIORITY_LABELS, SPONSORSHIP_LABELS } from './labels.ts';
import { formatLocation, payText, placeName } from './listing-facts.ts';
import { SponsorshipEvidence } from './sponsorship-note.tsx';

export interface ListingDetailProps {
  listing: Listing & { description: string | null };
  /** The listing's actions. */
  actions: ReactNode;
}

export function ListingDetail({ listing, actions }: ListingDetailProps) {
  const { skills, company } = listing;
  return (
    <article className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <header className="flex flex-col gap-4 lg:col-span-2">
        <div className="flex flex-col gap-2">
          <h1 className="text-heading">{listing.title}</h1>
          <p className="text-lead text-soft">
            <span className="text-ink">{company.name}</span>
            <span aria-hidden="true"> · </span>
            {formatLocation(listing)}
          </p>
        </div>
        {listing.source.sample && <p className="text-small text-soft">Sample listing. The employer isn’t real.</p>}
        <div className="flex flex-wrap items-center gap-3 pt-1">{actions}</div>
      </header>
      <aside
        aria-label="Job details"
        className="flex flex-col gap-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-2 lg:self-start"
      >
        <Facts listing={listing} />
        <section className="flex flex-col gap-1">
          <h2 className="font-text text-small font-strong tracking-normal">
            {SPONSORSHIP_LABELS[listing.sponsorship.value]}
          </h2>
          <div className="text-small">
            <SponsorshipEvidence sponsorship={listing.sponsorship} />
          </div>
        </section>
        {company.about !== null && (
          <section className="flex flex-col gap-1">
            <h2 className="font-text text-small font-strong tracking-normal">{company.name}</h2>
            <p className="text-small text-soft">{company.about}</p>
          </section>
        )}
      </aside>
      <div className="flex min-w-0 flex-col gap-10 border-t border-line pt-8 lg:col-start-1 lg:row-start-2">
        <Skills must={skills.mustHave} nice={skills.niceToHave} />
        <section className="flex flex-col gap-4">
          <h2 className="text-title">Job description</h2>
          <Description text={listing.description} />
        </section>
      </div>
    </article>
  );
}

function Skills({ must, nice }: { must: readonly string[]; nice: readonly string[] }) {
  if (must.length + nice.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-title">Skills</h2>
      {must.length > 0 && <SkillList title="Must have" skills={must} />}
      {nice.length > 0 && <SkillList title="Nice to have" skills={nice} />}
    </section>
  );
}

function SkillList({ title, skills }: { title: string; skills: readonly string[] }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-text text-small font-regular tracking-normal text-soft">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill} className="rounded-control border border-line bg-raised px-2.5 py-1 text-small">
            {skill}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ listing }: { listing: Listing }) {
  const pay = payText(listing.pay, useFormat());
  const { seniority, occupation, years, degree, validThrough, places, source } = listing;
  const facts: ({ term: string; value: ReactNode } | null)[] = [
    {
      term: 'Pay',
      value: pay === null ? <span className="text-soft">Not listed</span> : <span className="figures">{pay}</span>,
    },
    places.length > 2
      ? { term: 'Locations', value: <Lines lines={places.map(placeName)} /> }
      : { term: 'Location', value: formatLocation(listing) },
    { term: 'Job type', value: EMPLOYMENT_LABELS[listing.employmentType] },
    occupation === null ? null : { term: 'Occupation', value: occupation },
    seniority === null ? null : { term: 'Seniority', value: SENIORITY_LABELS[seniority] },
    years === null ? null : { term: 'Experience', value: `${years} ${years === 1 ? 'year' : 'years'}` },
    degree === null ? null : { term: 'Degree', value: DEGREE_LABELS[degree] },
    { term: 'Posted', value: <DateTime value={listing.postedAt} /> },
    validThrough === null
      ? null
      : { term: listing.closed ? 'Listed until' : 'Open until', value: <DateTime value={validThrough} /> },
    { term: 'Source', value: source.name },
  ];
  return (
    <div className="[&_dl>div]:grid-cols-[7rem_minmax(0,1fr)]">
      <DescriptionList items={facts.filter((fact) => fact !== null)} />
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function ClosedNote() {
  return (
    <Callout tone="caution" title="This job is closed">
      <p>It no longer accepts applications. You can still read it here.</p>
    </Callout>
  );
}
