import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..', '..');
/** It starts while journeys keep the CPUs busy. */
const START_TIMEOUT_MS = 110_000;

export interface SecondServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts another server with settings of its own. Its data is new each time. @param name of its data folder */
export async function startSecondServer(
  port: number,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<SecondServer> {
  const data = join(ROOT, '.cache', `e2e-${name}-data`);
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
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, server);
  return {
    url,
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
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
  throw new Error('The second server did not start.');
}
