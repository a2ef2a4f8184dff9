import type { FastifyInstance } from 'fastify';

/**
 * Both routes accept any host, because probes call a process by its address. `/healthz` means that the process is up. `/readyz` means that
 * the database is reachable and migrated.
 */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const options = { config: { anyHost: true } };
  app.get('/healthz', options, async () => ({ status: 'alive' }));
  app.get('/readyz', options, async (request, reply) => {
    const ready = await isReady().catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready');
      return false;
    });
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
