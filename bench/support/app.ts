import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCustodyKey } from '../../apps/server/src/domains/recruiting/index.ts';
import { compose } from '../../apps/server/src/main/compose.ts';
import { startCustody } from '../../apps/server/src/main/custody.ts';
import { derivePublicKeys } from '../../apps/server/src/main/custody-keys.ts';
import { createServer } from '../../apps/server/src/main/serve.ts';
import { SETTINGS } from '../../apps/server/src/main/settings.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { startEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded.ts';
import { prepareDatabase } from '../../apps/server/src/platform/db/prepare.ts';
import { parseSettings } from '../../apps/server/src/platform/env.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { findFreePort } from './server.ts';

/**
 * The whole app in this process, listening, on its own embedded database, without pages. Ends with `stop`.
 * @param runsJobs with the sample listings, the jobs, and the custody process
 */
export async function startTestApp(settings: Record<string, string> = {}, runsJobs = false) {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
  const server = await startEmbeddedDatabase(folder, { durable: false });
  const custodyKeys = (await createCustodyKey('bench')).private;
  // Known before it listens, because passkeys are bound to the address.
  const port = await findFreePort();
  const env = parseSettings(
    {
      PORT: String(port),
      NODE_ENV: 'test',
      DATABASE_URL: server.url,
      DATA_DIR: folder,
      SAMPLE_DATA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      CUSTODY_PUBLIC_KEYS: await derivePublicKeys(custodyKeys),
      ...settings,
    },
    SETTINGS,
  );
  const logger = createLogger(env.LOG_LEVEL);
  const database = openDatabase(server.url, 10, logger);
  await prepareDatabase(server, logger);
  const app = await compose(env, database, logger);
  const fastify = await createServer(app, null);
  await fastify.listen({ port, host: '127.0.0.1' });
  if (runsJobs) {
    await app.samples.seed();
    await app.startJobs();
  }
  const { publicUrl } = env;
  const { vaultKeys } = app.secrets;
  const custody = runsJobs
    ? await startCustody(custodyKeys, server.custodyUrl, logger, { publicUrl, vaultKeys })
    : null;
  const owner = openDatabase(server.adminUrl, 1, logger);
  return {
    app,
    /** For what the server's role may not do. */
    owner: owner.db,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await custody?.stop();
      await fastify.close();
      await app.stop();
      await database.close();
      await owner.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
