import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startModel } from '../../apps/server/test/doubles/model-server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_TIMEOUT_MS = 60_000;

export interface ServerWithModel {
  url: string;
  /** A fake model service. Tests control its responses. */
  model: Awaited<ReturnType<typeof startModel>>;
  stop(): Promise<void>;
}

/** Starts a second server with a language model service on loopback. Its data is new each time. */
export async function startServerWithModel(port: number): Promise<ServerWithModel> {
  const data = join(ROOT, '.cache', 'e2e-model-data');
  rmSync(data, { recursive: true, force: true });
  const model = await startModel();
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
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'local-double',
      AI_BASE_URL: model.url,
    },
  });
  const url = `http://localhost:${port}`;
  await waitUntilReady(url, server);
  return {
    url,
    model,
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exited;
      await model.stop();
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
  throw new Error('The server with a language model did not start.');
}
