import { getAttribute, type HtmlElement, parseHtml } from '@foothold/documents/markup';
import { type Adapter, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toHttpUrl, toLine } from './read/fields.ts';
import { findByClass, findByTag, findLink, findOutermostByClass, lineOf } from './read/html-tree.ts';
import { readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import {
  ACCEPTS_HTML,
  continueAfter,
  createListing,
  getNumberParameter,
  RecordFault,
  readRecords,
  withParameters,
} from './records.ts';
import { completeFromPage, requestJobPage } from './schema-org.ts';
import { summaryAndLink } from './terms.ts';

const JOB_PATTERN = /\/jobs\/(\d+)\/[^/?#]+\/job\b/;

/** Career sites of iCIMS. The token is the host. */
export const icims: Adapter = {
  system: 'icims',
  name: 'iCIMS',
  basis: 'recording',
  terms: summaryAndLink('https://www.icims.com/legal/'),
  recognize: ({ hostname }) =>
    /^[a-z0-9-]+\.icims\.com$/.test(hostname) && !/^(?:www|api|developer|login|support)\./.test(hostname)
      ? { system: 'icims', token: hostname, url: `https://${hostname}/jobs/search` }
      : null,
  start: ({ token }) => ({
    url: `https://${token}/jobs/search?ss=1&in_iframe=1&pr=0`,
    kind: 'page',
    accept: ACCEPTS_HTML,
  }),
  parse(answer) {
    if (!/icims/i.test(answer.text)) throw new SourceFormatError(`The answer isn’t a page of ${this.name}.`);
    const page = parseHtml(answer.text);
    const cards = findOutermostByClass(page, 'icims_jobcarditem');
    const records = cards.map((card) => ({ card }));
    const getId = (card: HtmlElement) => findLink(card, JOB_PATTERN)?.match[1];
    const pr = getNumberParameter(answer.request, 'pr', 0) + 1;
    return {
      ...readRecords(records, {
        path: 'iCIMS_JobCardItem',
        read: (record) => readCard(record.card as HtmlElement, answer.request.url),
        getId: (record) => getId(record.card as HtmlElement),
      }),
      next: continueAfter(answer, cards.map(getId), {
        ...answer.request,
        url: withParameters(answer.request.url, { pr }),
      }),
      total: null,
    };
  },
  parseDetail: completeFromPage,
};

function readCard(card: HtmlElement, base: string): ParsedListing {
  const found = findLink(card, JOB_PATTERN);
  if (!found) throw new RecordFault('It has no link to its page.');
  const heading = findByTag(found.link, 'h3')[0] ?? findByTag(found.link, 'h2')[0];
  const url = new URL(toHttpUrl(found.href, base) ?? base);
  const place = readField(card, /location/i);
  const detail = withParameters(url.href, { in_iframe: 1 });
  url.search = '';
  const listing = createListing(
    {
      externalId: found.match[1],
      title: lineOf(heading) ?? getAttribute(found.link, 'title')?.replace(/^\d+\s+-\s+/, ''),
      url: url.href,
      remote: readRemoteFromPlace(place),
      places: readPlaces(place),
    },
    toLine,
  );
  return { listing, detail: requestJobPage(detail, listing.externalId) };
}

/** The text after a label that only screen readers see. */
function readField(card: HtmlElement, name: RegExp): string | undefined {
  const label = findByClass(card, 'field-label').find((element) => name.test(lineOf(element) ?? ''));
  const around = label?.parentNode;
  const next = around?.childNodes
    .slice(around.childNodes.indexOf(label as HtmlElement) + 1)
    .find((node) => 'tagName' in node);
  return lineOf(next as HtmlElement | undefined);
}
