import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { Executor } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { addViews, listViewsSince } from './page-views-repository.ts';

/** Where views are reported besides our own count. */
export interface AnalyticsService {
  /** Reports a view. @throws Error if the service doesn't accept it */
  record(views: readonly { path: string }[]): Promise<void>;
}

const FLUSH_MS = 5_000;
/** Maximum number of paths between two writes. A site has far fewer. */
const MAX_PATHS = 2_000;

/** All listing pages count under one path, so we don't record who viewed which listing. */
export const LISTING_PAGE = '/jobs/{id}';
const COLLAPSED: readonly [RegExp, string][] = [[/^\/jobs\/[^/]+$/, LISTING_PAGE]];

export interface PageViewsOptions {
  db: Executor;
  logger: Logger;
  service: AnalyticsService | null;
  /** Whether it is a public page. Callers may send any path, and signed-in pages aren't counted. */
  isPage(path: string): boolean;
  now(): Date;
}

/**
 * Counts page views by day without any personal data: no cookie, address, or browser. Bots, prefetched pages, and visitors who opt out of
 * tracking (`DNT`, `Sec-GPC`) aren't counted.
 */
export function createPageViews({ db, logger, service, isPage, now }: PageViewsOptions) {
  let counts = new Map<string, number>();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  function count(headers: Headers | IncomingHttpHeaders, path: string): void {
    const page = COLLAPSED.find(([pattern]) => pattern.test(path))?.[1] ?? path;
    if (!isPage(page) || !mayCount((name) => getHeader(headers, name))) return;
    if (counts.has(page) || counts.size < MAX_PATHS) counts.set(page, (counts.get(page) ?? 0) + 1);
  }

  /** Writes run one after another, so waiting for one includes everything counted before. */
  let pendingWrite = Promise.resolve();
  function flush(): Promise<void> {
    pendingWrite = pendingWrite.then(write);
    return pendingWrite;
  }

  /** Writes the views counted since the last write. After a failure, they are added to the next one. */
  async function write(): Promise<void> {
    if (counts.size === 0) return;
    const [taken, day] = [counts, now().toISOString().slice(0, 10)];
    counts = new Map();
    try {
      await addViews(
        db,
        [...taken].map(([path, views]) => ({ day, path, views })),
      );
    } catch (error) {
      for (const [path, views] of taken) counts.set(path, (counts.get(path) ?? 0) + views);
      logger.warn({ err: error }, 'could not save page views');
      return;
    }
    const views = [...taken].flatMap(([path, times]) => Array.from({ length: times }, () => ({ path })));
    await service?.record(views).catch((error: unknown) => {
      logger.warn({ err: error }, 'analytics service rejected page views');
    });
  }

  return {
    count,
    flush,
    /** Views of the last `days` days, including today, by day and by page. */
    async visits(days: number) {
      await flush();
      const from = new Date(now().getTime() - (days - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      const rows = await listViewsSince(db, from);
      return {
        from,
        total: rows.reduce((sum, { views }) => sum + views, 0),
        days: sumBy(rows, ({ day }) => day).map(([date, views]) => ({ date, views })),
        pages: sumBy(rows, ({ path }) => path)
          .map(([path, views]) => ({ path, views }))
          .toSorted((a, b) => b.views - a.views || a.path.localeCompare(b.path))
          .slice(0, 100),
      };
    },
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}

export type PageViews = ReturnType<typeof createPageViews>;

function sumBy<T extends { views: number }>(rows: readonly T[], key: (row: T) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + row.views);
  return [...sums];
}

function getHeader(headers: Headers | IncomingHttpHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Browsers use few user agent strings, and detecting bots is expensive, so results are cached. */
const persons = new Map<string, boolean>();
const MAX_BROWSERS = 1_000;

function isPerson(browser: string): boolean {
  const known = persons.get(browser);
  if (known !== undefined) return known;
  const person = !isbot(browser);
  if (persons.size < MAX_BROWSERS) persons.set(browser, person);
  return person;
}

function mayCount(header: (name: string) => string | undefined): boolean {
  if (header('dnt') === '1' || header('sec-gpc') === '1') return false;
  if (/prefetch|prerender/.test(`${header('sec-purpose') ?? ''} ${header('purpose') ?? ''}`)) return false;
  const browser = header('user-agent');
  return browser !== undefined && isPerson(browser);
}
