import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Tests the server as a process: how it starts, recovers, and stops. */
const root = join(import.meta.dirname, '..', '..');
const folders: string[] = [];
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-process-'));
  folders.push(folder);
  return folder;
}

/** Creating a database and starting the server takes a busy machine more than half a minute. */
const START_MS = 120_000;
test.describe.configure({ timeout: 3 * START_MS });

function startServer(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...settings },
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output.text += chunk;
    });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, output: output, ended: exited };
}

async function waitUntilReady({ child, output }: { child: ChildProcess; output: { text: string } }) {
  await expect
    .poll(() => output.text.includes('is ready at') || child.exitCode !== null, { timeout: START_MS })
    .toBe(true);
  expect(output.text).toContain('is ready at');
}

test('prints its address, and a demo account for each role', async () => {
  const server = startServer({ PORT: '3221', DATA_DIR: createFolder() });
  await waitUntilReady(server);
  expect(server.output.text).toContain('http://localhost:3221');
  for (const role of ['member', 'recruiter', 'support', 'admin'])
    expect(server.output.text).toContain(`${role}@demo.example`);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

/** A request whose body is held back until `finish`. `accepted` resolves when the server starts reading it. */
function holdPost(url: string, body: string) {
  const sent = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const accepted = new Promise<void>((resolve) => sent.once('continue', resolve));
  const status = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response: IncomingMessage) => resolve(response.resume().statusCode));
  });
  sent.flushHeaders();
  return { accepted, status, finish: () => sent.end(body) };
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

test('shuts down cleanly on SIGTERM while a window listens and a request runs', async () => {
  const server = startServer({ PORT: '3222', DATA_DIR: createFolder() });
  await waitUntilReady(server);
  const url = 'http://127.0.0.1:3222';
  const signUp = await fetch(`${url}/api/accounts/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'four plain words here' }),
  });
  const cookie = signUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const changes = await fetch(`${url}/api/changes`, { headers: { cookie } });
  expect(changes.status).toBe(200);
  const running = holdPost(
    `${url}/api/accounts/sign-up`,
    JSON.stringify({ name: 'Grace', email: 'grace@example.com', password: 'four other words here' }),
  );
  await running.accepted;
  server.child.kill('SIGTERM');
  await expect.poll(() => canConnect(3222)).toBe(false);
  running.finish();
  expect(await running.status).toBe(201);
  expect(await server.ended).toBe(0);
  await changes.body?.cancel().catch(() => {});
});

test('recovers from an interrupted first start', async () => {
  const folder = createFolder();
  for (const killDelay of [250, 500, 900]) {
    const killedServer = startServer({ PORT: '3223', DATA_DIR: folder });
    await new Promise((resolve) => setTimeout(resolve, killDelay));
    killedServer.child.kill('SIGKILL');
    await killedServer.ended;
  }
  const server = startServer({ PORT: '3223', DATA_DIR: folder });
  await waitUntilReady(server);
  const { total } = (await (await fetch('http://127.0.0.1:3223/api/listings')).json()) as { total: number };
  expect(total).toBeGreaterThan(1000);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('keeps its data across a restart', async () => {
  const folder = createFolder();
  const first = startServer({ PORT: '3224', DATA_DIR: folder });
  await waitUntilReady(first);
  const account = { email: 'keep@example.com', password: 'four plain words here' };
  const send = (path: string, body: unknown) =>
    fetch(`http://127.0.0.1:3224${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send('/api/accounts/sign-up', { name: 'Keep', ...account })).status).toBe(201);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = startServer({ PORT: '3224', DATA_DIR: folder });
  await waitUntilReady(second);
  expect((await send('/api/accounts/log-in', account)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

test('stops with a message that names an invalid setting', async () => {
  const server = startServer({ PORT: 'eighty', DATA_DIR: createFolder() });
  expect(await server.ended).toBe(1);
  expect(server.output.text).toContain('Invalid setting PORT');
  const production = startServer({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://127.0.0.1:1/none',
    PORT: '3225',
    DATA_DIR: createFolder(),
  });
  expect(await production.ended).toBe(1);
  expect(production.output.text).toContain('is required in production');
});

test('says when the port or the folder is taken', async () => {
  // Three servers start, one after the other.
  test.slow();
  const folder = createFolder();
  const first = startServer({ PORT: '3226', DATA_DIR: folder });
  await waitUntilReady(first);
  const samePort = startServer({ PORT: '3226', DATA_DIR: createFolder() });
  expect(await samePort.ended).toBe(1);
  expect(samePort.output.text).toContain('Port 3226 is in use');
  const sameFolder = startServer({ PORT: '3227', DATA_DIR: folder });
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.output.text).toContain('is in use by process');
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
});

interface Coverage {
  result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[];
}

/** Names of the functions that a process called, of its scripts whose URL contains `part`. It writes its coverage when it ends. */
function listCalledFunctions(folder: string, part: string): Set<string> {
  const reports = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Coverage);
  const scripts = reports.flatMap(({ result }) => result.filter(({ url }) => url.includes(part)));
  return new Set(
    scripts.flatMap(({ functions }) =>
      functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).map(({ functionName }) => functionName),
    ),
  );
}

test('renders pages with the production build of React, whatever NODE_ENV says', async () => {
  const coverage = createFolder();
  const server = startServer({
    PORT: '3228',
    DATA_DIR: createFolder(),
    NODE_ENV: 'development',
    NODE_V8_COVERAGE: coverage,
  });
  await waitUntilReady(server);
  expect(await (await fetch('http://127.0.0.1:3228/jobs?q=nurse')).text()).toContain('</html>');
  server.child.kill('SIGTERM');
  await server.ended;
  // The built server includes React. Its builds name this function differently.
  const called = listCalledFunctions(coverage, '/apps/web/build/server/');
  expect(called).toContain('jsxProd');
  expect(called).not.toContain('jsxDEVImpl');
  expect(listCalledFunctions(coverage, '/node_modules/react-dom/')).toEqual(new Set());
});
