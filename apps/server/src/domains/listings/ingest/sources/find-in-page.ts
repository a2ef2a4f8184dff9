import { getAttribute, parseHtml } from '@foothold/documents/markup';
import type { Board } from './adapter.ts';
import { toPageBoard } from './job-page.ts';
import { phenom } from './phenom.ts';
import { toHttpUrl } from './read/fields.ts';
import { findByTag } from './read/html-tree.ts';
import { ADAPTERS, recognizeUrl } from './registry.ts';
import { remotive } from './remotive.ts';
import { findPagePostings } from './schema-org.ts';

const MAX_PAGE_LENGTH = 2_000_000;
const MAX_ADDRESSES = 3000;
const ADDRESS_PATTERN = /(?:https?:)?(?:\\?\/){2}[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[^\s"'<>`\\)\]}]|\\\/)*/gi;

/** Systems whose boards employers embed or link to. Feeds and job boards that a page links to aren't the employer's. */
const EMBEDDED = ADAPTERS.slice(0, ADAPTERS.indexOf(remotive));

/** Systems that serve career sites at the employer's own address, with what gives them away. */
const AT_OWN_ADDRESS: readonly { sign: RegExp; toBoard: (url: URL) => Board | null }[] = [
  {
    sign: /phApp\.ddo\s*=/,
    toBoard: (url) => phenom.recognize(url),
  },
  {
    sign: /(?:assets|scripts)[a-z0-9.-]*\.teamtailor-cdn\.com/,
    toBoard: ({ hostname }) => ({ system: 'teamtailor', token: hostname, url: `https://${hostname}/jobs` }),
  },
  {
    sign: /recruiteecdn\.com/,
    toBoard: ({ hostname }) => ({ system: 'recruitee', token: hostname, url: `https://${hostname}/` }),
  },
];

/**
 * The board that a careers page embeds or is: by the addresses in its HTML, of which the one that it names most often counts, by what gives
 * away a system at the employer's own address, and otherwise by the jobs that it marks up.
 * @param url the final address of the page
 */
export function findBoardInPage(html: string, url: string): Board | null {
  const page = html.slice(0, MAX_PAGE_LENGTH);
  const own = URL.parse(url);
  if (!own || toHttpUrl(url) === undefined) return null;
  for (const { sign, toBoard } of AT_OWN_ADDRESS) {
    const board = sign.test(page) ? toBoard(own) : null;
    if (board) return board;
  }
  return findNamedBoard(page, url) ?? (findPagePostings(page).length > 0 ? toPageBoard(own.href) : findFeed(page, url));
}

function findNamedBoard(page: string, base: string): Board | null {
  const found = new Map<string, { board: Board; count: number }>();
  const addresses = [...page.matchAll(ADDRESS_PATTERN)].slice(0, MAX_ADDRESSES);
  for (const [address] of addresses) {
    const url = toHttpUrl(address.replaceAll('\\/', '/').replaceAll('&amp;', '&'), base);
    const board = url === undefined ? null : recognizeUrl(new URL(url), EMBEDDED);
    if (!board) continue;
    const key = `${board.system} ${board.token}`;
    found.set(key, { board, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const [most] = [...found.values()].sort((a, b) => b.count - a.count);
  return most?.board ?? null;
}

/** A feed that the page names for programs and that is about jobs. */
function findFeed(page: string, base: string): Board | null {
  for (const link of findByTag(parseHtml(page), 'link')) {
    const isFeed = /^application\/(?:rss|atom)\+xml$/.test(getAttribute(link, 'type') ?? '');
    const url = isFeed ? toHttpUrl(getAttribute(link, 'href'), base) : undefined;
    if (url !== undefined && /job|career|vacanc|position/i.test(url)) return { system: 'rss', token: url, url };
  }
  return null;
}
