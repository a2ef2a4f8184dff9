import { type Adapter, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { findAssignedObject } from './read/embedded-json.ts';
import { type Fields, isFields, toFields, toHttpUrl, toId } from './read/fields.ts';
import { toTitle } from './read/html-text.ts';
import { readPlaces, toPlace } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import { ACCEPTS_HTML, createListing, getPathParts, readRecords, requireList } from './records.ts';
import { completeFromPage, requestJobPage } from './schema-org.ts';
import { summaryAndLink } from './terms.ts';

const ID_PATTERN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SITE = 'https://recruiting.paylocity.com/recruiting/jobs';

/** Job boards of Paylocity. The token is the ID of the employer. */
export const paylocity: Adapter = {
  system: 'paylocity',
  name: 'Paylocity',
  basis: 'recording',
  terms: summaryAndLink('https://www.paylocity.com/terms-of-use/'),
  recognize(url) {
    const token =
      url.hostname === 'recruiting.paylocity.com' ? getPathParts(url).find((part) => ID_PATTERN.test(part)) : undefined;
    return token === undefined ? null : { system: 'paylocity', token, url: `${SITE}/All/${token}` };
  },
  start: ({ token }) => ({ url: `${SITE}/All/${token}`, kind: 'page', accept: ACCEPTS_HTML }),
  parse(answer) {
    const data = findAssignedObject(answer.text, /window\.pageData\s*=\s*\{/);
    if (!isFields(data)) throw new SourceFormatError(`The answer isn’t a job board of ${this.name}.`);
    const company = toTitle(data.ModuleTitle);
    return {
      ...readRecords(requireList(data.Jobs, this.name), {
        path: 'Jobs',
        read: (job) => readJob(job, company),
        getId: ({ JobId }) => JobId,
      }),
      next: null,
      total: null,
    };
  },
  parseDetail: completeFromPage,
};

function readJob(job: Fields, company: string | undefined): ParsedListing | null {
  if (job.IsInternal === true) return null;
  const location = toFields(job.JobLocation);
  const place = toPlace({ city: location.City, region: location.State, country: location.Country });
  const url = `${SITE.replace('/recruiting/jobs', '/Recruiting/Jobs')}/Details/${encodeURIComponent(toId(job.JobId) ?? '')}`;
  const listing = createListing({
    externalId: job.JobId,
    title: job.JobTitle,
    url: toHttpUrl(url),
    company: company === undefined ? undefined : { name: company },
    remote: readRemoteFromPlace(job.LocationName) ?? (job.IsRemote === true ? 'yes' : undefined),
    places: job.ShouldDisplayLocation === false ? [] : place ? [place] : readPlaces(job.LocationName),
    postedAt: toDay(job.PublishedDate),
  });
  return { listing, detail: requestJobPage(url, listing.externalId) };
}
