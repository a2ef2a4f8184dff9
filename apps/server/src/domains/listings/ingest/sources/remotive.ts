import { toCountryCodeFromName } from '../../catalog/countries.ts';
import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toHttpUrl, toLine } from './read/fields.ts';
import { toDescription, toTitle } from './read/html-text.ts';
import { readPayText } from './read/pay.ts';
import type { PlaceParts } from './read/place-text.ts';
import { ACCEPTS_JSON, createListing, parseJson, readRecords, requireFields, requireList } from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://github.com/remotive-com/remote-jobs-api. All of its jobs are remote. */
export const remotive: Adapter = {
  system: 'remotive',
  name: 'Remotive',
  basis: 'recording',
  terms: summaryAndLink('https://github.com/remotive-com/remote-jobs-api', {
    attribution: 'Remotive',
    requestsPerMinute: 1,
  }),
  recognize: ({ hostname }) =>
    /^(?:www\.)?remotive\.(?:com|io)$/.test(hostname)
      ? { system: 'remotive', token: 'all', url: 'https://remotive.com/remote-jobs' }
      : null,
  start: () => ({ url: 'https://remotive.com/api/remote-jobs', kind: 'page', accept: ACCEPTS_JSON }),
  parse(answer) {
    const { jobs } = requireFields(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(requireList(jobs, this.name), { path: 'jobs', read: readJob, getId: ({ id }) => id }),
      next: null,
      total: null,
    };
  },
};

function readJob(job: Fields): ParsedListing {
  const company = toTitle(job.company_name);
  const countries = readCountries(job.candidate_required_location);
  const isForUsOnly = countries.length === 1 && countries[0]?.country === 'US';
  return {
    listing: createListing({
      externalId: job.id,
      title: job.title,
      url: toHttpUrl(job.url),
      company: company === undefined ? undefined : { name: company },
      description: toDescription(job.description),
      employmentType: readEmploymentType(job.job_type),
      remote: 'yes',
      places: countries,
      pay: readPayText(job.salary, isForUsOnly ? 'USD' : undefined),
      postedAt: toDay(job.publication_date),
    }),
    detail: null,
  };
}

/** Where applicants may live: "USA, Canada". Nothing if one of them is no country ("Europe"), because the others would then be too few. */
function readCountries(value: unknown): PlaceParts[] {
  const names = toLine(value, 1000)?.split(',') ?? [];
  const codes = names.map((name) => toCountryCodeFromName(name.replace(/ only$/i, '')));
  return codes.every((code) => code !== undefined) ? codes.map((country) => ({ country })) : [];
}
