import { getAttribute, type HtmlElement, type HtmlParent, parseHtml, toPlainText } from '@foothold/documents/markup';
import { type Adapter, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toDayFromUsDate } from './read/dates.ts';
import { toHttpUrl, toLine } from './read/fields.ts';
import { cutDescription } from './read/html-text.ts';
import { findByClass, findByTag, findLink, findOutermostByClass, lineOf } from './read/html-tree.ts';
import { toPlace } from './read/place-text.ts';
import { ACCEPTS_HTML, completeListing, createListing, getSubdomain, RecordFault, readRecords } from './records.ts';
import { completeFromPage, requestJobPage } from './schema-org.ts';
import { summaryAndLink } from './terms.ts';

const JOB_PATTERN = /job-opening\.php\?(?:.*&)?req=(\d+)/;

/** Career sites of HRMDirect (ClearCompany). */
export const hrmdirect: Adapter = {
  system: 'hrmdirect',
  name: 'HRMDirect',
  basis: 'recording',
  terms: summaryAndLink('https://www.clearcompany.com/terms-of-use/'),
  recognize(url) {
    const token = getSubdomain(url, 'hrmdirect.com');
    if (token === undefined) return null;
    return {
      system: 'hrmdirect',
      token,
      url: `https://${token}.hrmdirect.com/employment/job-openings.php?search=true`,
    };
  },
  start: ({ url }) => ({ url, kind: 'page', accept: ACCEPTS_HTML }),
  parse(answer) {
    const page = parseHtml(answer.text);
    const rows = findOutermostByClass(page, 'reqrowclick');
    if (rows.length === 0 && !/hrmdirect|reqResult|job-openings/i.test(answer.text))
      throw new SourceFormatError(`The answer isn’t a list of jobs of ${this.name}.`);
    const columns = findColumns(page);
    return {
      ...readRecords(
        rows.map((row) => ({ row })),
        {
          path: 'tr',
          read: (record) => readRow(record.row as HtmlElement, columns, answer.request.url),
          getId: (record) => getAttribute(record.row as HtmlElement, 'data-req-id'),
        },
      ),
      next: null,
      total: null,
    };
  },
  parseDetail(answer, listing) {
    const marked = completeFromPage(answer, listing);
    if (marked.description !== undefined) return marked;
    const [text] = findByClass(parseHtml(answer.text), 'jobdesc');
    return completeListing(marked, { description: text && cutDescription(toPlainText(text)) });
  },
};

/** The names of the columns, which each employer chooses. */
const findColumns = (page: HtmlParent): string[] =>
  findByTag(page, 'th').map((cell) => lineOf(cell)?.toLowerCase() ?? '');

function readRow(row: HtmlElement, columns: readonly string[], base: string): ParsedListing {
  const found = findLink(row, JOB_PATTERN);
  if (!found) throw new RecordFault('It has no link to its page.');
  const page = new URL(toHttpUrl(found.href, base) ?? base);
  page.hash = '';
  const cells = findByTag(row, 'td');
  // A date without the name of its column may be any date.
  const dateCell =
    cells[columns.findIndex((name) => /^(?:date )?posted|^posting date|^post date|^open(?:ed)? date/.test(name))];
  const byClass = (name: string) => lineOf(findByClass(row, name)[0]);
  const listing = createListing(
    {
      externalId: getAttribute(row, 'data-req-id') ?? found.match[1],
      title: lineOf(found.link),
      url: page.href,
      places: [toPlace({ city: byClass('cities'), region: byClass('state') })],
      postedAt: toDayFromUsDate(lineOf(dateCell)),
    },
    toLine,
  );
  return { listing, detail: requestJobPage(page.href, listing.externalId) };
}
