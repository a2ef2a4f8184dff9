import type { Adapter, ParsedListing } from './adapter.ts';
import { toDayFromEpoch } from './read/dates.ts';
import { type Fields, toHttpUrl, toList } from './read/fields.ts';
import { toTitle } from './read/html-text.ts';
import { readPlaceList } from './read/place-text.ts';
import { readRemoteFromPlaces } from './read/remote.ts';
import { ACCEPTS_JSON, createListing, parseJson, readRecords, requireList } from './records.ts';
import { summaryAndLink } from './terms.ts';

/** Lists of jobs for students and graduates that people keep as `listings.json` in a repository. The token is the file's address. */
export const listingsJson: Adapter = {
  system: 'listings-json',
  name: 'Job list',
  basis: 'documentation',
  terms: summaryAndLink('https://github.com/SimplifyJobs/Summer2026-Internships'),
  recognize(url) {
    if (!url.pathname.endsWith('/listings.json')) return null;
    // The page of a file on GitHub has the file at another address.
    const page = /^\/([^/]+\/[^/]+)\/(?:blob|raw)\/(.+)$/.exec(url.pathname);
    const file =
      url.hostname === 'github.com' && page ? `https://raw.githubusercontent.com/${page[1]}/${page[2]}` : url.href;
    return { system: 'listings-json', token: file, url: url.href };
  },
  start: ({ token }) => ({ url: token, kind: 'page', accept: [...ACCEPTS_JSON, 'text/plain'] }),
  parse(answer) {
    const records = requireList(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(records, { path: '', read: readRecord, getId: ({ id }) => id }),
      next: null,
      total: null,
    };
  },
};

/** The lists have no descriptions, so the facts that they do state take its place. */
function readRecord(record: Fields): ParsedListing | null {
  if (record.active === false || record.is_visible === false) return null;
  const company = toTitle(record.company_name);
  const title = toTitle(record.title);
  const companyUrl = toHttpUrl(record.company_url);
  return {
    listing: createListing({
      externalId: record.id,
      title: record.title,
      url: toHttpUrl(record.url),
      company: company === undefined ? undefined : { name: company, ...(companyUrl && { url: companyUrl }) },
      description: title && company && `${title} at ${company}.`,
      remote: readRemoteFromPlaces(toList(record.locations)),
      places: readPlaceList(record.locations),
      postedAt: toDayFromEpoch(record.date_posted),
    }),
    detail: null,
  };
}
