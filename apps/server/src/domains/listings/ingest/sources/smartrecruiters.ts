import type { Adapter, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toId, toNumber } from './read/fields.ts';
import { joinParts, toDescription, toTitle } from './read/html-text.ts';
import { readPlaces, toPlace } from './read/place-text.ts';
import {
  ACCEPTS_JSON,
  completeListing,
  continueAfter,
  createListing,
  getNumberParameter,
  getPathParts,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  toToken,
  withParameters,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

const PAGE_SIZE = 100;
const API = 'https://api.smartrecruiters.com/v1/companies';

/** https://developers.smartrecruiters.com/docs/posting-api */
export const smartrecruiters: Adapter = {
  system: 'smartrecruiters',
  name: 'SmartRecruiters',
  basis: 'recording',
  terms: summaryAndLink('https://developers.smartrecruiters.com/docs/posting-api'),
  recognize(url) {
    const parts = getPathParts(url);
    const isBoard = /^(?:jobs|careers|www)\.smartrecruiters\.com$/.test(url.hostname);
    const isApi = url.hostname === 'api.smartrecruiters.com' && parts[0] === 'v1' && parts[1] === 'companies';
    const token = toToken(isApi ? parts[2] : isBoard ? parts[0] : undefined);
    return token === undefined
      ? null
      : { system: 'smartrecruiters', token, url: `https://careers.smartrecruiters.com/${token}` };
  },
  start: ({ token }) => ({
    url: `${API}/${encodeURIComponent(token)}/postings?limit=${PAGE_SIZE}&offset=0`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  }),
  parse(answer, { token }) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const postings = requireList(body.content, this.name);
    const offset = getNumberParameter(answer.request, 'offset', 0) + postings.length;
    const total = toNumber(body.totalFound) ?? null;
    const next = { ...answer.request, url: withParameters(answer.request.url, { offset }) };
    return {
      ...readRecords(postings, {
        path: 'content',
        read: (posting) => readPosting(posting, token),
        getId: ({ id }) => id,
      }),
      next: continueAfter(
        answer,
        postings.map((posting) => toFields(posting).id),
        total !== null && offset >= total ? null : next,
      ),
      total,
    };
  },
  parseDetail(answer, listing) {
    const posting = requireFields(parseJson(answer, this.name), this.name);
    const sections = toFields(toFields(posting.jobAd).sections);
    const names = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'];
    return completeListing(listing, {
      url: toHttpUrl(posting.postingUrl),
      description: joinParts(
        names.map((name) => {
          const { title, text } = toFields(sections[name]);
          return [title, toDescription(text)] as const;
        }),
      ),
    });
  },
};

function readPosting(posting: Fields, token: string): ParsedListing {
  const company = toFields(posting.company);
  const name = toTitle(company.name);
  const location = toFields(posting.location);
  const place = toPlace(location);
  const id = toId(posting.id) ?? '';
  const employer = toToken(toId(company.identifier)) ?? token;
  return {
    listing: createListing({
      externalId: posting.id,
      title: posting.name,
      url: toHttpUrl(`https://jobs.smartrecruiters.com/${encodeURIComponent(employer)}/${encodeURIComponent(id)}`),
      company: name === undefined ? undefined : { name },
      employmentType: readEmploymentType(toFields(posting.typeOfEmployment).label),
      remote: readRemote(location),
      places: place ? [place] : readPlaces(location.fullLocation),
      postedAt: toDay(posting.releasedDate),
    }),
    detail: {
      url: `${API}/${encodeURIComponent(token)}/postings/${encodeURIComponent(id)}`,
      kind: 'detail',
      accept: ACCEPTS_JSON,
      externalId: id,
    },
  };
}

function readRemote({ remote, hybrid }: Fields): 'yes' | 'hybrid' | 'no' | undefined {
  if (hybrid === true) return 'hybrid';
  if (remote === true) return 'yes';
  return remote === false && hybrid === false ? 'no' : undefined;
}
