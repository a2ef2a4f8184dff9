import type { PayPeriod } from '@foothold/contracts/listings/choices';
import {
  type DegreeLevel,
  findHours,
  findPay,
  type JobFacts,
  readJobFacts,
  type Seniority,
  type SkillRequirement,
} from '@foothold/core/jobs';
import type { Sponsorship } from '@foothold/core/visa';
import { type Place, parsePlace } from '../catalog/places.ts';
import type { CheckedListing } from './incoming.ts';

/** What we store about a listing. */
export interface NormalListing {
  externalId: string;
  url: string | null;
  title: string;
  company: { name: string; slug: string; about: string | null; url: string | null };
  description: string;
  employmentType: NonNullable<CheckedListing['employmentType']> | null;
  remote: NonNullable<CheckedListing['remote']> | null;
  places: Place[];
  pay: { min: number | null; max: number | null; currency: string; period: PayPeriod } | null;
  postedAt: string | null;
  validThrough: string | null;
  occupation: string | null;
  seniority: Seniority | null;
  degree: DegreeLevel | null;
  years: number | null;
  skills: { skill: string; required: boolean; quote: string }[];
  sponsorship: { value: Sponsorship; quote: string | null };
}

/** Extracts from a listing's text what its source doesn't provide separately. */
export function normalize(incoming: CheckedListing): NormalListing {
  const { externalId, title, company, description } = incoming;
  const job = readJobFacts(description, { title });
  const places = dedupePlaces(incoming.places);
  return {
    externalId,
    url: incoming.url ?? null,
    title,
    company: {
      name: company.name,
      slug: toCompanySlug(company.name),
      about: company.about ?? null,
      url: company.url ?? null,
    },
    description,
    employmentType: incoming.employmentType ?? findEmploymentType(description),
    remote: incoming.remote ?? null,
    places,
    pay: normalizePay(incoming.pay ?? findStatedPay(description, places)),
    postedAt: incoming.postedAt ?? null,
    validThrough: incoming.validThrough ?? null,
    occupation: job.occupation ?? null,
    seniority: job.seniority ?? null,
    degree: job.degree && (job.degree.required || job.degree.orExperience) ? job.degree.level : null,
    years: Math.floor(job.years?.min ?? 0) || null,
    skills: toSkills(job),
    sponsorship: { value: job.sponsorship.value, quote: job.sponsorship.quote ?? null },
  };
}

/** Full-time or part-time if the text says one of them. */
function findEmploymentType(description: string): NormalListing['employmentType'] {
  const hours = findHours(description);
  return hours === undefined || hours === 'either' ? null : hours;
}

/** The pay in the text. Dollars are taken for those of the US only in listings of places there. */
function findStatedPay(description: string, places: readonly Place[]): CheckedListing['pay'] {
  const pay = findPay(description);
  const isInUs = places.length > 0 && places.every(({ country }) => country === 'US');
  if (!pay || (pay.currency === 'USD' && !isInUs)) return undefined;
  return { min: pay.min, max: pay.max, currency: pay.currency, period: pay.period };
}

/** A listing is found by every skill it names, so alternatives ("Java or C#") are listed individually. */
function toSkills({ mustHave, niceToHave }: JobFacts): NormalListing['skills'] {
  const toSkillRows = (requirements: readonly SkillRequirement[], required: boolean) =>
    requirements.flatMap(({ skill, anyOf = [], quote }) =>
      [skill, ...anyOf].map((id) => ({ skill: id, required, quote })),
    );
  const requiredRows = toSkillRows(mustHave, true);
  const asked = new Set(requiredRows.map(({ skill }) => skill));
  return [...requiredRows, ...toSkillRows(niceToHave, false).filter(({ skill }) => !asked.has(skill))];
}

const LEGAL_FORMS = new Set([
  'inc',
  'llc',
  'ltd',
  'corp',
  'corporation',
  'co',
  'company',
  'lp',
  'llp',
  'plc',
  'gmbh',
  'pllc',
  'pc',
  'incorporated',
  'limited',
]);

/** Identifies a company: "Acme, Inc." and "ACME" get the same slug. Never empty. */
export function toCompanySlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop();
  return words.join('-') || encodeURIComponent(name.trim().toLowerCase());
}

function dedupePlaces(places: CheckedListing['places']): Place[] {
  const placesByKey = new Map<string, Place>();
  for (const source of places) {
    const place = parsePlace(source);
    if (place) placesByKey.set(`${place.country}/${place.region}/${place.city}`.toLowerCase(), place);
  }
  return [...placesByKey.values()];
}

/** The plausible pay, in any currency. Another figure more likely refers to another period. */
const PLAUSIBLE: Record<PayPeriod, { min: number; max: number }> = {
  hour: { min: 0, max: 1000 },
  day: { min: 20, max: 10_000 },
  week: { min: 90, max: 50_000 },
  month: { min: 400, max: 1_000_000 },
  year: { min: 5000, max: 10_000_000 },
};

/** Keeps pay as stated, or drops it if the figures are implausible. It is never corrected by guessing. */
function normalizePay(pay: CheckedListing['pay']): NormalListing['pay'] {
  if (!pay) return null;
  const amounts = [pay.min, pay.max].filter((amount) => amount !== undefined && amount > 0);
  const { min, max } = PLAUSIBLE[pay.period];
  const isLikelyPay = (amount = 0) => amount >= min && amount <= max;
  if (amounts.length === 0 || !amounts.every(isLikelyPay)) return null;
  const sorted = amounts.toSorted((a = 0, b = 0) => a - b);
  if (amounts.length === 2)
    return { min: sorted[0] ?? null, max: sorted[1] ?? null, currency: pay.currency, period: pay.period };
  return { min: pay.min || null, max: pay.max || null, currency: pay.currency, period: pay.period };
}
