import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toId, toNumber } from './read/fields.ts';
import { toDescription } from './read/html-text.ts';
import { readPayText } from './read/pay.ts';
import { type PlaceParts, toPlace } from './read/place-text.ts';
import {
  ACCEPTS_JSON,
  completeListing,
  createListing,
  getSubdomain,
  parseJson,
  readRecords,
  requireFields,
  requireList,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** Career sites of BambooHR. */
export const bamboohr: Adapter = {
  system: 'bamboohr',
  name: 'BambooHR',
  basis: 'recording',
  terms: summaryAndLink('https://www.bamboohr.com/legal/terms-of-service'),
  recognize(url) {
    const token = getSubdomain(url, 'bamboohr.com');
    return token === undefined ? null : { system: 'bamboohr', token, url: `https://${token}.bamboohr.com/careers` };
  },
  start: ({ token }) => ({ url: `https://${token}.bamboohr.com/careers/list`, kind: 'page', accept: ACCEPTS_JSON }),
  parse(answer, { token }) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(requireList(body.result, this.name), {
        path: 'result',
        read: (job) => readJob(job, token),
        getId: ({ id }) => id,
      }),
      next: null,
      total: toNumber(toFields(body.meta).totalCount) ?? null,
    };
  },
  parseDetail(answer, listing) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const opening = requireFields(toFields(body.result).jobOpening, this.name);
    const place = readPlace(opening);
    return completeListing(listing, {
      url: toHttpUrl(opening.jobOpeningShareUrl),
      description: toDescription(opening.description),
      employmentType: readEmploymentType(opening.employmentStatusLabel),
      remote: readRemote(opening),
      places: [place],
      pay: readPayText(opening.compensation, place?.country === 'US' ? 'USD' : undefined),
      postedAt: toDay(opening.datePosted),
    });
  },
};

function readJob(job: Fields, token: string): ParsedListing {
  const id = toId(job.id) ?? '';
  const page = `https://${token}.bamboohr.com/careers/${encodeURIComponent(id)}`;
  return {
    listing: createListing({
      externalId: job.id,
      title: job.jobOpeningName,
      url: toHttpUrl(page),
      employmentType: readEmploymentType(job.employmentStatusLabel),
      remote: readRemote(job),
      places: [readPlace(job)],
    }),
    detail: { url: `${page}/detail`, kind: 'detail', accept: ACCEPTS_JSON, externalId: id },
  };
}

/** Older openings have type 0 too, whether or not anyone chose it, so it says nothing. */
function readRemote({ isRemote, locationType }: Fields): 'yes' | 'hybrid' | undefined {
  const type = toId(locationType);
  if (type === '2') return 'hybrid';
  return type === '1' || isRemote === true ? 'yes' : undefined;
}

function readPlace(job: Fields): PlaceParts | undefined {
  const [location, other] = [toFields(job.location), toFields(job.atsLocation)];
  return toPlace({
    city: location.city ?? other.city,
    region: location.state ?? other.state ?? other.province,
    country: location.addressCountry ?? other.country ?? undefined,
  });
}
