import { getAttribute, type HtmlElement, parseHtml, toPlainText } from '@foothold/documents/markup';
import { type Adapter, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toHttpUrl, toLine } from './read/fields.ts';
import { cutDescription } from './read/html-text.ts';
import { findAround, findByClass, findByTag, findLink, lineOf } from './read/html-tree.ts';
import { readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import {
  ACCEPTS_HTML,
  completeListing,
  continueAfter,
  createListing,
  getNumberParameter,
  getPathParts,
  RecordFault,
  readRecords,
  toToken,
  withParameters,
} from './records.ts';
import { completeFromPage, requestJobPage } from './schema-org.ts';
import { summaryAndLink } from './terms.ts';

const JOB_PATTERN = /\/job\/([A-Za-z0-9]{6,20})(?:[/?#]|$)/;

/** Career sites of Jobvite. */
export const jobvite: Adapter = {
  system: 'jobvite',
  name: 'Jobvite',
  basis: 'recording',
  terms: summaryAndLink('https://www.jobvite.com/terms-of-use/'),
  recognize(url) {
    const parts = getPathParts(url).filter((part) => part !== 'careers');
    const token = url.hostname === 'jobs.jobvite.com' ? toToken(parts[0]) : undefined;
    return token === undefined ? null : { system: 'jobvite', token, url: `https://jobs.jobvite.com/${token}` };
  },
  start: ({ token }) => ({
    url: `https://jobs.jobvite.com/${encodeURIComponent(token)}/search?p=0`,
    kind: 'page',
    accept: ACCEPTS_HTML,
  }),
  parse(answer) {
    if (!/jobvite|jv-/i.test(answer.text)) throw new SourceFormatError(`The answer isn’t a page of ${this.name}.`);
    const rows = findRows(answer.text);
    const getId = (row: HtmlElement) => findLink(row, JOB_PATTERN)?.match[1];
    const p = getNumberParameter(answer.request, 'p', 0) + 1;
    return {
      ...readRecords(
        rows.map((row) => ({ row })),
        {
          path: 'tr',
          read: (record) => readRow(record.row as HtmlElement, answer.request.url),
          getId: (record) => getId(record.row as HtmlElement),
        },
      ),
      next: continueAfter(answer, rows.map(getId), {
        ...answer.request,
        url: withParameters(answer.request.url, { p }),
      }),
      total: null,
    };
  },
  parseDetail(answer, listing) {
    const marked = completeFromPage(answer, listing);
    if (marked.description !== undefined) return marked;
    const [text] = findByClass(parseHtml(answer.text), 'jv-job-detail-description');
    return completeListing(marked, { description: text && cutDescription(toPlainText(text)) });
  },
};

/** The rows that lead to a job. */
const findRows = (html: string): HtmlElement[] => [
  ...new Set(
    findByTag(parseHtml(html), 'a').flatMap((link) =>
      JOB_PATTERN.test(getAttribute(link, 'href') ?? '') ? (findAround(link, ['tr', 'li']) ?? []) : [],
    ),
  ),
];

function readRow(row: HtmlElement, base: string): ParsedListing {
  const found = findLink(row, JOB_PATTERN);
  const url = found ? toHttpUrl(found.href, base) : undefined;
  if (!found || url === undefined) throw new RecordFault('It has no link to its page.');
  const place = lineOf(findByClass(row, 'jv-job-list-location')[0]);
  const title = findByClass(found.link, 'jv-job-list-name')[0] ?? found.link;
  const listing = createListing(
    {
      externalId: found.match[1],
      title: lineOf(title),
      url,
      remote: readRemoteFromPlace(place),
      places: readPlaces(place),
    },
    toLine,
  );
  return { listing, detail: requestJobPage(url, listing.externalId) };
}
