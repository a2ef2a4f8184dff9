/**
 * `npm run dev`: the server with pages from source. Keeps the embedded database running and restarts the server when a file it has loaded
 * changes. Files used only by pages are replaced in the browser without a restart.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded.ts';
import { loadPlatformEnv, ROOT } from '../apps/server/src/platform/env.ts';
import { SettingsError } from '../apps/server/src/platform/settings.ts';

const WATCHED_PATHS = ['apps/server/src', 'apps/server/migrations', 'packages', 'content', '.env'];
const IGNORED_PATTERN = /(^|\/)(node_modules|dist)\/|\.test\.tsx?$/;
/** Editors write a file in several steps, and formatters change it again. */
const SETTLE_MS = 60;

async function main() {
  const env = loadPlatformEnv();
  const database = env.DATABASE_URL ? null : await startEmbeddedDatabase(env.dataDir);
  const startedAt = Date.now();
  let server: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  /** Restarts run one after another. */
  let restarting = Promise.resolve();

  const start = (since: number) => {
    if (stopping) return;
    server = fork(join(ROOT, 'apps', 'server', 'src', 'main', 'dev.ts'), {
      env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, '.cache', 'compile') },
    });
    server.once('message', ({ ready }: { ready: string }) =>
      console.log(`Foothold is ready at ${ready} (${((Date.now() - since) / 1000).toFixed(1)} s)`),
    );
    server.once('exit', (code) => {
      server = undefined;
      if (code !== 0 && !stopping) console.error('The server exited. It restarts after the next change.');
    });
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.once('exit', () => resolve());
      server.kill('SIGTERM');
    });

  for (const path of WATCHED_PATHS)
    try {
      watch(join(ROOT, path), { recursive: true }, (_event, name) => {
        if (name === null || IGNORED_PATTERN.test(name)) return;
        clearTimeout(timer);
        const since = Date.now();
        timer = setTimeout(() => {
          restarting = restarting.then(stop).then(() => start(since));
        }, SETTLE_MS);
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopping = true;
      clearTimeout(timer);
      void restarting
        .then(stop)
        .then(() => database?.stop())
        .then(() => process.exit(0));
    });
  start(startedAt);
}

main().catch((error: unknown) => {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
});
