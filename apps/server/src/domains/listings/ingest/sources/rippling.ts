import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentTypes } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toId, toList } from './read/fields.ts';
import { joinParts, toDescription, toTitle } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { readPlaceList, readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace, readRemoteFromPlaces } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  completeListing,
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

const API = 'https://api.rippling.com/platform/api/ats/v1/board';

/** Job boards of Rippling. A job is repeated for each of its places. */
export const rippling: Adapter = {
  system: 'rippling',
  name: 'Rippling',
  basis: 'recording',
  terms: summaryAndLink('https://www.rippling.com/legal/website-terms-of-use'),
  recognize(url) {
    const parts = getPathParts(url).filter((part) => !/^[a-z]{2}(-[A-Z]{2})?$/.test(part));
    const isApi = url.hostname === 'api.rippling.com' || parts[0] === 'api';
    const inPath = isApi
      ? parts[parts.indexOf('board') + 1]
      : url.hostname === 'ats.rippling.com'
        ? parts[0]
        : undefined;
    const token = isApi && !parts.includes('board') ? undefined : toToken(inPath);
    if (token === undefined || !/^(?:ats|api)\.rippling\.com$/.test(url.hostname)) return null;
    return { system: 'rippling', token, url: `https://ats.rippling.com/${token}/jobs` };
  },
  start: ({ token }) => ({ url: `${API}/${encodeURIComponent(token)}/jobs`, kind: 'page', accept: ACCEPTS_JSON }),
  parse(answer, { token }) {
    const jobs = requireList(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(jobs, { path: '', read: (job) => readJob(job, token), getId: ({ uuid }) => uuid }),
      next: null,
      total: null,
    };
  },
  parseDetail(answer, listing) {
    const job = requireFields(parseJson(answer, this.name), this.name);
    const { company: about, role, ...others } = toFields(job.description);
    const company = toTitle(job.companyName);
    const { label, id } = toFields(job.employmentType);
    const places = toList(job.workLocations);
    return completeListing(listing, {
      company: company === undefined ? undefined : { name: company },
      description: joinParts(
        [about, role, ...Object.values(others)].map((part) => [undefined, toDescription(part)] as const),
      ),
      employmentType: readEmploymentTypes([label, id]),
      remote: places.length > 0 ? readRemoteFromPlaces(places) : undefined,
      places: readPlaceList(places),
      pay: readPayRange(job.payRangeDetails),
      postedAt: toDay(job.createdOn),
    });
  },
};

function readJob(job: Fields, token: string): ParsedListing {
  const place = toFields(job.workLocation).label;
  const id = toId(job.uuid) ?? '';
  return {
    listing: createListing({
      externalId: job.uuid,
      title: job.name,
      url: toHttpUrl(job.url),
      remote: readRemoteFromPlace(place),
      places: readPlaces(place),
    }),
    detail: {
      url: `${API}/${encodeURIComponent(token)}/jobs/${encodeURIComponent(id)}`,
      kind: 'detail',
      accept: ACCEPTS_JSON,
      externalId: id,
    },
  };
}

/** Different ranges are for different places. */
function readPayRange(ranges: unknown): ListingDraft['pay'] {
  const pays = toList(ranges)
    .map(toFields)
    .map(({ rangeStart, rangeEnd, currency, frequency }) =>
      toPay({ min: rangeStart, max: rangeEnd, currency, period: frequency }),
    );
  return new Set(pays.map((pay) => JSON.stringify(pay))).size === 1 ? pays[0] : undefined;
}
