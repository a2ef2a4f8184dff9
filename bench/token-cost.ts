/**
 * What a token costs a call. The same public call, `GET /api/listings?q=nurse`, is sent without and with an API key in turns, one at a time:
 * the difference of the medians is what identifying the key adds. Then `GET /api/v1/applications` of a member with 20 applications, with
 * the key, beside bare Fastify and `pg` with the same statements and the same JSON, under the same load. Needs wrk (a Debian package).
 * `node bench/token-cost.ts [calls] [rounds] [seconds]`
 */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';
import { startTestApp } from './support/app.ts';
import { recordFigure } from './support/figures.ts';
import { recordStatements } from './support/record-statements.ts';
import { getMedian } from './support/statistics.ts';
import { runWrk } from './support/wrk.ts';

const CALLS = Number(process.argv[2] ?? 2000);
const ROUNDS = Number(process.argv[3] ?? 5);
const SECONDS = Number(process.argv[4] ?? 4);
const CONNECTION_COUNT = 16;
const WARM_UP_CALLS = 200;
const WARM_UP_ROUNDS = 2;
/** As many as an account without a plan can save. */
const APPLICATION_COUNT = 10;
const PASSWORD = 'four plain words here';
const PUBLIC_CALL = '/api/listings?q=nurse';
const READ_CALL = '/api/v1/applications';

const own = await startTestApp();
await own.app.samples.seed();
const pool = new pg.Pool({ connectionString: own.app.pool.options.connectionString, max: 10 });
const bare = fastify({ logger: false });
try {
  const key = await createKey();
  const headers = { authorization: `Bearer ${key}` };
  await addApplications(headers);
  await measureAdded(headers);
  await measureRead(headers);
} finally {
  await bare.close();
  await pool.end();
  await own.stop();
}

/** @returns a member's API key that may do everything a key can */
async function createKey(): Promise<string> {
  const json = { 'content-type': 'application/json' };
  const send = (path: string, body: object, cookie = '') =>
    fetch(own.url + path, {
      method: 'POST',
      headers: { ...json, cookie, origin: own.url },
      body: JSON.stringify(body),
    });
  const email = `token-${crypto.randomUUID()}@example.com`;
  const opened = await send('/api/accounts/sign-up', { name: 'Robin Example', email, password: PASSWORD });
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const scopes = ['listings:read', 'applications:read', 'applications:write'];
  const made = await send('/api/accounts/keys', { name: 'bench', scopes, days: 7, password: PASSWORD }, cookie);
  const { key } = (await made.json()) as { key?: string };
  if (!key) throw new Error(`The key wasn’t created: ${made.status}`);
  // An account with an unconfirmed address has no plan.
  await own.owner.updateTable('users').set({ email_verified: true }).where('email', '=', email).execute();
  return key;
}

async function addApplications(headers: Record<string, string>): Promise<void> {
  const { items } = (await (await fetch(`${own.url}/api/listings`)).json()) as { items: { id: string }[] };
  for (const { id } of items.slice(0, APPLICATION_COUNT)) {
    const answer = await fetch(`${own.url}/api/v1/jobs/apply`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ jobId: id }),
    });
    if (!answer.ok) throw new Error(`The application wasn’t added: ${answer.status} ${await answer.text()}`);
  }
}

async function measureAdded(headers: Record<string, string>): Promise<void> {
  const times = { without: [] as number[], with: [] as number[] };
  const measure = async (kind: keyof typeof times, given: Record<string, string>) => {
    const startedAt = performance.now();
    const answer = await fetch(own.url + PUBLIC_CALL, { headers: given });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The call failed: ${answer.status}`);
    times[kind].push(performance.now() - startedAt);
  };
  for (let call = -WARM_UP_CALLS; call < CALLS; call++) {
    await measure('without', {});
    await measure('with', headers);
  }
  for (const all of Object.values(times)) all.splice(0, WARM_UP_CALLS);
  const [without, withKey] = [getMedian(times.without), getMedian(times.with)];
  recordFigure({
    name: 'An API key added to a call, p50',
    value: withKey - without,
    unit: 'ms',
    goal: { atMost: 0.3 },
    compared: `the same call without: ${without.toFixed(2)} ms`,
  });
}

async function measureRead(headers: Record<string, string>): Promise<void> {
  const ask = async () => (await fetch(own.url + READ_CALL, { headers })).json();
  await ask();
  const answer = await ask();
  // The statements of the list, without those that check the token.
  const statements = (await recordStatements(ask)).filter(({ text }) => !/\baccess_tokens\b/.test(text));
  if (statements.length === 0) throw new Error('The statements of the list were not recorded.');
  bare.get(READ_CALL, async () => {
    for (const statement of statements) await pool.query(statement);
    return answer;
  });
  await bare.listen({ port: 0, host: '127.0.0.1' });
  const bareUrl = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`;
  const rates = { own: [] as number[], bare: [] as number[] };
  const options = { connections: CONNECTION_COUNT, seconds: SECONDS, headers };
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const ownRate = (await runWrk(own.url + READ_CALL, options)).rate;
    const bareRate = (await runWrk(bareUrl + READ_CALL, options)).rate;
    if (round < 0) continue;
    rates.own.push(ownRate);
    rates.bare.push(bareRate);
  }
  const [ours, theirs] = [getMedian(rates.own), getMedian(rates.bare)];
  recordFigure({
    name: 'GET /api/v1/applications with an API key, rate',
    value: ours / theirs,
    unit: '×',
    goal: { atLeast: 0.5 },
    compared: `bare Fastify and pg with ${statements.length} statements: ${theirs.toFixed(0)} answers/s`,
  });
}
