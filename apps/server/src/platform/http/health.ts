import type { FastifyInstance } from 'fastify';

/**
 * Both answer any host: probes call this process by its address. `/healthz`: the process answers. `/readyz`: it can do its work: database
 * reachable, migrations done.
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
