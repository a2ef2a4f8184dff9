import type { Adapter, Board, ParsedListing, SourceRequest } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toLine, toList } from './read/fields.ts';
import { toDescription } from './read/html-text.ts';
import { readPlaceList, readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace, readRemoteFromPlaces, readWorkplace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  completeListing,
  continueAfter,
  createListing,
  getPathParts,
  parseJson,
  RecordFault,
  readRecords,
  requireFields,
  requireList,
  toToken,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** Workday refuses larger pages. */
const PAGE_SIZE = 20;

/** Career sites of Workday. The token is `host/tenant/site`. */
export const workday: Adapter = {
  system: 'workday',
  name: 'Workday',
  basis: 'recording',
  terms: summaryAndLink('https://www.workday.com/en-us/legal/terms.html'),
  recognize(url) {
    const parts = dropLocale(getPathParts(url));
    const tenant = /^([a-z0-9-]+)\.wd\d+\.myworkdayjobs\.com$/.exec(url.hostname)?.[1];
    const isShared = /^wd\d+\.myworkdaysite\.com$/.test(url.hostname);
    if (tenant === undefined && !isShared) return null;
    if (parts[0] === 'wday' && parts[1] === 'cxs') return toBoard(url.hostname, parts[2], parts[3]);
    if (tenant !== undefined) return toBoard(url.hostname, tenant, parts[0]);
    return parts[0] === 'recruiting' ? toBoard(url.hostname, parts[1], parts[2]) : null;
  },
  start: (board) => requestPage(board, 0),
  parse(answer, board) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const postings = requireList(body.jobPostings, this.name);
    const offset = readOffset(answer.request);
    return {
      ...readRecords(postings, {
        path: 'jobPostings',
        read: (posting) => readPosting(posting, board),
        getId: ({ externalPath }) => toJobId(externalPath),
      }),
      next: continueAfter(
        answer,
        postings.map((posting) => toJobId(toFields(posting).externalPath)),
        postings.length < PAGE_SIZE ? null : requestPage(board, offset + PAGE_SIZE),
      ),
      // Later pages say zero.
      total: offset === 0 && Number.isSafeInteger(body.total) ? Number(body.total) : null,
    };
  },
  parseDetail(answer, listing) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const info = requireFields(body.jobPostingInfo, this.name);
    const texts = [info.location, ...toList(info.additionalLocations)];
    return completeListing(listing, {
      url: toHttpUrl(info.externalUrl),
      description: toDescription(info.jobDescription),
      employmentType: readEmploymentType(info.timeType),
      remote: readWorkplace(info.remoteType) ?? readRemoteFromPlaces(texts),
      places: readPlaceList(texts),
      postedAt: toDay(info.startDate),
      validThrough: toDay(info.endDate),
    });
  },
};

function toBoard(host: string, tenantName: string | undefined, siteName: string | undefined): Board | null {
  const [tenant, site] = [toToken(tenantName), toToken(siteName)];
  if (tenant === undefined || site === undefined) return null;
  return {
    system: 'workday',
    token: `${host}/${tenant}/${site}`,
    url: getSite({ token: `${host}/${tenant}/${site}` }),
  };
}

function getSite({ token }: Pick<Board, 'token'>): string {
  const [host = '', tenant, site] = token.split('/');
  return host.endsWith('.myworkdaysite.com')
    ? `https://${host}/recruiting/${tenant}/${site}`
    : `https://${host}/${site}`;
}

function getApi({ token }: Board): string {
  const [host, tenant, site] = token.split('/');
  return `https://${host}/wday/cxs/${tenant}/${site}`;
}

/** An address may begin with a locale, such as `en-US`. Some sites have names of two letters, too. */
function dropLocale(parts: string[]): string[] {
  const [first = '', second] = parts;
  const isLocale =
    /^[a-z]{2}-[A-Z]{2}$/.test(first) || (/^[a-z]{2}$/.test(first) && second !== undefined && second !== 'job');
  return isLocale ? parts.slice(1) : parts;
}

const requestPage = (board: Board, offset: number): SourceRequest => ({
  url: `${getApi(board)}/jobs`,
  kind: 'page',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ appliedFacets: {}, limit: PAGE_SIZE, offset, searchText: '' }),
  accept: ACCEPTS_JSON,
});

function readOffset({ body = '{}' }: SourceRequest): number {
  const { offset } = toFields(JSON.parse(body));
  return Number.isSafeInteger(offset) ? Number(offset) : 0;
}

/** The requisition's number, which ends the path. The rest of the path changes with the title. */
function toJobId(path: unknown): string | undefined {
  const line = toLine(path, 1000);
  return line === undefined ? undefined : (/_([A-Za-z0-9][A-Za-z0-9-]*)$/.exec(line)?.[1] ?? line);
}

function readPosting(posting: Fields, board: Board): ParsedListing {
  const path = toLine(posting.externalPath, 1000);
  if (path === undefined || !path.startsWith('/')) throw new RecordFault('It has no path to its page.');
  const id = toJobId(path);
  return {
    listing: createListing({
      externalId: id,
      title: posting.title,
      url: toHttpUrl(`${getSite(board)}${path}`),
      employmentType: readEmploymentType(posting.timeType),
      remote: readWorkplace(posting.remoteType) ?? readRemoteFromPlace(posting.locationsText),
      // "3 Locations" isn't a place.
      places: readPlaces(posting.locationsText),
    }),
    detail: { url: `${getApi(board)}${path}`, kind: 'detail', accept: ACCEPTS_JSON, externalId: id ?? '' },
  };
}
