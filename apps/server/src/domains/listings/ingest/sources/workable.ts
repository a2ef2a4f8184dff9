import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toList } from './read/fields.ts';
import { toDescription, toTitle } from './read/html-text.ts';
import { type PlaceParts, toPlace } from './read/place-text.ts';
import {
  ACCEPTS_JSON,
  createListing,
  getPathParts,
  getSubdomain,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  toToken,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://help.workable.com/hc/en-us/articles/115012771647 */
export const workable: Adapter = {
  system: 'workable',
  name: 'Workable',
  basis: 'recording',
  terms: summaryAndLink('https://www.workable.com/terms'),
  recognize(url) {
    const parts = getPathParts(url);
    const inPath = parts[0] === 'api' ? parts[parts.indexOf('accounts') + 1] : parts[0];
    // "j" leads to one job, without the name of its account.
    const name =
      url.hostname === 'apply.workable.com'
        ? inPath === 'j' || inPath === 'api'
          ? undefined
          : inPath
        : getSubdomain(url, 'workable.com');
    const token = name === 'jobs' || name === 'apply' ? undefined : toToken(name);
    return token === undefined ? null : { system: 'workable', token, url: `https://apply.workable.com/${token}/` };
  },
  start: ({ token }) => ({
    url: `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(token)}?details=true`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  }),
  parse(answer) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const company = toTitle(body.name);
    return {
      ...readRecords(requireList(body.jobs, this.name), {
        path: 'jobs',
        read: (job) => readJob(job, company),
        getId: ({ shortcode }) => shortcode,
      }),
      next: null,
      total: null,
    };
  },
};

function readJob(job: Fields, company: string | undefined): ParsedListing {
  return {
    listing: createListing({
      externalId: job.shortcode,
      title: job.title,
      url: toHttpUrl(job.url) ?? toHttpUrl(job.shortlink),
      company: company === undefined ? undefined : { name: company },
      description: toDescription(job.description),
      employmentType: readEmploymentType(job.employment_type),
      // Hybrid and on-site jobs are both "false".
      remote: job.telecommuting === true ? 'yes' : undefined,
      places: readLocations(job),
      postedAt: toDay(job.published_on),
    }),
    detail: null,
  };
}

function readLocations(job: Fields): readonly (PlaceParts | undefined)[] {
  const locations = toList(job.locations).map(toFields);
  if (locations.length === 0) return [toPlace({ city: job.city, region: job.state, country: job.country })];
  return locations
    .filter(({ hidden }) => hidden !== true)
    .map(({ city, region, country, countryCode }) => toPlace({ city, region, country: countryCode ?? country }));
}
