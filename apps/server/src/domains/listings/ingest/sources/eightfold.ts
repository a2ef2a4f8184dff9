import type { Adapter, Board, ParsedListing, SourceRequest } from './adapter.ts';
import { toDayFromEpoch } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toId, toNumber } from './read/fields.ts';
import { toDescription } from './read/html-text.ts';
import { readPlaceList, readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace, readWorkplace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  completeListing,
  continueAfter,
  createListing,
  getNumberParameter,
  getSubdomain,
  parseJson,
  readRecords,
  requireFields,
  requireList,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** Eightfold sends no more at once. */
const PAGE_SIZE = 10;

/** Career sites of Eightfold. The token is `host/domain`, with the employer's domain. */
export const eightfold: Adapter = {
  system: 'eightfold',
  name: 'Eightfold',
  basis: 'recording',
  terms: summaryAndLink('https://eightfold.ai/terms-of-service/'),
  recognize(url) {
    const tenant = getSubdomain(url, 'eightfold.ai');
    if (tenant === undefined) return null;
    const stated = url.searchParams.get('domain') ?? '';
    const domain = /^[a-z0-9.-]{3,100}$/.test(stated) ? stated : `${tenant}.com`;
    return {
      system: 'eightfold',
      token: `${url.hostname}/${domain}`,
      url: `https://${url.hostname}/careers?domain=${domain}`,
    };
  },
  start: (board) => requestPage(board, 0),
  parse(answer, board) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const positions = requireList(body.positions, this.name);
    const start = getNumberParameter(answer.request, 'start', 0) + positions.length;
    const total = toNumber(body.count) ?? null;
    return {
      ...readRecords(positions, {
        path: 'positions',
        read: (position) => readPosition(position, board),
        getId: ({ id }) => id,
      }),
      next: continueAfter(
        answer,
        positions.map((position) => toFields(position).id),
        total !== null && start >= total ? null : requestPage(board, start),
      ),
      total,
    };
  },
  parseDetail(answer, listing) {
    const position = requireFields(parseJson(answer, this.name), this.name);
    return completeListing(listing, {
      description: toDescription(position.job_description),
      remote: readWorkplace(position.work_location_option),
    });
  },
};

function splitToken({ token }: Board): { host: string; domain: string } {
  const [host = '', domain = ''] = token.split('/');
  return { host, domain };
}

function requestPage(board: Board, start: number): SourceRequest {
  const { host, domain } = splitToken(board);
  return {
    url: `https://${host}/api/apply/v2/jobs?domain=${encodeURIComponent(domain)}&start=${start}&num=${PAGE_SIZE}`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  };
}

function readPosition(position: Fields, board: Board): ParsedListing {
  const { host, domain } = splitToken(board);
  const id = toId(position.id) ?? '';
  const places = readPlaceList(position.locations);
  return {
    listing: createListing({
      externalId: position.id,
      title: position.name,
      url: toHttpUrl(position.canonicalPositionUrl),
      description: toDescription(position.job_description),
      employmentType: readEmploymentType(position.type),
      remote: readWorkplace(position.work_location_option) ?? readRemoteFromPlace(position.location),
      places: places.length > 0 ? places : readPlaces(position.location),
      postedAt: toDayFromEpoch(position.t_create),
    }),
    detail: {
      url: `https://${host}/api/apply/v2/jobs/${encodeURIComponent(id)}?domain=${encodeURIComponent(domain)}`,
      kind: 'detail',
      accept: ACCEPTS_JSON,
      externalId: id,
    },
  };
}
