import { getAttribute, parseHtml } from '@foothold/documents/markup';
import { type Adapter, type Board, type ParsedListing, SourceFormatError } from './adapter.ts';
import { toHttpUrl } from './read/fields.ts';
import { toTitle } from './read/html-text.ts';
import { findByTag } from './read/html-tree.ts';
import { ACCEPTS_HTML, completeListing, createListing, readRecords } from './records.ts';
import { findPagePostings, readPosting, requestJobPage } from './schema-org.ts';
import { summaryAndLink } from './terms.ts';
import { toUrlId } from './url-id.ts';

const MAX_LINKS = 500;
const JOB_PATH_PATTERN =
  /\/(?:jobs?|careers?|positions?|vacanc(?:y|ies)|openings?|opportunit(?:y|ies)|stellen(?:angebote)?|emplois?|offres?|ofertas?|empleos?)\//i;

/** Whether an address looks like the page of one job: `/careers/nurse-aide`, and not `/careers/`. */
export const isJobAddress = (url: string): boolean =>
  JOB_PATH_PATTERN.test(URL.parse(url)?.pathname.replace(/\/+$/, '') ?? '');

/** Any page as a board. */
export const toPageBoard = (url: string): Board => ({ system: 'job-page', token: url, url });

/**
 * Pages that mark up jobs as `JobPosting` (https://schema.org/JobPosting), as JSON-LD or microdata: the page itself, or else those that it
 * links to. The token is the page's address.
 */
export const jobPage: Adapter = {
  system: 'job-page',
  name: 'Careers page',
  basis: 'documentation',
  terms: summaryAndLink('https://schema.org/JobPosting'),
  // Any page may be one, so it has to be read first.
  recognize: () => null,
  start: ({ token }) => ({ url: token, kind: 'page', accept: ACCEPTS_HTML }),
  parse(answer) {
    const page = answer.request.url;
    const postings = findPagePostings(answer.text);
    const read = readRecords(postings, {
      path: 'JobPosting',
      read: (posting) => {
        const draft = readPosting(posting, page);
        const url = draft.url ?? (postings.length === 1 ? page : undefined);
        const id = url === undefined ? draft.externalId : toUrlId(url);
        return { listing: createListing({ ...draft, url, externalId: id }), detail: null };
      },
      getId: ({ url }) => url,
    });
    return {
      ...read,
      listings: postings.length > 0 ? read.listings : findLinks(answer.text, page),
      next: null,
      total: null,
    };
  },
  parseDetail: readJobPage,
};

/** The jobs that a list of pages leads to. Nothing but their address is known. */
export const toLinkedListings = (urls: Iterable<string>): ParsedListing[] =>
  [...new Set(urls)].map((url) => ({
    listing: { externalId: toUrlId(url), url },
    detail: requestJobPage(url, toUrlId(url)),
  }));

function findLinks(html: string, page: string): ParsedListing[] {
  const { host } = new URL(page);
  const urls = findByTag(parseHtml(html), 'a').flatMap((link) => {
    const url = toHttpUrl(getAttribute(link, 'href'), page)?.replace(/#.*$/, '');
    return url !== undefined && new URL(url).host === host && isJobAddress(url) ? url : [];
  });
  return toLinkedListings([...new Set(urls)].slice(0, MAX_LINKS));
}

/** Reads the only job that a page marks up, or the one whose address it is. @throws SourceFormatError if there is none */
export function readJobPage(
  answer: Parameters<Adapter['parse']>[0],
  listing: ParsedListing['listing'],
): ParsedListing['listing'] {
  const page = answer.request.url;
  const drafts = findPagePostings(answer.text).map((posting) => readPosting(posting, page));
  const draft = drafts.length === 1 ? drafts[0] : drafts.find(({ url }) => url === page);
  const title = toTitle(draft?.title);
  if (!draft || title === undefined) throw new SourceFormatError('The page doesn’t mark up one job.');
  const { externalId: _, title: __, url: ___, ...found } = draft;
  return { ...completeListing(listing, found), title };
}
