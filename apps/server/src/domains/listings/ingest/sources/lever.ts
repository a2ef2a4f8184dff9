import type { Adapter, Board, ParsedListing } from './adapter.ts';
import { toDayFromEpoch } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toList } from './read/fields.ts';
import { joinParts, toDescription } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { readPlaceList, readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace, readWorkplace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  continueAfter,
  createListing,
  getNumberParameter,
  getPathParts,
  parseJson,
  readRecords,
  requireList,
  toToken,
  withParameters,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

const PAGE_SIZE = 100;

function toBoard(token: string | undefined, isEuropean: boolean): Board | null {
  if (token === undefined) return null;
  return isEuropean
    ? { system: 'lever', token: `eu/${token}`, url: `https://jobs.eu.lever.co/${token}` }
    : { system: 'lever', token, url: `https://jobs.lever.co/${token}` };
}

/** https://github.com/lever/postings-api. The token of a board of the European instance starts with `eu/`. */
export const lever: Adapter = {
  system: 'lever',
  name: 'Lever',
  basis: 'recording',
  terms: summaryAndLink('https://github.com/lever/postings-api'),
  recognize(url) {
    const host = /^(jobs|api)(\.eu)?\.lever\.co$/.exec(url.hostname);
    if (!host) return null;
    const [first, second, third] = getPathParts(url);
    const token = host[1] === 'jobs' ? first : first === 'v0' && second === 'postings' ? third : undefined;
    return toBoard(toToken(token), host[2] !== undefined);
  },
  start({ token }) {
    const site = token.replace(/^eu\//, '');
    const host = site === token ? 'api.lever.co' : 'api.eu.lever.co';
    return {
      url: `https://${host}/v0/postings/${encodeURIComponent(site)}?mode=json&skip=0&limit=${PAGE_SIZE}`,
      kind: 'page',
      accept: ACCEPTS_JSON,
    };
  },
  parse(answer) {
    const postings = requireList(parseJson(answer, this.name), this.name);
    const skip = getNumberParameter(answer.request, 'skip', 0) + PAGE_SIZE;
    const next = { ...answer.request, url: withParameters(answer.request.url, { skip }) };
    return {
      ...readRecords(postings, { path: '', read: readPosting, getId: ({ id }) => id }),
      next: continueAfter(
        answer,
        postings.map((posting) => toFields(posting).id),
        postings.length < PAGE_SIZE ? null : next,
      ),
      total: null,
    };
  },
};

function readPosting(posting: Fields): ParsedListing {
  const categories = toFields(posting.categories);
  const all = readPlaceList(categories.allLocations);
  const salary = toFields(posting.salaryRange);
  const lists = toList(posting.lists).map(toFields);
  return {
    listing: createListing({
      externalId: posting.id,
      title: posting.text,
      url: toHttpUrl(posting.hostedUrl),
      description: joinParts([
        [undefined, toDescription(posting.description)],
        ...lists.map(({ text, content }) => [text, toDescription(toListHtml(content))] as const),
        [undefined, toDescription(posting.salaryDescription)],
        [undefined, toDescription(posting.additional)],
      ]),
      employmentType: readEmploymentType(categories.commitment),
      remote: readWorkplace(posting.workplaceType) ?? readRemoteFromPlace(categories.location),
      places: all.length > 0 ? all : readPlaces(categories.location),
      pay: toPay({ min: salary.min, max: salary.max, currency: salary.currency, period: salary.interval }),
      postedAt: toDayFromEpoch(posting.createdAt),
    }),
    detail: null,
  };
}

/** The items come without the list around them. */
const toListHtml = (items: unknown): unknown => (typeof items === 'string' ? `<ul>${items}</ul>` : items);
