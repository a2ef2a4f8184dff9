import { join } from 'node:path';
import type { RequestContext as PageContext } from '@foothold/web/context';
import { createServer } from 'vite';
import { getRunningDatabase } from '../platform/db/embedded.ts';
import { loadEnv, ROOT } from '../platform/env.ts';
import type { WebApp } from '../platform/http/web.ts';
import { run } from './run.ts';
import { SETTINGS } from './settings.ts';

/**
 * The server for `npm run dev`. Vite serves pages from source, and scripts/dev.ts runs the database, so only this process restarts on a
 * change. It exits immediately on a signal because the next instance is waiting for the port.
 */
const env = loadEnv(SETTINGS);
const database = env.DATABASE_URL ? undefined : getRunningDatabase(env.dataDir);
const running = await run(env, () => process.exit(1), { database, web: createDevWebApp() });
process.send?.({ ready: running.address });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
process.on('disconnect', () => process.exit(0));

async function createDevWebApp(): Promise<WebApp<PageContext>> {
  const root = join(ROOT, 'apps', 'web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { port: env.PORT + 1 } },
    logLevel: 'warn',
  });
  return {
    sources: (request, response, next) => vite.middlewares(request, response, next),
    async render(request, context) {
      const { render } = (await vite.ssrLoadModule('/src/app/server.ts')) as WebApp<PageContext>;
      return render(request, context);
    },
  };
}
