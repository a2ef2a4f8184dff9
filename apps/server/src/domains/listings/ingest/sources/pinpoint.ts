import type { Adapter, Board, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl } from './read/fields.ts';
import { joinParts, toDescription } from './read/html-text.ts';
import { toPay } from './read/pay.ts';
import { type PlaceParts, readPlaces, toPlace } from './read/place-text.ts';
import { readRemoteFromPlace, readWorkplace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  createListing,
  getSubdomain,
  parseJson,
  readRecords,
  requireFields,
  requireList,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

/** https://developers.pinpointhq.com/docs/job-postings-json */
export const pinpoint: Adapter = {
  system: 'pinpoint',
  name: 'Pinpoint',
  basis: 'recording',
  terms: summaryAndLink('https://developers.pinpointhq.com/'),
  recognize(url) {
    const token = getSubdomain(url, 'pinpointhq.com');
    return token === undefined ? null : { system: 'pinpoint', token, url: `https://${token}.pinpointhq.com/` };
  },
  start: ({ token }) => ({ url: `https://${token}.pinpointhq.com/postings.json`, kind: 'page', accept: ACCEPTS_JSON }),
  parse(answer, board) {
    const { data } = requireFields(parseJson(answer, this.name), this.name);
    return {
      ...readRecords(requireList(data, this.name), {
        path: 'data',
        read: (posting) => readPosting(posting, board),
        getId: ({ id }) => id,
      }),
      next: null,
      total: null,
    };
  },
};

/** The parts of a posting, each with the field of its heading. */
const PARTS = ['description', 'key_responsibilities', 'skills_knowledge_expertise', 'benefits'];

function readPosting(posting: Fields, board: Board): ParsedListing {
  const location = toFields(posting.location);
  const pay = {
    min: posting.compensation_minimum,
    max: posting.compensation_maximum,
    currency: posting.compensation_currency,
    period: posting.compensation_frequency,
  };
  return {
    listing: createListing({
      externalId: posting.id,
      title: posting.title,
      url: toHttpUrl(posting.url) ?? toHttpUrl(posting.path, board.url),
      description: joinParts(PARTS.map((name) => [posting[`${name}_header`], toDescription(posting[name])] as const)),
      employmentType: readEmploymentType(posting.employment_type_text ?? posting.employment_type),
      remote: readWorkplace(posting.workplace_type) ?? readRemoteFromPlace(location.name),
      places: readLocation(location),
      pay: posting.compensation_visible === true ? toPay(pay) : undefined,
      validThrough: toDay(posting.deadline_at),
    }),
    detail: null,
  };
}

function readLocation({ name, city, province }: Fields): readonly (PlaceParts | undefined)[] {
  const places = readPlaces(name);
  return places.length > 0 ? places : [toPlace({ city, region: province })];
}
