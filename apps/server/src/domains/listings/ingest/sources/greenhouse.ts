import type { Adapter, Board, ParsedListing } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toHttpUrl, toLine, toList } from './read/fields.ts';
import { toDescriptionFromEscaped, toTitle } from './read/html-text.ts';
import { readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace, readWorkplace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  createListing,
  getPathParts,
  parseJson,
  readRecords,
  requireFields,
  requireList,
  toToken,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

const HOST_PATTERN = /^(?:job-)?boards(?:-api)?(?:\.eu)?\.greenhouse\.io$/;

const toBoard = (token: string | undefined): Board | null =>
  token === undefined ? null : { system: 'greenhouse', token, url: `https://boards.greenhouse.io/${token}` };

/** https://developers.greenhouse.io/job-board.html */
export const greenhouse: Adapter = {
  system: 'greenhouse',
  name: 'Greenhouse',
  basis: 'recording',
  terms: summaryAndLink('https://developers.greenhouse.io/job-board.html'),
  recognize(url) {
    if (!HOST_PATTERN.test(url.hostname)) return null;
    const [first, second, third] = getPathParts(url);
    if (first === 'embed') return toBoard(toToken(url.searchParams.get('for')));
    return toBoard(toToken(first === 'v1' && second === 'boards' ? third : first));
  },
  start: ({ token }) => ({
    // Boards of the European instance are served by the same interface.
    url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(token)}/jobs?content=true`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  }),
  parse(answer) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    const { total } = toFields(body.meta);
    return {
      ...readRecords(requireList(body.jobs, this.name), { path: 'jobs', read: readJob, getId: ({ id }) => id }),
      next: null,
      total: Number.isSafeInteger(total) ? Number(total) : null,
    };
  },
};

function readJob(job: Fields): ParsedListing {
  const place = toFields(job.location).name;
  const company = toTitle(job.company_name);
  return {
    listing: createListing({
      externalId: job.id,
      title: job.title,
      url: toHttpUrl(job.absolute_url),
      company: company === undefined ? undefined : { name: company },
      description: toDescriptionFromEscaped(job.content),
      employmentType: readEmploymentType(readOwnField(job, /^(?:employment|job) type$|^time type$/i)),
      remote: readWorkplace(readOwnField(job, /^work ?place type$|^remote status$/i)) ?? readRemoteFromPlace(place),
      places: readPlaces(place),
      postedAt: toDay(job.first_published),
      validThrough: toDay(job.application_deadline),
    }),
    detail: null,
  };
}

/** A field that the employer added, by its name. */
function readOwnField(job: Fields, name: RegExp): unknown {
  const field = toList(job.metadata)
    .map(toFields)
    .find((one) => name.test(toLine(one.name) ?? ''));
  return field?.value;
}
