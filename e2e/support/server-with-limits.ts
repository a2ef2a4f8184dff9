import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 60_000;

/** Starts a second server with rate limits, behind a proxy. Its data is new each time. */
export async function startServerWithLimits(port: number): Promise<{ url: string; stop(): Promise<void> }> {
  const data = join(ROOT, '.cache', 'e2e-limits-data');
  rmSync(data, { recursive: true, force: true });
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: data,
      SAMPLE_DATA: 'on',
      RATE_LIMITS: 'on',
      TRUST_PROXY: 'on',
      LOG_LEVEL: 'warn',
    },
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, server);
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
    },
  };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  server.kill('SIGKILL');
  throw new Error('The server with rate limits did not start.');
}
