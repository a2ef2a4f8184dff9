// Pages of listings as visitors get them, and pages of the portal as a member gets them, from the whole server.
// Usage: node bench/row-pages.ts [number of different queries for the memory, 100000] [seconds of each load, 5]. Needs wrk (a Debian package).
import { readFileSync } from 'node:fs';
import { listSkills } from '@foothold/core/skills';
import { recordFigure } from './support/figures.ts';
import { measureMiss } from './support/page-tree.ts';
import { readMemory } from './support/process-use.ts';
import { createRandom } from './support/random.ts';
import { startServer } from './support/server.ts';
import { getMedian } from './support/statistics.ts';
import { BROWSER_HEADERS, runWrk } from './support/wrk.ts';

const differentCount = Number(process.argv[2] ?? 100_000);
const seconds = Number(process.argv[3] ?? 5);
const PORT = Number(process.env.BENCH_PORT ?? 3976);
const METRICS_TOKEN = 'the token of this benchmark and of nothing else';
const QUERY_COUNT = 1_000;
const DRAWN_COUNT = 50_000;
const MISS_COUNT = 200;
const SETTLE_MS = 20_000;
const CONNECTIONS_AT_ONCE = 8;

/** Draws addresses so that the one at rank n is asked for in proportion to 1/n (Zipf). */
function drawByRank(addresses: readonly string[], count: number): string[] {
  const random = createRandom('row-pages');
  let sum = 0;
  const sums = addresses.map((_, rank) => {
    sum += 1 / (rank + 1);
    return sum;
  });
  return Array.from({ length: count }, () => {
    const at = random.next() * sum;
    return addresses[sums.findIndex((upTo) => at < upTo)] ?? '';
  });
}

const server = await startServer(PORT, { RATE_LIMITS: 'off', METRICS_TOKEN });
const { base } = server;
const pid = server.child.pid ?? 0;

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(base + path, { headers: { 'accept-encoding': 'br', 'user-agent': 'bench', ...headers } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
};

async function measureCache() {
  const text = await (await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  const [hits, misses] = [read('cached_page_hits_total'), read('cached_page_misses_total')];
  return { hits, misses, pages: read('cached_pages'), megabytes: read('cached_page_bytes') / 2 ** 20 };
}

/** Requests `count` addresses, a few at a time. */
async function askEach(count: number, getAddress: (at: number) => string, onAsked = async (_at: number) => {}) {
  let next = 0;
  const work = async () => {
    while (next < count) {
      const at = next++;
      await (await get(getAddress(at))).text();
      await onAsked(at);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS_AT_ONCE }, work));
}

async function reportLoad(name: string, addresses: readonly string[]): Promise<void> {
  // Once each, so that the load doesn't depend on how many were asked for before.
  await askEach(addresses.length, (at) => addresses[at] ?? '');
  const before = await measureCache();
  const paths = drawByRank(addresses, DRAWN_COUNT);
  const { rate, p50 } = await runWrk(base, { connections: 16, seconds, paths });
  const after = await measureCache();
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  const hitRate = `hit rate ${((100 * hits) / (hits + misses)).toFixed(1)} %`;
  recordFigure({
    name: `${name}, signed out`,
    value: rate,
    unit: 'answers/s',
    goal: { atLeast: 2_000 },
    compared: `${hitRate}; p50 ${p50.toFixed(2)} ms`,
  });
}

async function listListings(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 50; page++) {
    const { items } = (await (await get(`/api/listings?page=${page}`)).json()) as { items: { id: string }[] };
    ids.push(...items.map(({ id }) => id));
  }
  return ids;
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${base}/api/accounts/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'member@demo.example', password: 'demo-member-password' }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The member's résumé, without which the pages are almost empty. */
async function uploadResume(cookie: string): Promise<void> {
  const form = new FormData();
  const text = readFileSync(new URL('../packages/documents/test/corpus/fixtures/text-bars-chef.txt', import.meta.url));
  form.set('file', new File([text], 'chef.txt', { type: 'text/plain' }));
  const answer = await fetch(`${base}/api/resumes`, { method: 'POST', headers: { cookie }, body: form });
  if (!answer.ok) throw new Error(`The résumé was refused: ${await answer.text()}`);
}

try {
  // The server prepares its other pages and search at startup, which isn't measured.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const words = ['nurse', ...listSkills().map(({ name }) => name)];
  const queries = words.slice(0, QUERY_COUNT).map((word) => `/jobs?${new URLSearchParams({ q: word })}`);
  const listings = (await listListings()).map((id) => `/jobs/${id}`);

  const rows = await Promise.all(
    ['/api/listings?q=nurse', `/api/listings/${listings[0]?.split('/').at(-1)}`].map(async (path) =>
      (await get(path)).json(),
    ),
  );
  const api = { listings: { search: async () => rows[0], get: async () => rows[1] } };
  for (const address of ['/jobs?q=nurse', listings[0] ?? '']) {
    const { miss, string } = await measureMiss(address, api, MISS_COUNT);
    recordFigure({
      name: `${address === '/jobs?q=nurse' ? address : '/jobs/{id}'} made from its rows, CPU time`,
      value: miss / string,
      unit: '×',
      goal: { atMost: 1.5 },
      compared: `renderToString of the same tree: ${string.toFixed(2)} ms`,
    });
  }
  const misses: number[] = [];
  for (const query of queries.slice(-MISS_COUNT)) {
    const startedAt = performance.now();
    await (await get(query)).text();
    misses.push(performance.now() - startedAt);
  }
  console.log(`a miss of /jobs?q=… over HTTP, with its queries: p50 ${getMedian(misses).toFixed(1)} ms`);

  await reportLoad(`/jobs?q=…, ${queries.length} queries`, queries);
  await reportLoad(`/jobs/{id}, ${listings.length} listings`, listings);

  const cookie = await logIn();
  await uploadResume(cookie);
  for (const path of ['/portal', '/portal/resumes', '/portal/matches']) {
    const options = { seconds, headers: { ...BROWSER_HEADERS, cookie } };
    await runWrk(base + path, { ...options, connections: 4 });
    const alone = await runWrk(base + path, { ...options, connections: 1 });
    const full = await runWrk(base + path, { ...options, connections: CONNECTIONS_AT_ONCE });
    recordFigure({ name: `${path}, signed in`, value: full.rate, unit: 'answers/s', goal: { atLeast: 150 } });
    recordFigure({ name: `${path} alone, p50`, value: alone.p50, unit: 'ms', goal: { atMost: 15 } });
  }

  const report = async (what: string): Promise<number> => {
    const { pages, megabytes } = await measureCache();
    const memory = readMemory(pid);
    if (memory === null) throw new Error('The server ended.');
    console.log(
      `memory of the server ${what}: PSS ${memory.toFixed(0)} MB; cached: ${pages} pages, ${megabytes.toFixed(1)} MB`,
    );
    return memory;
  };
  await report('before');
  const tenth = Math.floor(differentCount / 10);
  let afterTenth = Number.NaN;
  await askEach(
    differentCount,
    (at) => `/jobs?${new URLSearchParams({ q: words[at % words.length] ?? '', payMin: String(at) })}`,
    async (at) => {
      if (at === tenth) afterTenth = await report(`after ${at} different queries`);
    },
  );
  const after = await report(`after ${differentCount} different queries`);
  recordFigure({
    name: `Memory of the server after ${differentCount.toLocaleString('en-US')} different queries`,
    value: after / afterTenth,
    unit: '×',
    // Flat: garbage that isn't collected yet makes some difference.
    goal: { atMost: 1.1 },
    compared: `after a tenth of them: ${afterTenth.toFixed(0)} MB`,
  });
} finally {
  await server.stop();
}
