import type { RequestContext as PageContext } from '@foothold/web/context';
import { createRouterClient } from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { viewerOf } from '../domains/accounts/index.ts';
import { isMigrated } from '../platform/db/migrate.ts';
import { mountApi } from '../platform/http/api.ts';
import { createApp } from '../platform/http/app.ts';
import { makeNonce, pagePolicy } from '../platform/http/content-policy.ts';
import type { RequestContext } from '../platform/http/context.ts';
import { serveHealth } from '../platform/http/health.ts';
import { idempotency } from '../platform/http/idempotency.ts';
import { mountWebApp, toHeaders, type WebApp } from '../platform/http/web.ts';
import type { House } from './compose.ts';

/** The HTTP side of the house: API, health and, where given, the pages. Not listening yet. */
export async function createServer(house: House, web: WebApp<PageContext> | null): Promise<FastifyInstance> {
  const { env, logger, db, secrets, accounts, router } = house;
  const app = await createApp({ logger, publicUrl: env.publicUrl, trustProxy: env.TRUST_PROXY === 'on' });
  serveHealth(app, () => isMigrated(db));
  app.addHook('preClose', async () => house.events.hangUp());

  async function contextOf(request: FastifyRequest, setHeader: RequestContext['setHeader']): Promise<RequestContext> {
    const headers = toHeaders(request);
    const actor = await accounts.identify({ headers, setHeader });
    return { actor, address: request.ip, headers, requestId: request.id, setHeader };
  }
  mountApi(app, router, idempotency(db, secrets.authSecret), contextOf);

  if (web)
    await mountWebApp(app, web, async (request, reply): Promise<PageContext> => {
      const context = await contextOf(request, (name, value) => reply.header(name, value));
      const nonce = makeNonce();
      reply.header('content-security-policy', pagePolicy(nonce, env.publicUrl.startsWith('https:')));
      const viewer = context.actor.kind === 'user' ? viewerOf(context.actor) : null;
      return {
        nonce,
        requestId: request.id,
        viewer,
        api: createRouterClient(router, { context }) as unknown as PageContext['api'],
        brand: house.brand,
        publicUrl: env.publicUrl,
        portalUrl: house.portalUrl,
        portalUkUrl: env.PORTAL_UK_URL ?? null,
        region: viewer?.region ?? 'us',
        mailDelivers: house.mailDelivers,
        themeDefault: env.THEME_DEFAULT,
        priceReading: env.PRICE_READING,
        report: (error) => logger.error({ err: error, requestId: request.id }, 'a page failed'),
      };
    });
  return app;
}
