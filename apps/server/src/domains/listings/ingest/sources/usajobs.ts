import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentTypes } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toLine, toList, toNumber } from './read/fields.ts';
import { joinParts, toDescriptionFromAny, toTitle } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { type PlaceParts, toPlace } from './read/place-text.ts';
import {
  ACCEPTS_JSON,
  continueAfter,
  createListing,
  getNumberParameter,
  type ListingDraft,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  withParameters,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

const PAGE_SIZE = 250;

/** https://developer.usajobs.gov/api-reference/get-api-search */
export const usajobs: Adapter = {
  system: 'usajobs',
  name: 'USAJOBS',
  basis: 'documentation',
  terms: summaryAndLink('https://developer.usajobs.gov/general/terms-of-service', {
    keys: ['USAJOBS_EMAIL', 'USAJOBS_KEY'],
    attribution: 'USAJOBS',
  }),
  recognize: ({ hostname }) =>
    /^(?:www\.|data\.)?usajobs\.gov$/.test(hostname)
      ? { system: 'usajobs', token: 'all', url: 'https://www.usajobs.gov/' }
      : null,
  start: () => ({
    url: `https://data.usajobs.gov/api/search?ResultsPerPage=${PAGE_SIZE}&Page=1&Fields=Full`,
    kind: 'page',
    // The documentation asks for the address that the key was given to instead of a browser's name.
    headers: { 'authorization-key': '{USAJOBS_KEY}', 'user-agent': '{USAJOBS_EMAIL}' },
    accept: ACCEPTS_JSON,
  }),
  parse(answer) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const result = requireFields(body.SearchResult, this.name);
    const items = requireList(result.SearchResultItems, this.name);
    const page = getNumberParameter(answer.request, 'Page', 1) + 1;
    const pages = toNumber(toFields(result.UserArea).NumberOfPages);
    return {
      ...readRecords(items, {
        path: 'SearchResult.SearchResultItems',
        read: readItem,
        getId: ({ MatchedObjectId }) => MatchedObjectId,
      }),
      next: continueAfter(
        answer,
        items.map((item) => toFields(item).MatchedObjectId),
        (pages === undefined ? items.length < PAGE_SIZE : page > pages)
          ? null
          : { ...answer.request, url: withParameters(answer.request.url, { Page: page }) },
      ),
      total: toNumber(result.SearchResultCountAll) ?? null,
    };
  },
};

function readItem(item: Fields): ParsedListing {
  const job = toFields(item.MatchedObjectDescriptor);
  const details = toFields(toFields(job.UserArea).Details);
  const company = toTitle(job.OrganizationName) ?? toTitle(job.DepartmentName);
  const duties = toList(details.MajorDuties).map((duty) => toDescriptionFromAny(duty));
  return {
    listing: createListing({
      externalId: item.MatchedObjectId,
      title: job.PositionTitle,
      url: toHttpUrl(job.PositionURI),
      company: company === undefined ? undefined : { name: company },
      description: joinParts([
        [undefined, toDescriptionFromAny(details.JobSummary)],
        ['Duties', duties.filter((duty) => duty !== undefined).join('\n') || undefined],
        ['Qualifications', toDescriptionFromAny(job.QualificationSummary)],
        ['Requirements', toDescriptionFromAny(details.Requirements)],
        ['Education', toDescriptionFromAny(details.Education)],
      ]),
      employmentType: readEmploymentTypes(toList(job.PositionSchedule).map((schedule) => toFields(schedule).Name)),
      // Telework is for some days, by agreement.
      remote: details.RemoteIndicator === true ? 'yes' : undefined,
      places: toList(job.PositionLocation).map(toFields).map(readLocation),
      pay: readRemuneration(job.PositionRemuneration),
      postedAt: toDay(job.PublicationStartDate),
      validThrough: toDay(job.ApplicationCloseDate),
    }),
    detail: null,
  };
}

function readLocation({ CityName, CountrySubDivisionCode, CountryCode }: Fields): PlaceParts | undefined {
  const city = toLine(CityName)?.split(',')[0];
  return toPlace({ city, region: CountrySubDivisionCode, country: CountryCode });
}

/** `PA` is "per annum" and `PH` "per hour". Pay is always in dollars. */
function readRemuneration(value: unknown): ListingDraft['pay'] {
  const [first, ...others] = toList(value).map(toFields);
  if (!first || others.length > 0) return undefined;
  return toPay({
    min: first.MinimumRange,
    max: first.MaximumRange,
    currency: 'USD',
    period: first.RateIntervalCode,
  });
}
