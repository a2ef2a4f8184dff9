import type { Adapter, ParsedListing } from './adapter.ts';
import { toDayFromEpoch } from './read/dates.ts';
import { readEmploymentTypes } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toList } from './read/fields.ts';
import { toDescriptionFromEscaped, toTitle } from './read/html-text.ts';
import { readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  continueAfter,
  createListing,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  toNextUrl,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://www.arbeitnow.com/blog/job-board-api */
export const arbeitnow: Adapter = {
  system: 'arbeitnow',
  name: 'Arbeitnow',
  basis: 'recording',
  terms: summaryAndLink('https://www.arbeitnow.com/blog/job-board-api', {
    attribution: 'Arbeitnow',
    requestsPerMinute: 6,
  }),
  recognize: ({ hostname }) =>
    /^(?:www\.)?arbeitnow\.(?:com|fr)$/.test(hostname)
      ? { system: 'arbeitnow', token: 'all', url: 'https://www.arbeitnow.com/' }
      : null,
  start: () => ({ url: 'https://www.arbeitnow.com/api/job-board-api?page=1', kind: 'page', accept: ACCEPTS_JSON }),
  parse(answer) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const jobs = requireList(body.data, this.name);
    const next = toNextUrl(toFields(body.links).next, answer);
    return {
      ...readRecords(jobs, { path: 'data', read: readJob, getId: ({ slug }) => slug }),
      next: continueAfter(
        answer,
        jobs.map((job) => toFields(job).slug),
        next === null ? null : { ...answer.request, url: next },
      ),
      total: null,
    };
  },
};

function readJob(job: Fields): ParsedListing {
  const company = toTitle(job.company_name);
  return {
    listing: createListing({
      externalId: job.slug,
      title: job.title,
      url: toHttpUrl(job.url),
      company: company === undefined ? undefined : { name: company },
      description: toDescriptionFromEscaped(job.description),
      employmentType: readEmploymentTypes(toList(job.job_types)),
      // "false" is also sent for jobs whose place is "Remote".
      remote: job.remote === true ? 'yes' : readRemoteFromPlace(job.location),
      places: readPlaces(job.location),
      postedAt: toDayFromEpoch(job.created_at),
    }),
    detail: null,
  };
}
