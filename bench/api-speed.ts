/**
 * Two endpoints beside the same work on bare Fastify and `pg`, in one process, in turns, under the same load: `GET /api/listings?q=…` with
 * the same statements for the page and its rows and the same JSON, and `POST /api/support-query` with the same limits and inserts (the
 * inquiry, both emails, and their jobs). The statements are those that our server sends, recorded at the start. Prints answers a second of
 * both (medians of the rounds) and the ratio. Needs wrk (a Debian package).
 * `node bench/api-speed.ts [rounds] [seconds]`
 */
import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { ListingRecord } from '../apps/server/src/domains/listings/catalog/repository.ts';
import { toListing } from '../apps/server/src/domains/listings/catalog/views.ts';
import { startTestApp } from './support/app.ts';
import { recordFigure } from './support/figures.ts';
import { recordStatements, type Statement } from './support/record-statements.ts';
import { getMedian } from './support/statistics.ts';
import { runWrk, type WrkOptions } from './support/wrk.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = Number(process.argv[3] ?? 4);
const CONNECTION_COUNT = 16;
const WARM_UP_ROUNDS = 3;
const WORDS = [
  'nurse',
  'software engineer',
  'driver',
  'accountant',
  'sql',
  'warehouse',
  'teacher',
  'manager',
  'welder',
  'sales',
];
const TODAY = new Date().toISOString().slice(0, 10);

const own = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
await own.app.samples.seed();
const pool = new pg.Pool({ connectionString: own.app.pool.options.connectionString, max: 10 });
const bare = fastify({ logger: false, trustProxy: true });
const getUrl = (words: string) => `/api/listings?q=${encodeURIComponent(words)}`;
try {
  await serveListings();
  await serveSupportQuery();
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const bareUrl = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`;
  // Each call is of another network and address, so that no limit is reached.
  const supportScript = `local at = ${Math.floor(Math.random() * 1e6)}
math.randomseed(os.time())
request = function()
  at = at + 1
  local headers = { ["content-type"] = "application/json", ["x-forwarded-for"] = math.random(1, 223) .. "." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(0, 255) }
  local body = '{"firstName":"Robin","lastName":"Example","email":"robin' .. at .. '.' .. math.random(1, 1000000000) .. '@example.com","query":"How do I export my resume as a PDF?"}'
  return wrk.format("POST", "/api/support-query", headers, body)
end`;
  await measure('GET /api/listings?q=…', { paths: WORDS.map(getUrl) }, bareUrl, 0.5);
  await measure('POST /api/support-query', { script: supportScript }, bareUrl, 0.8);
} finally {
  await bare.close();
  await pool.end();
  await own.stop();
}

async function measure(
  name: string,
  requests: Pick<WrkOptions, 'paths' | 'script'>,
  bareUrl: string,
  goal: number,
): Promise<void> {
  // Without a browser's headers: only our server would compress.
  const options = { connections: CONNECTION_COUNT, seconds: SECONDS, headers: {}, ...requests };
  const rates = { own: [] as number[], bare: [] as number[] };
  // The first rounds are for the compiler.
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const ownRate = (await runWrk(own.url, options)).rate;
    const bareRate = (await runWrk(bareUrl, options)).rate;
    if (round < 0) continue;
    rates.own.push(ownRate);
    rates.bare.push(bareRate);
  }
  const [ours, theirs] = [getMedian(rates.own), getMedian(rates.bare)];
  recordFigure({
    name: `${name}, rate`,
    value: ours / theirs,
    unit: '×',
    goal: { atLeast: goal },
    compared: `bare Fastify and pg: ${theirs.toFixed(0)} answers/s`,
  });
}

/** The page of listings with our server's own statements, except for those that only say whether what it remembers is current. */
async function serveListings(): Promise<void> {
  const known = new Map<string, { page: Statement[]; rows: Statement; answer: Record<string, unknown> }>();
  for (const words of WORDS) {
    const ask = async () => (await fetch(own.url + getUrl(words))).json();
    // The first call also counts facets, which the server remembers.
    const answer = (await ask()) as Record<string, unknown>;
    const statements = (await recordStatements(ask)).filter(({ text }) => /FROM listings\b/.test(text));
    const rows = statements.pop();
    if (!rows || statements.length === 0) throw new Error('The statements of a search were not recorded.');
    known.set(words, { page: statements, rows, answer });
  }
  bare.get<{ Querystring: { q: string } }>('/api/listings', async (request, reply) => {
    const asked = known.get(request.query.q);
    if (!asked) return reply.status(404).send();
    let ids: string[] = [];
    for (const statement of asked.page) ids = (await pool.query<{ id: string }>(statement)).rows.map(({ id }) => id);
    const { rows } = await pool.query<ListingRecord>(asked.rows.text, [ids]);
    const byId = new Map(rows.map((row) => [row.id, toListing(row, TODAY)]));
    return { ...asked.answer, items: ids.map((id) => byId.get(id)) };
  });
}

async function serveSupportQuery(): Promise<void> {
  const sample = { firstName: 'Robin', lastName: 'Example', email: 'sample@example.com', query: 'A question.' };
  const inserts = (
    await recordStatements(() =>
      fetch(`${own.url}/api/support-query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
        body: JSON.stringify(sample),
      }),
    )
  ).filter(({ text }) => /insert\s+into\s+("?inquiries"?|"?mails"?|pgboss)/i.test(text));
  const sampleEmail = sample.email;
  if (inserts.length < 3) throw new Error('The statements of a support request were not recorded.');
  const limits = [
    { points: 20, name: 'bare-address' },
    { points: 10, name: 'bare-email' },
  ].map(
    ({ points, name }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: 3600,
      }),
  );
  bare.post<{ Body: typeof sample }>('/api/support-query', async (request, reply) => {
    const { email } = request.body;
    await limits[0]?.consume(request.ip);
    await limits[1]?.consume(email);
    const reference = `S-${randomUUID()}`;
    const digest = createHash('sha256').update(JSON.stringify(request.body)).digest();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      for (const { text, values } of inserts)
        await client.query(
          text,
          values.map((value) => {
            if (Buffer.isBuffer(value)) return digest;
            if (typeof value !== 'string') return value;
            return /^S-[A-Z0-9-]+$/.test(value) ? reference : value.replaceAll(sampleEmail, email);
          }),
        );
      await client.query('COMMIT');
    } finally {
      client.release();
    }
    return reply.status(201).send({ reference, answerBy: new Date().toISOString() });
  });
}
