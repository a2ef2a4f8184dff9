import { describe, expect, test } from 'vitest';
import type { ParsedPage, SourceRequest } from './adapter.ts';
import { getAdapter, recognizeBoard } from './registry.ts';

/** A system with more than one page, and how it sends a page of jobs with these IDs. */
interface Paged {
  address: string;
  toPage: (ids: readonly number[], page: { number: number; isLast: boolean; all: number }) => string;
  pageSize: number;
}

const toIds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const json = JSON.stringify;

const PAGED: Readonly<Record<string, Paged>> = {
  lever: {
    address: 'https://jobs.lever.co/larkholt',
    pageSize: 100,
    toPage: (ids) => json(ids.map((id) => ({ id: `p-${id}`, text: `Job ${id}` }))),
  },
  smartrecruiters: {
    address: 'https://jobs.smartrecruiters.com/Larkholt',
    pageSize: 100,
    toPage: (ids, { all }) => json({ totalFound: all, content: ids.map((id) => ({ id, name: `Job ${id}` })) }),
  },
  workday: {
    address: 'https://larkholt.wd1.myworkdayjobs.com/Careers',
    pageSize: 20,
    toPage: (ids, { number, all }) =>
      json({
        total: number === 0 ? all : 0,
        jobPostings: ids.map((id) => ({ title: `Job ${id}`, externalPath: `/job/Austin/Job_R${id}` })),
      }),
  },
  eightfold: {
    address: 'https://larkholt.eightfold.ai/careers?domain=larkholt.com',
    pageSize: 10,
    toPage: (ids, { all }) => json({ count: all, positions: ids.map((id) => ({ id, name: `Job ${id}` })) }),
  },
  oracle: {
    address: 'https://abcd.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1',
    pageSize: 25,
    toPage: (ids, { all }) =>
      json({ items: [{ TotalJobsCount: all, requisitionList: ids.map((Id) => ({ Id, Title: `Job ${Id}` })) }] }),
  },
  phenom: {
    address: 'https://careers.larkholt.example/us/en/search-results',
    pageSize: 10,
    toPage: (ids, { all }) =>
      `<script>phApp.ddo = ${json({ eagerLoadRefineSearch: { totalHits: all, data: { jobs: ids.map((id) => ({ jobId: `P-${id}`, title: `Job ${id}` })) } } })};</script>`,
  },
  icims: {
    address: 'https://careers-larkholt.icims.com/jobs/search',
    pageSize: 20,
    toPage: (ids) =>
      `<ul class="iCIMS_JobsTable">${ids.map((id) => `<li class="iCIMS_JobCardItem"><a href="/jobs/${id}/job-${id}/job" title="${id} - Job ${id}"></a></li>`).join('')}</ul>`,
  },
  jobvite: {
    address: 'https://jobs.jobvite.com/larkholt',
    pageSize: 50,
    toPage: (ids) =>
      `<table class="jv-job-list">${ids.map((id) => `<tr><td><a href="/larkholt/job/oAbC${1000 + id}">Job ${id}</a></td></tr>`).join('')}</table>`,
  },
  arbeitnow: {
    address: 'https://www.arbeitnow.com/',
    pageSize: 5,
    toPage: (ids, { number, isLast }) =>
      json({
        data: ids.map((id) => ({ slug: `job-${id}`, title: `Job ${id}` })),
        links: { next: isLast ? null : `https://www.arbeitnow.com/api/job-board-api?page=${number + 2}` },
      }),
  },
  teamtailor: {
    address: 'https://larkholt.teamtailor.com/jobs',
    pageSize: 5,
    toPage: (ids, { number, isLast }) =>
      json({
        items: ids.map((id) => ({ id: `t-${id}`, title: `Job ${id}` })),
        next_url: isLast ? undefined : `https://larkholt.teamtailor.com/jobs.json?page=${number + 2}`,
      }),
  },
  'the-muse': {
    address: 'https://www.themuse.com/jobs',
    pageSize: 20,
    toPage: (ids, { all }) =>
      json({ page_count: Math.ceil(all / 20), total: all, results: ids.map((id) => ({ id, name: `Job ${id}` })) }),
  },
  adzuna: {
    address: 'https://www.adzuna.com/',
    pageSize: 50,
    toPage: (ids, { all }) => json({ count: all, results: ids.map((id) => ({ id: String(id), title: `Job ${id}` })) }),
  },
  usajobs: {
    address: 'https://www.usajobs.gov/',
    pageSize: 250,
    toPage: (ids, { all }) =>
      json({
        SearchResult: {
          SearchResultCountAll: all,
          SearchResultItems: ids.map((id) => ({
            MatchedObjectId: String(id),
            MatchedObjectDescriptor: { PositionTitle: `Job ${id}` },
          })),
          UserArea: { NumberOfPages: String(Math.ceil(all / 250)) },
        },
      }),
  },
};

/** Requests pages until the adapter has no next one. @param getIds the jobs on a page, by its number */
function readAll(system: string, getIds: (page: number) => readonly number[], all: number, limit = 20) {
  const { address, toPage } = PAGED[system] as Paged;
  const adapter = getAdapter(system);
  const board = recognizeBoard(address);
  if (!adapter || board?.system !== system) throw new Error(`${address} is not recognized`);
  const ids = new Set<string>();
  const requests: SourceRequest[] = [];
  const totals: ParsedPage['total'][] = [];
  for (let next: SourceRequest | null = adapter.start(board); next && requests.length < limit; ) {
    const number = requests.length;
    requests.push(next);
    const text = toPage(getIds(number), { number, isLast: getIds(number + 1).length === 0, all });
    const page: ParsedPage = adapter.parse({ request: next, text, mediaType: null }, board);
    for (const { listing } of page.listings) ids.add(listing.externalId);
    totals.push(page.total);
    next = page.next;
  }
  return { ids, requests, totals };
}

describe.each(Object.entries(PAGED))('%s', (system, { pageSize }) => {
  const all = pageSize * 2 + 3;
  const getIds = (page: number) => toIds(page * pageSize + 1, Math.max(0, Math.min(pageSize, all - page * pageSize)));

  test('reads every page and then ends', () => {
    const { ids, requests } = readAll(system, getIds, all);
    expect(ids.size).toBe(all);
    expect(requests.length).toBeGreaterThanOrEqual(3);
    expect(requests.length).toBeLessThanOrEqual(4);
    expect(new Set(requests.map(({ url, body }) => `${url} ${body}`)).size).toBe(requests.length);
  });

  test('ends at a page that repeats the one before', () => {
    const { ids, requests } = readAll(system, (page) => getIds(Math.min(page, 1)), all * 10);
    expect(ids.size).toBe(pageSize * 2);
    expect(requests.length).toBeLessThanOrEqual(4);
  });

  test('ends where the system begins again', () => {
    const { ids, requests } = readAll(system, (page) => getIds(page % 2), all * 10);
    expect(ids.size).toBe(pageSize * 2);
    expect(requests.length).toBeLessThanOrEqual(4);
  });

  test('ends at a page without jobs', () => {
    const { requests } = readAll(system, (page) => (page === 0 ? getIds(0) : []), all);
    expect(requests.length).toBeLessThanOrEqual(2);
  });
});

test('keeps to the host when an answer names the next page', () => {
  const board = recognizeBoard('https://www.arbeitnow.com/');
  const arbeitnow = getAdapter('arbeitnow');
  if (!board || !arbeitnow) throw new Error('not recognized');
  const text = json({ data: [{ slug: 'a', title: 'A' }], links: { next: 'https://elsewhere.example/?page=2' } });
  expect(arbeitnow.parse({ request: arbeitnow.start(board), text, mediaType: null }, board).next).toBeNull();
});

test('reads the parts of a site map that have jobs, one after another', () => {
  const sitemap = getAdapter('sitemap');
  const board = recognizeBoard('https://larkholt.example/sitemap_index.xml');
  if (!sitemap || !board) throw new Error('not recognized');
  const toIndex = (parts: readonly string[]) =>
    `<sitemapindex>${parts.map((part) => `<sitemap><loc>https://larkholt.example/${part}</loc></sitemap>`).join('')}</sitemapindex>`;
  const toPart = (id: number) => `<urlset><url><loc>https://larkholt.example/jobs/${id}</loc></url></urlset>`;
  const answers: Readonly<Record<string, string>> = {
    'https://larkholt.example/sitemap_index.xml': toIndex(['pages.xml', 'jobs-1.xml', 'jobs-2.xml']),
    'https://larkholt.example/jobs-1.xml': toPart(1),
    'https://larkholt.example/jobs-2.xml': toPart(2),
  };
  const ids: string[] = [];
  for (let next: SourceRequest | null = sitemap.start(board); next; ) {
    const page: ParsedPage = sitemap.parse({ request: next, text: answers[next.url] ?? '', mediaType: null }, board);
    ids.push(...page.listings.map(({ listing }) => listing.externalId));
    next = page.next;
  }
  expect(ids).toEqual(['larkholt.example/jobs/1', 'larkholt.example/jobs/2']);
});

test('finds this month’s thread of Hacker News first', () => {
  const hackerNews = getAdapter('hacker-news');
  const board = recognizeBoard('https://news.ycombinator.com/submitted?id=whoishiring');
  if (!hackerNews || !board) throw new Error('not recognized');
  const text = json({
    hits: [
      { objectID: '49500100', title: 'Ask HN: Who wants to be hired? (September 2026)' },
      { objectID: '49500001', title: 'Ask HN: Who is hiring? (September 2026)' },
    ],
  });
  const page = hackerNews.parse({ request: hackerNews.start(board), text, mediaType: null }, board);
  expect(page.next?.url).toBe('https://hn.algolia.com/api/v1/items/49500001');
});
