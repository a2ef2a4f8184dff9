import { findOccupation, MAX_JOB_LENGTH } from '@foothold/core/jobs';
import { parseHtmlFragment, toPlainText } from '@foothold/documents/markup';
import { type Adapter, type ParsedListing, type ParsedPage, SourceFormatError } from './adapter.ts';
import { toDay } from './read/dates.ts';
import { readEmploymentType } from './read/employment.ts';
import { type Fields, toFields, toId, toLine, toText } from './read/fields.ts';
import { readPayText } from './read/pay.ts';
import { readPlaces } from './read/place-text.ts';
import { readRemoteFromPlace } from './read/remote.ts';
import {
  ACCEPTS_JSON,
  createListing,
  parseJson,
  RecordFault,
  readRecords,
  requireFields,
  requireList,
} from './records.ts';
import { summaryAndLink } from './terms.ts';

const API = 'https://hn.algolia.com/api/v1';

/** The monthly "Who is hiring?" of Hacker News (https://hn.algolia.com/api). The token is the ID of one thread, or `latest`. */
export const hackerNews: Adapter = {
  system: 'hacker-news',
  name: 'Hacker News “Who is hiring?”',
  basis: 'recording',
  terms: summaryAndLink('https://hn.algolia.com/api', { attribution: 'Hacker News' }),
  recognize(url) {
    if (url.hostname !== 'news.ycombinator.com') return null;
    const thread = /^\d{1,12}$/.exec(url.searchParams.get('id') ?? '')?.[0];
    if (thread) return { system: 'hacker-news', token: thread, url: `https://news.ycombinator.com/item?id=${thread}` };
    const isHiring = url.pathname === '/submitted' && url.searchParams.get('id') === 'whoishiring';
    return isHiring ? { system: 'hacker-news', token: 'latest', url: url.href } : null;
  },
  start: ({ token }) => ({
    url:
      token === 'latest'
        ? `${API}/search_by_date?tags=story,author_whoishiring&hitsPerPage=10`
        : `${API}/items/${token}`,
    kind: 'page',
    accept: ACCEPTS_JSON,
  }),
  parse(answer, { token }) {
    const body = requireFields(parseJson(answer, this.name), this.name);
    if (token === 'latest' && !answer.request.url.includes('/items/'))
      return findThread(requireList(body.hits, this.name));
    const comments = requireList(body.children, this.name);
    return {
      ...readRecords(comments, { path: 'children', read: readComment, getId: ({ id }) => id }),
      next: null,
      total: null,
    };
  },
};

/** The same account also asks who wants to be hired. */
function findThread(hits: readonly unknown[]): ParsedPage {
  const thread = hits.map(toFields).find(({ title }) => /who is hiring/i.test(toLine(title) ?? ''));
  const id = toId(thread?.objectID);
  if (id === undefined || !/^\d+$/.test(id)) throw new SourceFormatError('No “Who is hiring?” was found.');
  return {
    listings: [],
    rejected: [],
    skipped: 0,
    next: { url: `${API}/items/${id}`, kind: 'page', accept: ACCEPTS_JSON },
    total: null,
  };
}

/**
 * A comment that follows the thread's custom: "Employer | Title | Place | Full-time" in its first line. Replies and deleted comments have no
 * such line.
 */
function readComment(comment: Fields): ParsedListing | null {
  const html = toText(comment.text);
  // A deleted comment.
  if (html === undefined) return null;
  const description = toPlainText(parseHtmlFragment(html.slice(0, MAX_JOB_LENGTH)), { hasOwnLines: true });
  const parts = (description.split('\n')[0] ?? '').split('|').map((part) => part.trim());
  const [employer, ...others] = parts;
  if (parts.length < 2) throw new RecordFault('Its first line doesn’t name an employer and a job.');
  const title = others.find((part) => isTitle(part));
  if (title === undefined) throw new RecordFault('No part of its first line is a job title.');
  const rest = others.filter((part) => part !== title);
  const name = toLine(employer?.replace(/\s*\(?(?:https?:\/\/|www\.)\S+\)?/, ''));
  const id = toId(comment.id);
  const remotes = new Set(rest.flatMap((part) => readRemoteFromPlace(part) ?? []));
  const types = new Set(rest.flatMap((part) => (part.length > 40 ? [] : (readEmploymentType(part) ?? []))));
  return {
    listing: createListing({
      externalId: id,
      title,
      url: id === undefined ? undefined : `https://news.ycombinator.com/item?id=${encodeURIComponent(id)}`,
      company: name === undefined ? undefined : { name },
      description,
      employmentType: types.size === 1 ? [...types][0] : undefined,
      remote: remotes.size === 1 ? [...remotes][0] : undefined,
      places: rest.filter((part) => part.length < 100).flatMap(readPlaces),
      pay: rest.map((part) => readPayText(part)).find((pay) => pay !== undefined),
      postedAt: toDay(comment.created_at),
    }),
    detail: null,
  };
}

const ROLE_PATTERN =
  /\b(?:engineers?|developers?|designers?|scientists?|managers?|swe|sre|analysts?|architects?|lead)\b/i;
/** What the employer does: "CRM for sales managers". */
const TAGLINE_PATTERN = /https?:\/\/|\b(?:for|we|our|is|are|building|helping|that|who)\b/i;

const isTitle = (part: string): boolean =>
  part.length <= 150 && !TAGLINE_PATTERN.test(part) && (ROLE_PATTERN.test(part) || findOccupation(part) !== undefined);
