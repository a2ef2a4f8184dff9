import { isIPv6 } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { contract } from '@foothold/contracts';
import type { Viewer } from '@foothold/contracts/accounts';
import type { RequestContext as PageContext } from '@foothold/web/context';
import { createRouterClient } from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSession } from '../domains/accounts/index.ts';
import { LISTING_ROWS } from '../domains/listings/index.ts';
import { VISITOR } from '../platform/actor.ts';
import { isMigrated } from '../platform/db/migrate.ts';
import { admit } from '../platform/http/admission.ts';
import { listEndpoints, mountApi, refuseOtherMethods } from '../platform/http/api.ts';
import { type AppOptions, createApp } from '../platform/http/app.ts';
import { type CachedPages, cachePages, type PageRequester } from '../platform/http/cached-pages.ts';
import { createCommonHeaders } from '../platform/http/common-headers.ts';
import { createPagePolicy, makeNonce } from '../platform/http/content-policy.ts';
import type { RequestContext } from '../platform/http/context.ts';
import { serveHealth } from '../platform/http/health.ts';
import { createIdempotency } from '../platform/http/idempotency.ts';
import { type PageSharing, serveCached } from '../platform/http/serve-cached.ts';
import { mountWebApp, toHeaders, type WebApp } from '../platform/http/web.ts';
import { STRIPE_SOURCES } from '../platform/payments/stripe/sources.ts';
import { createApiQuota, createMinuteLimit } from './api-quota.ts';
import type { App } from './compose.ts';
import { serveExport } from './serve-export.ts';
import { serveMcp } from './serve-mcp.ts';
import { serveOAuth } from './serve-oauth.ts';

/** Pages rendered in advance or in the background aren't rendered for a request. */
const NO_REQUESTER: PageRequester = { address: '', requestId: '' };

/** What a request reveals about its caller, with the account for its pages. */
interface CallerContext extends RequestContext {
  /** As it was when the request began. Null for visitors. */
  viewer: Viewer | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates the HTTP server with the API, health checks and, if given, the pages. It doesn't listen yet. */
export async function createServer(
  app: App,
  web: WebApp<PageContext> | null,
  { answerMs }: Pick<AppOptions, 'answerMs'> = {},
): Promise<FastifyInstance> {
  const { env, logger, db, secrets, accounts, pageViews, router, limit } = app;
  let front: ReturnType<typeof serveCached> = () => false;
  let measurePages: CachedPages['measure'] | (() => null) = () => null;
  const fastify = await createApp({
    logger,
    publicUrl: env.publicUrl,
    otherAddresses: [env.PORTAL_URL, env.PORTAL_UK_URL].filter((address) => address !== undefined),
    acceptLoopback: env.acceptLoopback,
    trustProxy: env.TRUST_PROXY === 'on',
    metrics: {
      token: env.METRICS_TOKEN,
      listen: env.METRICS_PORT === undefined ? undefined : { host: env.HOST, port: env.METRICS_PORT },
      measurePages: () => measurePages(),
    },
    front: (request, response) => front(request, response),
    ...(answerMs !== undefined && { answerMs }),
  });
  serveHealth(fastify, () => isMigrated(db));
  fastify.addHook('onListen', async () => app.sandbox?.setUrl(getOwnUrl(fastify)));
  fastify.addHook('preClose', async () => {
    app.sandbox?.setUrl(null);
    app.events.hangUp();
  });

  const contexts = new WeakMap<FastifyRequest, Promise<CallerContext>>();
  /** The context is computed once, even if it is needed both before and after the body is read. */
  function getContext(request: FastifyRequest, setHeader: RequestContext['setHeader']): Promise<CallerContext> {
    const known = contexts.get(request) ?? makeContext(request, setHeader);
    contexts.set(request, known);
    return known;
  }
  async function makeContext(request: FastifyRequest, setHeader: RequestContext['setHeader']): Promise<CallerContext> {
    const headers = toHeaders(request);
    return {
      ...(await accounts.identify({ headers, setHeader })),
      address: request.ip,
      headers,
      method: request.method,
      requestId: request.id,
      setHeader,
    };
  }
  const countApiCall = createApiQuota(accounts, limit, env.RATE_LIMITS === 'on');
  mountApi(fastify, router, createIdempotency(db, secrets.authSecret), limit, async (request, setHeader) => {
    const context = await getContext(request, setHeader);
    await countApiCall(context);
    return context;
  });
  serveExport(fastify, accounts, getContext);
  await serveOAuth(fastify, accounts, limit);
  serveMcp(fastify, { publicUrl: env.publicUrl, getContext, limit: createMinuteLimit(env.RATE_LIMITS === 'on') });
  refuseOtherMethods(fastify);
  if (!web) return fastify;

  const createPageContext = (context: CallerContext, nonce: string | null): PageContext => {
    const { viewer } = context;
    return {
      nonce,
      requestId: context.requestId,
      viewer,
      api: createRouterClient(router, { context }) as unknown as PageContext['api'],
      brand: app.brand,
      publicUrl: env.publicUrl,
      portalUrl: app.portalUrl,
      portalUkUrl: env.PORTAL_UK_URL ?? null,
      region: viewer?.region ?? 'us',
      forwardingDelivers: app.forwardingDelivers,
      signInProviders: accounts.providers.list(),
      mailDelivers: app.transport.outcome === 'sent',
      themeDefault: app.themeDefault,
      priceReading: app.priceReading,
      pictures: app.pictures,
      isDevelopment,
      report: (error) => logger.error({ err: error, requestId: context.requestId }, 'page failed'),
    };
  };
  const createVisitor = ({ address, requestId }: PageRequester): CallerContext => ({
    actor: VISITOR,
    viewer: null,
    address,
    headers: new Headers(),
    method: 'GET',
    requestId,
    setHeader: () => undefined,
  });
  const secure = env.publicUrl.startsWith('https:');
  // Pages served from source change with it, and the tools add scripts and styles of their own.
  const isDevelopment = web.sources !== undefined;
  const cachedPages = cachePages({
    async render(address, requester) {
      const context = createPageContext(createVisitor(requester ?? NO_REQUESTER), null);
      return web.render(new Request(new URL(address, env.publicUrl)), context);
    },
    common: createCommonHeaders(fastify),
    secure,
    variant: `us ${app.themeDefault}`,
    // Listings also close at the end of a day.
    getRevision() {
      const revision = app.events.getRevision(LISTING_ROWS);
      return revision && `${revision} ${Math.floor(app.now().getTime() / DAY_MS)}`;
    },
    now: () => app.now().getTime(),
  });
  measurePages = cachedPages.measure;
  const sharing: PageSharing = {
    cachedPages,
    parseAddress: app.parsePageAddress,
    isPersonal: isDevelopment ? () => true : hasSession,
    onPage: pageViews.count,
    onFailure: (error) => logger.error({ err: error }, 'could not refresh a cached page'),
  };
  const getThirdPartySources = (url: string) =>
    app.payments.name === 'stripe' && isCardPage(url) ? STRIPE_SOURCES : undefined;
  await mountWebApp({
    app: fastify,
    web,
    sharing,
    async getContext(request, reply) {
      const context = await getContext(request, (name, value) => reply.header(name, value));
      const nonce = makeNonce();
      if (isDevelopment) reply.removeHeader('content-security-policy');
      else reply.header('content-security-policy', createPagePolicy(nonce, secure, getThirdPartySources(request.url)));
      return createPageContext(context, nonce);
    },
    async admitForm(request, reply) {
      const endpoint = findEndpoint(request.url);
      if (!endpoint) return undefined;
      const context = await getContext(request, (name, value) => reply.header(name, value));
      // The page redirects these visitors to sign in.
      if (endpoint.meta.access !== 'anyone' && context.actor.kind === 'visitor') return null;
      await admit(limit, endpoint.name, endpoint.meta, context);
      context.admittedEndpoint = endpoint.name;
      return endpoint.meta.bodyLimit;
    },
  });
  async function createFront(): Promise<void> {
    front = serveCached(sharing);
    // Renders every page of the site in advance, one at a time so that real requests go first.
    for (const address of app.pagePaths) {
      await setImmediate();
      await cachedPages
        .refresh({ address, pinned: true })
        .catch((error: unknown) => logger.error({ err: error }, 'could not pre-render a page'));
    }
  }
  if (!isDevelopment) fastify.addHook('onListen', async () => void createFront());
  return fastify;
}

/** Pages with a file upload that works without JavaScript, and the endpoint each one calls. */
const FILE_PAGES: readonly (readonly [page: RegExp, endpoint: string])[] = [
  [/^\/score$/, 'resumes.tryOne'],
  [/^\/portal(\/resumes)?$/, 'resumes.upload'],
  [/^\/portal\/applications\/[\w-]+$/, 'applicationPlans.addFile'],
  [/^\/portal\/settings\/privacy$/, 'accounts.privacy.importArchive'],
  [/^\/portal\/recruiter\/messages$/, 'recruiting.thread.send'],
  [/^\/console\/clients\/[\w-]+\/messages$/, 'recruiting.memberThread.send'],
  [/^\/console\/(packets\/[\w-]+|clients\/[\w-]+\/packets\/new)$/, 'recruiting.packets.upload'],
];

/** Finds the endpoint that receives a page's uploaded file. */
function findEndpoint(url: string) {
  const [path = ''] = url.split('?', 1);
  // With JavaScript, React Router posts the form to the page's data URL.
  const page = path.replace(/(\/|\.data)$/, '');
  const name = FILE_PAGES.find(([pattern]) => pattern.test(page))?.[1];
  return listEndpoints(contract).find((endpoint) => endpoint.name === name);
}

const CARD_PAGES = ['/checkout', '/portal/billing'];

/** Whether a page has a card form. Its security policy comes with its own response, so it must be loaded as a full document. */
function isCardPage(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return CARD_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}

/** The URL at which this process can reach itself. */
function getOwnUrl(fastify: FastifyInstance): string | null {
  const address = fastify.server.address();
  if (address === null || typeof address === 'string') return null;
  const WILDCARDS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = WILDCARDS[address.address] ?? address.address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}
