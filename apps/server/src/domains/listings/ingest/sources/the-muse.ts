import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { type Fields, toFields, toHttpUrl, toLine, toList, toNumber } from './read/fields.ts';
import { toDescription, toTitle } from './read/html-text.ts';
import { readPlaceList } from './read/place-text.ts';
import {
  ACCEPTS_JSON,
  continueAfter,
  createListing,
  getNumberParameter,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  withParameters,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://www.themuse.com/developers/api/v2. The key only raises the rate, but the terms ask for one. */
export const theMuse: Adapter = {
  system: 'the-muse',
  name: 'The Muse',
  basis: 'documentation',
  terms: summaryAndLink('https://www.themuse.com/developers/api/v2/terms', {
    keys: ['THE_MUSE_KEY'],
    attribution: 'The Muse',
    requestsPerMinute: 6,
  }),
  recognize: ({ hostname }) =>
    /^(?:www\.)?themuse\.com$/.test(hostname)
      ? { system: 'the-muse', token: 'all', url: 'https://www.themuse.com/jobs' }
      : null,
  start: () => ({
    url: 'https://www.themuse.com/api/public/jobs?page=0',
    kind: 'page',
    headers: { authorization: '{THE_MUSE_KEY}' },
    accept: ACCEPTS_JSON,
  }),
  parse(answer) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const results = requireList(body.results, this.name);
    const page = getNumberParameter(answer.request, 'page', 0) + 1;
    const pages = toNumber(body.page_count);
    return {
      ...readRecords(results, { path: 'results', read: readJob, getId: ({ id }) => id }),
      next: continueAfter(
        answer,
        results.map((job) => toFields(job).id),
        pages !== undefined && page >= pages
          ? null
          : { ...answer.request, url: withParameters(answer.request.url, { page }) },
      ),
      total: toNumber(body.total) ?? null,
    };
  },
};

function readJob(job: Fields): ParsedListing {
  const company = toTitle(toFields(job.company).name);
  const names = toList(job.locations).map((location) => toFields(location).name);
  return {
    listing: createListing({
      externalId: job.id,
      title: job.name,
      url: toHttpUrl(toFields(job.refs).landing_page),
      company: company === undefined ? undefined : { name: company },
      description: toDescription(job.contents),
      // "Flexible / Remote" can come in addition to an office.
      remote: names.length === 1 && /^flexible \/ remote$/i.test(toLine(names[0]) ?? '') ? 'yes' : undefined,
      places: readPlaceList(names),
      postedAt: toDay(job.publication_date),
    }),
    detail: null,
  };
}
