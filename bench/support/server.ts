import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The whole server on a data folder of its own, as `npm start` runs it. Ends with `stop`. */
export async function startServer(port: number, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', SAMPLE_DATA: 'on', ...settings },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error('The server did not start.');
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    base,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The value that half of them do not exceed. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
