import { htmlToText } from './html.ts';

/** A job as a page describes it. What the page doesn't say is null. */
export interface PageJob {
  title: string | null;
  organization: string | null;
  /** Places, such as "Austin, TX". */
  location: string | null;
  remote: boolean;
  /** Pay as text, such as "$52,000–$61,000 a year". */
  salary: string | null;
  /** Plain text, with "- " before list items. */
  description: string;
  /** `YYYY-MM-DD`. */
  datePosted: string | null;
  /** `YYYY-MM-DD`. */
  validThrough: string | null;
  /** Whether it was read from the page's structured data or is the text of the page. */
  from: 'job-posting' | 'page-text';
}

/** Properties of structured data, by schema.org name. */
export type Properties = Readonly<Record<string, unknown>>;

export const MAX_DESCRIPTION_LENGTH = 50_000;
const MAX_LINE_LENGTH = 200;
const MAX_PLACES = 5;

/** Parts of a description that some sites put into properties of their own. */
const MORE_PARTS = [
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['skills', 'Skills'],
  ['experienceRequirements', 'Experience'],
  ['educationRequirements', 'Education'],
] as const;

const PERIODS: Readonly<Record<string, string>> = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
};

const isRecord = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Reads a `JobPosting` (https://schema.org/JobPosting). Its description is empty if it has none. */
export function toPageJob(posting: Properties): PageJob {
  return {
    title: toLine(posting.title) ?? toLine(posting.name),
    organization: readName(posting.hiringOrganization),
    location: readPlaces(posting.jobLocation),
    remote: toList(posting.jobLocationType).some((type) => /telecommute/i.test(String(type))),
    salary: readSalary(posting),
    description: readDescription(posting),
    datePosted: readDate(posting.datePosted),
    validThrough: readDate(posting.validThrough),
    from: 'job-posting',
  };
}

function toLine(value: unknown): string | null {
  const [first] = toList(value);
  if (typeof first !== 'string') return null;
  const text = htmlToText(first).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? null : text.slice(0, MAX_LINE_LENGTH);
}

function readName(value: unknown): string | null {
  const [first] = toList(value);
  return isRecord(first) ? (toLine(first.name) ?? toLine(first.legalName)) : toLine(first);
}

function readDescription(posting: Properties): string {
  const main = toText(posting.description);
  const parts = MORE_PARTS.flatMap(([name, heading]) => {
    const text = toText(posting[name]);
    // Usually they repeat what the description already says.
    return text === '' || main.includes(text.slice(0, 60)) ? [] : [`${heading}\n${text}`];
  });
  return [main, ...parts].filter(Boolean).join('\n\n').slice(0, MAX_DESCRIPTION_LENGTH);
}

const toText = (value: unknown): string =>
  toList(value)
    .flatMap((one) => (typeof one === 'string' ? htmlToText(one.slice(0, 4 * MAX_DESCRIPTION_LENGTH)) : []))
    .filter(Boolean)
    .join('\n');

function readPlaces(value: unknown): string | null {
  const places = [...new Set(toList(value).flatMap((place) => readPlace(place) ?? []))];
  if (places.length === 0) return null;
  const more = places.length - MAX_PLACES;
  return `${places.slice(0, MAX_PLACES).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
}

function readPlace(place: unknown): string | null {
  if (!isRecord(place)) return toLine(place);
  const [address = place] = toList(place.address);
  if (!isRecord(address)) return toLine(address);
  const country = readName(address.addressCountry);
  const isUnitedStates = country !== null && /^(us|usa|u\.s\.a?\.?|united states( of america)?)$/i.test(country);
  const city = toLine(address.addressLocality);
  // Some sites repeat the state in the city: "Austin, TX".
  const region = toLine(address.addressRegion);
  const parts = [city, region !== null && city?.endsWith(`, ${region}`) ? null : region].filter(
    (part) => part !== null,
  );
  if (isUnitedStates && parts.length === 0) return 'United States';
  if (country !== null && !isUnitedStates) parts.push(country);
  return parts.length > 0 ? [...new Set(parts)].join(', ') : toLine(place.name);
}

function readSalary({ baseSalary, salaryCurrency }: Properties): string | null {
  const [salary] = toList(baseSalary);
  if (typeof salary === 'string' || typeof salary === 'number') return formatSalary([salary], salaryCurrency, null);
  if (!isRecord(salary)) return null;
  const [value = salary] = toList(salary.value);
  const currency = salary.currency ?? (isRecord(value) ? value.currency : undefined) ?? salaryCurrency;
  if (!isRecord(value)) return formatSalary([value], currency, salary.unitText);
  const range = [value.minValue, value.maxValue].filter((bound) => bound !== undefined && bound !== null);
  return formatSalary(range.length > 0 ? range : [value.value], currency, value.unitText ?? salary.unitText);
}

/** Amounts of zero mean that the site doesn't say. An amount without a currency is no pay that anyone could compare. */
function formatSalary(values: readonly unknown[], currency: unknown, unit: unknown): string | null {
  const amounts = values.map((value) => Number(typeof value === 'string' ? value.replaceAll(/[$,\s]/g, '') : value));
  if (amounts.some((amount) => !Number.isFinite(amount)))
    return values.length === 1 && typeof values[0] === 'string' && /\d/.test(values[0]) ? toLine(values[0]) : null;
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  const [low = 0, high = low] = amounts.filter((amount) => amount > 0);
  if (low === 0) return null;
  const period = typeof unit === 'string' ? PERIODS[unit.toUpperCase().replace(/LY$/, '')] : undefined;
  const digits = amounts.every((amount) => Number.isInteger(amount)) ? 0 : 2;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const range = low === high ? format.format(low) : `${format.format(low)}–${format.format(high)}`;
  return period ? `${range} ${period}` : range;
}

/** The day of an ISO date or date and time. */
function readDate(value: unknown): string | null {
  const day = typeof value === 'string' ? /^\s*(\d{4}-\d{2}-\d{2})/.exec(value)?.[1] : undefined;
  return day !== undefined && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : null;
}
