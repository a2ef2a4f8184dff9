import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay, toDayFromEpoch } from './read/dates.ts';
import { type Fields, toFields, toHttpUrl, toId } from './read/fields.ts';
import { toDescription, toTitle } from './read/html-text.ts';
import { repairMojibake } from './read/mojibake.ts';
import { readPlaces } from './read/place-text.ts';
import { ACCEPTS_JSON, createListing, parseJson, readRecords, requireList } from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://remoteok.com/api. All of its jobs are remote. Its figures for pay have neither a currency nor a period. */
export const remoteok: Adapter = {
  system: 'remoteok',
  name: 'Remote OK',
  basis: 'recording',
  terms: summaryAndLink('https://remoteok.com/api', { attribution: 'Remote OK', requestsPerMinute: 1 }),
  recognize: ({ hostname }) =>
    /^(?:www\.)?remoteok\.(?:com|io)$/.test(hostname)
      ? { system: 'remoteok', token: 'all', url: 'https://remoteok.com/' }
      : null,
  start: () => ({ url: 'https://remoteok.com/api', kind: 'page', accept: ACCEPTS_JSON }),
  parse(answer) {
    const records = requireList(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(records, { path: '', read: readJob, getId: ({ id }) => id }),
      next: null,
      total: null,
    };
  },
};

function readJob(job: Fields): ParsedListing | null {
  // The first record holds the terms.
  if ('legal' in job && toId(job.id) === undefined) return null;
  const { position, company, description, location } = repairTexts(job);
  const name = toTitle(company);
  return {
    listing: createListing({
      externalId: job.id,
      title: position,
      url: toHttpUrl(job.url),
      company: name === undefined ? undefined : { name },
      description: toDescription(description),
      remote: 'yes',
      places: readPlaces(location),
      postedAt: toDay(job.date) ?? toDayFromEpoch(job.epoch),
    }),
    detail: null,
  };
}

const repairTexts = (job: Fields): Fields =>
  toFields(
    Object.fromEntries(
      Object.entries(job).map(([name, value]) => [name, typeof value === 'string' ? repairMojibake(value) : value]),
    ),
  );
