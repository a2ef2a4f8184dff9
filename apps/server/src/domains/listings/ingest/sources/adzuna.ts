import type { Adapter, ParsedListing, SourceRequest } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toLine, toList, toNumber } from './read/fields.ts';
import { toDescriptionFromAny, toTitle } from './read/html-text.ts';
import { type PlaceParts, toPlace } from './read/place-text.ts';
import {
  ACCEPTS_JSON,
  continueAfter,
  createListing,
  parseJson,
  readRecords,
  requireFields,
  requireList,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

const PAGE_SIZE = 50;
const COUNTRY_BY_DOMAIN: Readonly<Record<string, string>> = {
  com: 'us',
  'co.uk': 'gb',
  'com.au': 'au',
  at: 'at',
  be: 'be',
  ca: 'ca',
  ch: 'ch',
  de: 'de',
  es: 'es',
  fr: 'fr',
  in: 'in',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  sg: 'sg',
};

/**
 * https://developer.adzuna.com/docs/search. The token is a country. Descriptions are cut off by Adzuna. Its figures for pay have no period,
 * and some are estimates.
 */
export const adzuna: Adapter = {
  system: 'adzuna',
  name: 'Adzuna',
  basis: 'documentation',
  terms: summaryAndLink('https://developer.adzuna.com/docs/terms_of_service', {
    keys: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
    attribution: 'Jobs by Adzuna',
    requestsPerMinute: 20,
  }),
  recognize({ hostname }) {
    const domain = /^(?:www\.)?adzuna\.([a-z.]+)$/.exec(hostname)?.[1];
    const token = domain === undefined ? undefined : COUNTRY_BY_DOMAIN[domain];
    return token === undefined ? null : { system: 'adzuna', token, url: `https://www.adzuna.${domain}/` };
  },
  start: ({ token }) => requestPage(token, 1),
  parse(answer, { token }) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const results = requireList(body.results, this.name);
    const page = Number(/\/search\/(\d+)/.exec(answer.request.url)?.[1] ?? 1);
    return {
      ...readRecords(results, { path: 'results', read: readJob, getId: ({ id }) => id }),
      next: continueAfter(
        answer,
        results.map((job) => toFields(job).id),
        results.length < PAGE_SIZE ? null : requestPage(token, page + 1),
      ),
      total: toNumber(body.count) ?? null,
    };
  },
};

const requestPage = (country: string, page: number): SourceRequest => ({
  url: `https://api.adzuna.com/v1/api/jobs/${encodeURIComponent(country)}/search/${page}?app_id={ADZUNA_APP_ID}&app_key={ADZUNA_APP_KEY}&results_per_page=${PAGE_SIZE}&sort_by=date`,
  kind: 'page',
  accept: ACCEPTS_JSON,
});

function readJob(job: Fields): ParsedListing {
  const company = toTitle(toFields(job.company).display_name);
  return {
    listing: createListing({
      externalId: job.id,
      title: job.title,
      url: toHttpUrl(job.redirect_url),
      company: company === undefined ? undefined : { name: company },
      description: toDescriptionFromAny(job.description),
      employmentType: job.contract_type === 'contract' ? 'contract' : readEmploymentType(job.contract_time),
      places: [readArea(job.location)],
      postedAt: toDay(job.created),
    }),
    detail: null,
  };
}

/** From large to small: "US", "Texas", "Travis County", "Austin". */
function readArea(location: unknown): PlaceParts | undefined {
  const [country, region, county, town] = toList(toFields(location).area).map((part) => toLine(part));
  const city = town ?? (county?.endsWith(' County') ? undefined : county);
  return country === undefined ? undefined : toPlace({ country: country === 'UK' ? 'GB' : country, region, city });
}
