import type { Listing } from '@foothold/contracts/listings';
import { type DegreeLevel, getOccupation, type Seniority } from '@foothold/core/jobs';
import type { ListingFacts } from '@foothold/core/matching';
import { getSkillById } from '@foothold/core/skills';
import type { Sponsorship } from '@foothold/core/visa';
import type { FactsRow, ListingRecord } from './repository.ts';

/** The display name of a skill. */
export const getSkillName = (id: string): string => getSkillById(id)?.name ?? id;

/** Converts a row for the API. @param today ISO date. A listing whose last day is earlier is closed */
export function toListing(row: ListingRecord, today: string): Listing {
  const listSkillNames = (required: boolean) =>
    row.skills.filter((skill) => skill.required === required).map(({ skill }) => getSkillName(skill));
  return {
    id: row.id,
    title: row.title,
    company: { id: row.company.id, name: row.company.name, about: row.company.about },
    source: {
      id: row.source.id,
      name: row.source.name,
      attribution: row.source.attribution,
      sample: row.source.kind === 'sample',
      url: row.url,
    },
    places: row.places,
    remote: row.remote as Listing['remote'],
    employmentType: row.employment_type as Listing['employmentType'],
    pay: toPay(row),
    postedAt: row.posted_at,
    postedAtIsFirstSeen: row.posted_at_is_first_seen,
    validThrough: row.valid_through,
    closed: row.closed_at !== null || (row.valid_through !== null && row.valid_through < today),
    occupation: row.occupation && (getOccupation(row.occupation)?.name ?? null),
    seniority: row.seniority as Seniority | null,
    degree: row.degree as DegreeLevel | null,
    years: row.years,
    skills: { mustHave: listSkillNames(true), niceToHave: listSkillNames(false) },
    sponsorship: { value: row.sponsorship as Sponsorship, quote: row.source.may_show ? row.sponsorship_quote : null },
  };
}

function toPay({ pay_min, pay_max, pay_currency, pay_period }: ListingRecord): Listing['pay'] {
  if (pay_currency === null || pay_period === null) return null;
  return {
    min: pay_min === null ? null : Number(pay_min),
    max: pay_max === null ? null : Number(pay_max),
    currency: pay_currency,
    period: pay_period as 'hour' | 'year',
  };
}

/** Converts a row for matching. */
export function toFacts(row: FactsRow): ListingFacts {
  return {
    id: row.id,
    company: row.company,
    ...(row.occupation !== null && { occupation: row.occupation }),
    ...(row.seniority !== null && { seniority: row.seniority as Seniority }),
    ...(row.degree !== null && { degree: row.degree as DegreeLevel }),
    ...(row.years !== null && { years: row.years }),
    mustHave: row.must_have ?? [],
    niceToHave: row.nice_to_have ?? [],
    states: row.regions,
    remote: row.remote === 'yes',
    ...(row.pay_year_min !== null && { payMin: Number(row.pay_year_min) }),
    ...(row.pay_year_max !== null && { payMax: Number(row.pay_year_max) }),
    sponsorship: row.sponsorship as Sponsorship,
    postedAt: row.posted_at,
  };
}
