import { type Adapter, type Board, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { findAssignedObject } from './read/embedded-json.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toId, toNumber } from './read/fields.ts';
import { toDescription } from './read/html-text.ts';
import { readPlaces, toPlace } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import {
  ACCEPTS_HTML,
  completeListing,
  continueAfter,
  createListing,
  getNumberParameter,
  readRecords,
  requireList,
  withParameters,
} from './records.ts';
import { completeFromPage, requestJobPage } from './schema-org.ts';
import { summaryAndLink } from './terms.ts';

const DATA_PATTERN = /phApp\.ddo\s*=\s*\{/;
const PATH_PATTERN = /^\/([a-z]{2,10})\/([a-z]{2})\/(?:search-results|c\/|job\/)/;

/** Career sites of Phenom, at the employer's own address. The token is the host with the country and language of its paths. */
export const phenom: Adapter = {
  system: 'phenom',
  name: 'Phenom',
  basis: 'recording',
  terms: summaryAndLink('https://www.phenom.com/terms-of-use'),
  recognize({ hostname, pathname }) {
    const [, country, language] = PATH_PATTERN.exec(pathname) ?? [];
    if (country === undefined || language === undefined) return null;
    const token = `${hostname}/${country}/${language}`;
    return { system: 'phenom', token, url: `https://${token}/search-results` };
  },
  start: ({ token }) => ({ url: `https://${token}/search-results?from=0&s=1`, kind: 'page', accept: ACCEPTS_HTML }),
  parse(answer, board) {
    const data = toFields(findAssignedObject(answer.text, DATA_PATTERN));
    const search = toFields(data.eagerLoadRefineSearch);
    if (!('eagerLoadRefineSearch' in data))
      throw new SourceFormatError(`The answer isn’t a list of jobs of ${this.name}.`);
    const jobs = requireList(toFields(search.data).jobs, this.name);
    const from = getNumberParameter(answer.request, 'from', 0) + jobs.length;
    const total = toNumber(search.totalHits) ?? null;
    const next = { ...answer.request, url: withParameters(answer.request.url, { from }) };
    return {
      ...readRecords(jobs, {
        path: 'eagerLoadRefineSearch.data.jobs',
        read: (job) => readJob(job, board),
        getId: ({ jobId }) => jobId,
      }),
      next: continueAfter(
        answer,
        jobs.map((job) => toFields(job).jobId),
        total !== null && from >= total ? null : next,
      ),
      total,
    };
  },
  parseDetail(answer, listing) {
    const marked = completeFromPage(answer, listing);
    if (marked.description !== undefined) return marked;
    const { jobDetail } = toFields(findAssignedObject(answer.text, DATA_PATTERN));
    const job = toFields(toFields(toFields(jobDetail).data).job);
    return completeListing(marked, { description: toDescription(job.description) });
  },
};

function readJob(job: Fields, { token }: Board): ParsedListing {
  const places = readPlaces(job.location);
  const url = toHttpUrl(`https://${token}/job/${encodeURIComponent(toId(job.jobSeqNo) ?? toId(job.jobId) ?? '')}`);
  const listing = createListing({
    externalId: job.jobId,
    title: job.title,
    url,
    employmentType: readEmploymentType(job.type),
    remote: readRemoteFromPlace(job.location),
    places: places.length > 0 ? places : [toPlace({ city: job.city, region: job.state, country: job.country })],
    postedAt: toDay(job.postedDate),
  });
  return { listing, detail: url === undefined ? null : requestJobPage(url, listing.externalId) };
}
