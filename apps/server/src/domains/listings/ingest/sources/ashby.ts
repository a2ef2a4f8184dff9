import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toList } from './read/fields.ts';
import { toDescription, toDescriptionFromAny } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { type PlaceParts, readPlaces, toPlace } from './read/place-text.ts';
import { readRemoteFromPlace, readWorkplace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  createListing,
  getPathParts,
  type ListingDraft,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  toToken,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: Adapter = {
  system: 'ashby',
  name: 'Ashby',
  basis: 'recording',
  terms: summaryAndLink('https://developers.ashbyhq.com/docs/public-job-posting-api'),
  recognize(url) {
    const parts = getPathParts(url);
    const isApi = url.hostname === 'api.ashbyhq.com' && parts[0] === 'posting-api' && parts[1] === 'job-board';
    const name = url.hostname === 'jobs.ashbyhq.com' ? parts[0] : isApi ? parts[2] : undefined;
    // Names of boards may have spaces.
    const token = name === undefined || toToken(name.replaceAll(' ', '-')) === undefined ? undefined : name;
    return token === undefined
      ? null
      : { system: 'ashby', token, url: `https://jobs.ashbyhq.com/${encodeURIComponent(token)}` };
  },
  start: ({ token }) => ({
    url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(token)}?includeCompensation=true`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  }),
  parse(answer) {
    const { jobs } = requireFields(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(requireList(jobs, this.name), { path: 'jobs', read: readJob, getId: ({ id }) => id }),
      next: null,
      total: null,
    };
  },
};

function readJob(job: Fields): ParsedListing | null {
  // An unlisted job is for those who were given its address.
  if (job.isListed === false) return null;
  const secondary = toList(job.secondaryLocations).map(toFields);
  return {
    listing: createListing({
      externalId: job.id,
      title: job.title,
      url: toHttpUrl(job.jobUrl),
      description: toDescription(job.descriptionHtml) ?? toDescriptionFromAny(job.descriptionPlain),
      employmentType: readEmploymentType(job.employmentType),
      remote: readWorkplace(job.workplaceType) ?? (job.isRemote === true ? 'yes' : readRemoteFromPlace(job.location)),
      places: [job, ...secondary].flatMap(readLocation),
      pay: readCompensation(job),
      postedAt: toDay(job.publishedAt),
    }),
    detail: null,
  };
}

function readLocation({ location, address }: Fields): readonly (PlaceParts | undefined)[] {
  const fields = toFields(address);
  const parts = toFields(fields.postalAddress ?? fields);
  const place = toPlace({ city: parts.addressLocality, region: parts.addressRegion, country: parts.addressCountry });
  return place ? [place] : readPlaces(location);
}

/** The salary, if the employer shows it and states one range. Several are for different places or levels. */
function readCompensation(job: Fields): ListingDraft['pay'] {
  if (job.shouldDisplayCompensationOnJobPostings !== true) return undefined;
  const salaries = toList(toFields(job.compensation).summaryComponents)
    .map(toFields)
    .filter(({ compensationType }) => compensationType === 'Salary');
  const [salary] = salaries;
  if (!salary || salaries.length > 1) return undefined;
  return toPay({ min: salary.minValue, max: salary.maxValue, currency: salary.currencyCode, period: salary.interval });
}
