import type { Adapter, Board, ParsedListing, SourceRequest } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toId, toList, toNumber } from './read/fields.ts';
import { joinParts, toDescription } from './read/html-text.ts';
import { type PlaceParts, readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace, readWorkplace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  completeListing,
  continueAfter,
  createListing,
  getPathParts,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  toToken,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

const PAGE_SIZE = 25;

/** The parts of a requisition, with the headings of its page. */
const PARTS = [
  ['ExternalDescriptionStr', undefined],
  ['ExternalResponsibilitiesStr', 'Responsibilities'],
  ['ExternalQualificationsStr', 'Qualifications'],
  ['CorporateDescriptionStr', undefined],
  ['OrganizationDescriptionStr', undefined],
] as const;

/** Oracle Recruiting (Candidate Experience). The token is `host/site`. */
export const oracle: Adapter = {
  system: 'oracle',
  name: 'Oracle Recruiting',
  basis: 'recording',
  terms: summaryAndLink('https://docs.oracle.com/en/cloud/saas/human-resources/farws/'),
  recognize(url) {
    if (!/^[a-z0-9.-]+\.oraclecloud\.com$/.test(url.hostname)) return null;
    const parts = getPathParts(url);
    const stated = /siteNumber=([A-Za-z0-9_-]+)/.exec(url.search)?.[1];
    const site = toToken(parts[0] === 'hcmUI' && parts.includes('sites') ? parts[parts.indexOf('sites') + 1] : stated);
    if (site === undefined) return null;
    const token = `${url.hostname}/${site}`;
    return { system: 'oracle', token, url: getSite({ token }) };
  },
  start: (board) => requestPage(board, 0),
  parse(answer, board) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const search = requireFields(requireList(body.items, this.name)[0], this.name);
    const requisitions = requireList(search.requisitionList, this.name);
    const offset = Number(/offset=(\d+)/.exec(answer.request.url)?.[1] ?? 0) + requisitions.length;
    const total = toNumber(search.TotalJobsCount) ?? null;
    return {
      ...readRecords(requisitions, {
        path: 'items[0].requisitionList',
        read: (requisition) => readRequisition(requisition, board),
        getId: ({ Id }) => Id,
      }),
      next: continueAfter(
        answer,
        requisitions.map((requisition) => toFields(requisition).Id),
        requisitions.length < PAGE_SIZE || (total !== null && offset >= total) ? null : requestPage(board, offset),
      ),
      total,
    };
  },
  parseDetail(answer, listing) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const detail = Array.isArray(body.items) ? requireFields(body.items[0], this.name) : body;
    return completeListing(listing, {
      description:
        joinParts(PARTS.map(([name, heading]) => [heading, toDescription(detail[name])] as const)) ??
        toDescription(detail.ShortDescriptionStr),
      employmentType: readEmploymentType(detail.JobSchedule),
      remote: readWorkplace(detail.WorkplaceType),
      postedAt: toDay(detail.ExternalPostedStartDate),
      validThrough: toDay(detail.ExternalPostedEndDate),
    });
  },
};

function getSite({ token }: Pick<Board, 'token'>): string {
  const [host, site] = token.split('/');
  return `https://${host}/hcmUI/CandidateExperience/en/sites/${site}`;
}

function getApi({ token }: Board): { api: string; site: string } {
  const [host, site = ''] = token.split('/');
  return { api: `https://${host}/hcmRestApi/resources/latest`, site: encodeURIComponent(site) };
}

function requestPage(board: Board, offset: number): SourceRequest {
  const { api, site } = getApi(board);
  const finder = `findReqs;siteNumber=${site},limit=${PAGE_SIZE},offset=${offset},sortBy=POSTING_DATES_DESC`;
  return {
    url: `${api}/recruitingCEJobRequisitions?onlyData=true&expand=requisitionList.secondaryLocations&finder=${finder}`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  };
}

function readRequisition(requisition: Fields, board: Board): ParsedListing {
  const { api, site } = getApi(board);
  const id = toId(requisition.Id) ?? '';
  return {
    listing: createListing({
      externalId: requisition.Id,
      title: requisition.Title,
      url: toHttpUrl(`${getSite(board)}/job/${encodeURIComponent(id)}`),
      employmentType: readEmploymentType(requisition.JobSchedule),
      remote: readWorkplace(requisition.WorkplaceType) ?? readRemoteFromPlace(requisition.PrimaryLocation),
      places: [
        ...readPlaces(requisition.PrimaryLocation),
        ...toList(requisition.secondaryLocations).map(toFields).flatMap(readSecondary),
      ],
      postedAt: toDay(requisition.PostedDate),
    }),
    detail: {
      url: `${api}/recruitingCEJobRequisitionDetails?onlyData=true&expand=all&finder=ById;Id=%22${encodeURIComponent(id)}%22,siteNumber=${site}`,
      kind: 'detail',
      accept: ACCEPTS_JSON,
      externalId: id,
    },
  };
}

/** A place without its country in the text has it in a field. */
function readSecondary({ Name, CountryCode }: Fields): readonly (PlaceParts | undefined)[] {
  const places = readPlaces(Name);
  return places.every(({ country }) => CountryCode === undefined || country === CountryCode) ? places : [];
}
