import type { Listing, Opening } from '@foothold/contracts/listings';
import type { ReactNode } from 'react';
import { DateTime, useFormat } from '../../shared/format/use-format.tsx';
import { DescriptionList } from '../../shared/ui/description-list.tsx';
import { Attribution } from './attribution.tsx';
import { DEGREE_LABELS, EMPLOYMENT_LABELS, SENIORITY_LABELS, SPONSORSHIP_LABELS } from './labels.ts';
import { formatLocation, payText, placeName } from './listing-facts.ts';
import { toAttribution } from './row-view.ts';
import { SponsorshipEvidence } from './sponsorship-note.tsx';

/** What the listing says about visa sponsorship, with the sentence. */
export function ListingSponsorship({ sponsorship }: Pick<Listing, 'sponsorship'>) {
  return (
    <section className="flex flex-col gap-1">
      <h2 className="font-text text-small font-strong tracking-normal">{SPONSORSHIP_LABELS[sponsorship.value]}</h2>
      <div className="text-small">
        <SponsorshipEvidence sponsorship={sponsorship} />
      </div>
    </section>
  );
}

/** The skills that the listing asks for. */
export function ListingSkills({ skills: { mustHave: must, niceToHave: nice } }: Pick<Listing, 'skills'>) {
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

/** Pay, place, requirements, dates, and sources. */
export function ListingFacts({ listing, opening = null }: { listing: Listing; opening?: Opening | null }) {
  const pay = payText(listing.pay, useFormat());
  const { seniority, occupation, years, degree, validThrough, places, source } = listing;
  const attribution = toAttribution(source);
  const facts: ({ term: string; value: ReactNode } | null)[] = [
    {
      term: 'Pay',
      value: pay === null ? <span className="text-soft">Not listed</span> : <span className="figures">{pay}</span>,
    },
    places.length > 2
      ? { term: 'Locations', value: <Lines lines={places.map(placeName)} /> }
      : { term: 'Location', value: formatLocation(listing) },
    {
      term: 'Job type',
      value: listing.employmentType ? (
        EMPLOYMENT_LABELS[listing.employmentType]
      ) : (
        <span className="text-soft">Not stated</span>
      ),
    },
    occupation === null ? null : { term: 'Occupation', value: occupation },
    seniority === null ? null : { term: 'Seniority', value: SENIORITY_LABELS[seniority] },
    years === null ? null : { term: 'Experience', value: `${years} ${years === 1 ? 'year' : 'years'}` },
    degree === null ? null : { term: 'Degree', value: DEGREE_LABELS[degree] },
    { term: listing.postedAtIsFirstSeen ? 'First seen' : 'Posted', value: <DateTime value={listing.postedAt} /> },
    opening === null || opening.reposts === 0
      ? null
      : {
          term: 'Reposted',
          value: (
            <>
              {opening.reposts === 1 ? 'Once' : `${opening.reposts} times`} since <DateTime value={opening.since} />
            </>
          ),
        },
    validThrough === null
      ? null
      : { term: listing.closed ? 'Listed until' : 'Open until', value: <DateTime value={validThrough} /> },
    {
      term: 'Source',
      value: attribution === null ? source.name : <Attribution attribution={attribution} />,
    },
    opening === null || opening.alsoOn.length === 0
      ? null
      : { term: 'Also on', value: <AlsoOn sources={opening.alsoOn} /> },
  ];
  return (
    <div className="[&_dl>div]:grid-cols-[7rem_minmax(0,1fr)]">
      <DescriptionList items={facts.filter((fact) => fact !== null)} />
    </div>
  );
}

/** The other sources that have the job, each with a link to it. */
function AlsoOn({ sources }: { sources: Opening['alsoOn'] }) {
  return (
    <ul>
      {sources.map(({ id, source, url }) => (
        <li key={id}>
          {url === null ? (
            source
          ) : (
            <a href={url} rel="noopener nofollow">
              {source}
            </a>
          )}
        </li>
      ))}
    </ul>
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
