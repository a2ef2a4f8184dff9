import { MAX_JOB_LENGTH } from '@foothold/core/jobs';
import { findPostings, htmlToText, parseHtml } from '@foothold/documents/markup';
import type { ParsedListing, SourceAnswer, SourceRequest } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentTypes } from './read/employment.ts';
import { type Fields, isFields, toFields, toHttpUrl, toLine, toText } from './read/fields.ts';
import { cutDescription, toTitle } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { type PlaceParts, readPlaces, toPlace } from './read/place-text.ts';
import { ACCEPTS_HTML, completeListing, type ListingDraft } from './records.ts';

const toOneOrMore = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Reads a `JobPosting` (https://schema.org/JobPosting), whose description may be HTML or escaped HTML. */
export function readPosting(posting: Fields, base: string): ListingDraft {
  return {
    externalId: readIdentifier(posting.identifier),
    title: posting.title ?? posting.name,
    url: toHttpUrl(posting.url, base),
    company: readOrganization(posting.hiringOrganization),
    description: readDescription(posting.description),
    employmentType: readEmploymentTypes(
      toOneOrMore(posting.employmentType).flatMap((type) => (typeof type === 'string' ? type.split(',') : [])),
    ),
    remote: toOneOrMore(posting.jobLocationType).some(
      (type) => typeof type === 'string' && /^telecommute$/i.test(type.trim()),
    )
      ? 'yes'
      : undefined,
    places: toOneOrMore(posting.jobLocation).flatMap(readJobLocation),
    pay: readBaseSalary(posting),
    postedAt: toDay(posting.datePosted),
    validThrough: toDay(posting.validThrough),
  };
}

const readIdentifier = (value: unknown): unknown => {
  const [first] = toOneOrMore(value);
  return isFields(first) ? first.value : first;
};

function readOrganization(value: unknown): ListingDraft['company'] {
  const [first] = toOneOrMore(value);
  const organization = isFields(first) ? first : { name: first };
  const name = toTitle(organization.name);
  const url = toHttpUrl(organization.sameAs) ?? toHttpUrl(organization.url);
  return name === undefined ? undefined : { name, ...(url && { url }) };
}

function readDescription(value: unknown): string | undefined {
  const text = toText(value);
  return text === undefined ? undefined : cutDescription(htmlToText(text.slice(0, 5 * MAX_JOB_LENGTH)));
}

function readJobLocation(location: unknown): readonly (PlaceParts | undefined)[] {
  if (!isFields(location)) return readPlaces(location);
  const [address] = toOneOrMore(location.address ?? location);
  if (!isFields(address)) return readPlaces(address);
  const country = toFields(address.addressCountry).name ?? address.addressCountry;
  const city = toLine(address.addressLocality);
  const place = toPlace({ city, region: address.addressRegion, country });
  // Some sites write the whole place into the field for the city.
  return city?.includes(',') ? readPlaces(city) : [place];
}

function readBaseSalary(posting: Fields): ListingDraft['pay'] {
  const [salary] = toOneOrMore(posting.baseSalary).filter(isFields);
  if (!salary) return undefined;
  const [value = {}] = toOneOrMore(salary.value);
  const amounts = isFields(value) ? value : { value };
  return toPay({
    min: amounts.minValue ?? salary.minValue ?? amounts.value,
    max: amounts.maxValue ?? salary.maxValue ?? amounts.value,
    currency: salary.currency ?? amounts.currency ?? posting.salaryCurrency,
    period: amounts.unitText ?? salary.unitText,
  });
}

/** The postings that a page marks up, as JSON-LD or microdata. */
export const findPagePostings = (html: string): readonly Fields[] => findPostings(parseHtml(html));

/** The request of a job's page, which marks up what the list lacks. */
export const requestJobPage = (url: string, externalId: string): SourceRequest => ({
  url,
  kind: 'detail',
  accept: ACCEPTS_HTML,
  externalId,
});

/**
 * Completes a listing from its page. Its ID, title, and address stay those of the list. A page with several postings tells only about the
 * one with the same title.
 * @returns the listing as it was if the page marks up nothing
 */
export function completeFromPage(answer: SourceAnswer, listing: ParsedListing['listing']): ParsedListing['listing'] {
  const postings = findPagePostings(answer.text);
  const same = postings.find((posting) => toTitle(posting.title) === listing.title);
  const posting = same ?? (postings.length === 1 ? postings[0] : undefined);
  if (!posting) return listing;
  const { externalId: _, title: __, url: ___, ...found } = readPosting(posting, answer.request.url);
  return completeListing(listing, found);
}
