import robotsParser from 'robots-parser';

// Its types describe an ES module, but it is a CommonJS one, whose export is the function itself.
const parseRules = robotsParser as unknown as typeof robotsParser.default;
type Rules = ReturnType<typeof parseRules>;

/** The part of a robots.txt that every crawler must read (RFC 9309, section 2.5). */
export const MAX_ROBOTS_BYTES = 500 * 1024;
const MAX_AGE_MS = 60 * 60_000;
const MAX_STORED = 100;
/** Longer files are read again each time, so that stored ones stay small. */
const MAX_STORED_LENGTH = 64 * 1024;
/** Matching takes time by the length of the rules times that of the path. Beyond this, it takes longer than 100 ms. */
const MAX_WORK = 50_000_000;

export interface RobotsAnswer {
  status: number;
  text: string;
}

const DENIED = 'User-agent: *\nDisallow: /';

/**
 * Asks sites whether robots may read a page (RFC 9309). Rules are stored for an hour.
 * @param agent the product token that rules name
 */
export function createRobots(agent: string, now: () => number) {
  const stored = new Map<string, { rules: Rules; length: number; until: number }>();

  /** @param load fetches the robots.txt at a URL */
  return async function isAllowed(page: URL, load: (url: URL) => Promise<RobotsAnswer>): Promise<boolean> {
    const { rules, length } = await find(page.origin, load);
    if (length * page.href.length > MAX_WORK) return false;
    return rules.isAllowed(page.href, agent) !== false;
  };

  async function find(origin: string, load: (url: URL) => Promise<RobotsAnswer>) {
    const known = stored.get(origin);
    if (known && known.until > now()) return known;
    stored.delete(origin);
    const url = new URL('/robots.txt', origin);
    const { status, text } = await load(url);
    // A missing file allows everything, and a failing server nothing (RFC 9309, section 2.3.1).
    const content = status >= 500 ? DENIED : status >= 200 && status < 300 ? text : '';
    const found = { rules: parseRules(url.href, content), length: content.length, until: now() + MAX_AGE_MS };
    if (status < 500 && content.length <= MAX_STORED_LENGTH) store(origin, found);
    return found;
  }

  function store(origin: string, found: { rules: Rules; length: number; until: number }): void {
    const oldest = stored.keys().next();
    if (stored.size >= MAX_STORED && !oldest.done) stored.delete(oldest.value);
    stored.set(origin, found);
  }
}
