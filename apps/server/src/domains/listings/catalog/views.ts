import type { Listing, Opening } from '@foothold/contracts/listings';
import type { PayPeriod } from '@foothold/contracts/listings/choices';
import { type DegreeLevel, getOccupation, type Seniority } from '@foothold/core/jobs';
import type { ListingFacts } from '@foothold/core/matching';
import { getSkillById } from '@foothold/core/skills';
import type { Sponsorship } from '@foothold/core/visa';
import type { FactsRow, ListingRecord, OpeningRow } from './repository.ts';

/** The display name of a skill. */
export const getSkillName = (id: string): string => getSkillById(id)?.name ?? id;

/** Converts a row for the API. @param today ISO date. A listing whose last day is earlier is closed */
export function toListing(row: ListingRecord, today: string): Listing {
  const listSkillNames = (required: boolean) =>
    row.skills.filter((skill) => skill.required === required).map(({ skill }) => getSkillName(skill));
  return {
    id: row.id,
    title: row.title,
    company: { id: row.company.id, slug: row.company.slug, name: row.company.name, about: row.company.about },
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
    period: pay_period as PayPeriod,
  };
}

const DAY_MS = 86_400_000;

/** The first day on which a listing was closed: when its source closed it, or after its last day. Null while it is open. */
export function toClosedSince(row: ListingRecord, today: string): string | null {
  const toDay = (time: Date) => time.toISOString().slice(0, 10);
  const days = [
    ...(row.closed_at === null ? [] : [toDay(row.closed_at)]),
    ...(row.valid_through === null || row.valid_through >= today
      ? []
      : [toDay(new Date(Date.parse(row.valid_through) + DAY_MS))]),
  ];
  return days.sort()[0] ?? null;
}

const MAX_ALSO_ON = 10;

/** What a listing's page says about the other listings of its job. @param rows all of them, itself included */
export function toOpening(id: string, rows: readonly OpeningRow[]): Opening | null {
  if (rows.length === 0) return null;
  const own = rows.find((row) => row.id === id);
  const open = rows.filter((row) => row.open);
  const others = new Map(open.filter(({ source_id }) => source_id !== own?.source_id).map((row) => [row.source, row]));
  return {
    shownId: open.find(({ is_duplicate }) => !is_duplicate)?.id ?? null,
    alsoOn: [...others.values()].slice(0, MAX_ALSO_ON).map((row) => ({ id: row.id, source: row.source, url: row.url })),
    // Two sources that list a job once each haven't reposted it.
    reposts: Math.max(...countBySource(rows)) - 1,
    since: rows.map(({ posted_at }) => posted_at).sort()[0] ?? '',
  };
}

const countBySource = (rows: readonly OpeningRow[]): number[] =>
  [...Map.groupBy(rows, ({ source_id }) => source_id).values()].map(({ length }) => length);

/** Converts a row for matching. */
export function toFacts(row: FactsRow): ListingFacts {
  return {
    id: row.id,
    revision: row.revision,
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
