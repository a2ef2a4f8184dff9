import { Readable } from 'node:stream';
import { contract } from '@foothold/contracts';
import {
  type EndpointMeta,
  findMovedPath,
  getAddresses,
  getEarlierAddresses,
  toContractPath,
} from '@foothold/contracts/endpoint';
import { type Problem, problemSchema } from '@foothold/contracts/errors';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { implement, ORPCError, type Router, ValidationError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitRows, limitSteps } from '../db/row-access.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { admit } from './admission.ts';
import type { RequestContext } from './context.ts';
import type { createIdempotency } from './idempotency.ts';
import type { Limit } from './limits.ts';
import { isErrorCode, PROBLEM_TYPE, toAppError, toProblem } from './problem.ts';
import { requireText } from './text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the caller of an endpoint is admitted. */
    apiContext?: RequestContext;
  }
}

/**
 * The base of every route. Its middleware enforces the access rule and the rate limits in the contract, and turns every error into one with
 * a stable code.
 */
export function createApi(limit: Limit, logger: Logger) {
  return implement(contract)
    .$context<RequestContext>()
    .use(async ({ context, procedure, path, next }, input) => {
      try {
        const meta = procedure['~orpc'].meta as EndpointMeta;
        const name = path.join('.');
        await admit(limit, name, meta, context);
        requireText(input);
        await limit(name, meta.limits, context, input, 'input');
        return await limitCall(meta, context, async () => next());
      } catch (error) {
        throw toRpcError(error, logger, context);
      }
    });
}

/**
 * Shows a recruiter only the rows of assigned members. A public endpoint shows everyone what it shows a visitor (a shared résumé, a sign-in
 * to another account), so it isn't limited.
 */
async function limitCall<R extends { output: unknown }>(
  { access }: EndpointMeta,
  { actor }: RequestContext,
  next: () => Promise<R>,
): Promise<R> {
  if (access === 'anyone' || actor.kind !== 'user' || actor.role !== 'recruiter') return next();
  const result = await limitRows(actor.id, next);
  return isEvents(result.output) ? { ...result, output: limitSteps(actor.id, result.output) } : result;
}

export type Api = ReturnType<typeof createApi>;
export type ApiRouter = Router<typeof contract, RequestContext>;

/** Wraps our error in an oRPC error so that it passes through the handler. */
function toRpcError(error: unknown, logger: Logger, { requestId }: RequestContext): ORPCError<string, Problem> {
  const known = toAppError(error) ?? toInvalidInputError(error);
  if (known) return wrap(known, requestId);
  logger.error({ err: error, requestId }, 'request failed');
  return wrap(new AppError('server.failed', { cause: error }), requestId);
}

/** The problem travels as the error's data, so the browser client and server-rendered pages read the same object. */
function wrap(error: AppError, requestId?: string): ORPCError<string, Problem> {
  const problem = toProblem(error, requestId);
  const { code, status, message } = problem;
  return new ORPCError(code, { status, message, data: problem, cause: error });
}

/** Turns invalid input into one message per field. Invalid output is our own bug and isn't handled here. */
function toInvalidInputError(error: unknown): AppError | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return undefined;
  if (!(error.cause instanceof ValidationError)) return new AppError('request.malformed', { cause: error });
  const fields: Record<string, string> = {};
  for (const issue of error.cause.issues) {
    const name = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    fields[name] ??= issue.message;
  }
  return new AppError('request.invalid', { fields, cause: error });
}

interface Endpoint {
  /** Its path in the contract, such as `accounts.logIn`. */
  name: string;
  method: string;
  path: string;
  meta: EndpointMeta;
}

/** Lists every endpoint of the contract. */
export function listEndpoints(tree: unknown, name = ''): Endpoint[] {
  const definition = (tree as { '~orpc'?: { route: { method: string; path: string }; meta: EndpointMeta } })['~orpc'];
  if (definition)
    return [{ name, method: definition.route.method, path: definition.route.path, meta: definition.meta }];
  return Object.entries(tree as object).flatMap(([key, branch]) =>
    listEndpoints(branch, name ? `${name}.${key}` : key),
  );
}

/** The result of a call that timed out. Nobody is waiting for it anymore. */
class LateAnswerError extends Error {}

/**
 * Serves the router with one Fastify route per endpoint, each with its own body limit. Callers without access or over a limit are rejected
 * before the body is read.
 */
export function mountApi(
  app: FastifyInstance,
  router: ApiRouter,
  keys: ReturnType<typeof createIdempotency>,
  limit: Limit,
  contextOf: (request: FastifyRequest, setHeader: RequestContext['setHeader']) => Promise<RequestContext>,
): void {
  const requests = new WeakMap<RequestContext, FastifyRequest>();
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: (error) =>
      problemSchema.safeParse(error.data).data ?? toProblem(toUnmatchedError(error)),
    rootInterceptors: [
      // Versioned and old URLs lead to the same endpoint.
      ({ next, request, ...rest }) => next({ ...rest, request: { ...request, url: toContractUrl(request.url) } }),
      async ({ next, context }) => {
        const result = await next();
        const request = requests.get(context);
        if (!request?.hasTimedOut) return result;
        // The caller can still get it with the same Idempotency-Key.
        const { status, body } = result.response ?? { status: 404 };
        await keys.store(request, { status, type: 'application/json', body: JSON.stringify(body) });
        throw new LateAnswerError();
      },
      // Every GET route also handles HEAD; Node omits the body.
      async ({ next, request, ...rest }) => {
        if (request.method !== 'HEAD') return next();
        const result = await next({ ...rest, request: { ...request, method: 'GET' } });
        if (!result.matched || !isEvents(result.response.body)) return result;
        // An event stream never ends, so it has no time limit.
        await result.response.body.return?.();
        return { ...result, response: { ...result.response, body: undefined } };
      },
    ],
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // The call that timed out is still running.
    if (!request.hasTimedOut)
      await keys.store(request, {
        status: reply.statusCode,
        type: String(reply.getHeader('content-type') ?? ''),
        body: payload,
      });
    if (reply.statusCode === 401 && !reply.hasHeader('www-authenticate'))
      reply.header('www-authenticate', getChallenge(request));
    if (isUnchanged(request, reply)) return sendNotModified(reply, payload);
    if (reply.statusCode >= 400 && String(reply.getHeader('content-type')).startsWith('application/json'))
      reply.header('content-type', PROBLEM_TYPE);
    return payload;
  });
  for (const { name, method, path, meta } of listEndpoints(contract))
    for (const address of listPaths(path, meta)) {
      const endHeaders = createEndHeaders(address, path);
      app.route({
        method: method === 'GET' ? ['GET', 'HEAD'] : method,
        url: toRouterPath(address),
        bodyLimit: meta.bodyLimit,
        // Fastify's own handler fails on responses without a body (304).
        exposeHeadRoute: false,
        config: { rawBody: meta.rawBody, answer: meta.answer },
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store').headers(endHeaders);
          const context = await contextOf(request, (header, value) => reply.header(header, value));
          await admit(limit, name, meta, context);
          context.admittedEndpoint = name;
          if (meta.takesForm) request.formLimit = meta.bodyLimit;
          request.apiContext = context;
        },
        handler: async (request, reply) => {
          const context = {
            ...request.apiContext,
            ...(request.rawBody && { rawBody: request.rawBody }),
          } as RequestContext;
          // A form's original body isn't available for comparison.
          if (meta.replays && !meta.takesForm && (await keys.replay(request, reply, context))) return reply;
          // An empty body means that every field is missing.
          if (request.body === undefined) request.body = {};
          requests.set(context, request);
          try {
            const { matched } = await handler.handle(request, reply, { context });
            if (!matched) throw new AppError('resource.not-found');
          } catch (error) {
            if (!(error instanceof LateAnswerError)) throw error;
          }
          return reply;
        },
      });
    }
}

/** Says when the URL of an earlier version was replaced, when it ends, and what replaces it (RFC 9745 and RFC 8594). */
function createEndHeaders(address: string, path: string): Record<string, string> {
  const moved = findMovedPath(address);
  if (!moved) return {};
  return {
    deprecation: `@${Date.parse(moved.replacedOn) / 1000}`,
    sunset: new Date(moved.endsOn).toUTCString(),
    link: `<${path}>; rel="successor-version"`,
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Responds 405 with the allowed methods to unsupported methods (RFC 9110, 15.5.6). Call it after all routes are registered. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const addresses = listEndpoints(contract).flatMap(({ path, meta }) => listPaths(path, meta));
  for (const url of new Set(addresses.map(toRouterPath))) {
    const [taken, others] = [true, false].map((has) =>
      METHODS.filter((method) => app.hasRoute({ method, url }) === has),
    );
    const rejectMethod = async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', taken?.join(', '));
      throw new AppError('request.method');
    };
    // Rejected before the body is read, since it would be ignored.
    if (others?.length)
      app.route({ method: others, url, exposeHeadRoute: false, onRequest: rejectMethod, handler: rejectMethod });
  }
}

const isEvents = (body: unknown): body is AsyncIterator<unknown> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body && 'next' in body;

function toContractUrl(url: URL): URL {
  const sameUrl = new URL(url);
  sameUrl.pathname = toContractPath(url.pathname);
  return sameUrl;
}

/** Lists every URL of an endpoint. */
const listPaths = (path: string, meta: EndpointMeta) => [...getAddresses(path, meta), ...getEarlierAddresses(path)];

/** Converts a contract path to Fastify's syntax. */
const toRouterPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** How to identify oneself, which every 401 says (RFC 9110, 15.5.2, and RFC 6750, 3). Browsers show nothing for this scheme. */
const getChallenge = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';

/** Whether the caller already has this response (RFC 9110, 13.1.2). Only reads are answered with 304. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const etag = reply.getHeader('etag');
  const known = request.headers['if-none-match'] ?? '';
  return reply.statusCode === 200 && typeof etag === 'string' && (known === '*' || known.includes(etag));
}

function sendNotModified(reply: FastifyReply, payload: unknown): null {
  if (payload instanceof Readable) payload.destroy();
  reply.status(304).removeHeader('content-length').removeHeader('content-type').removeHeader('content-disposition');
  return null;
}

/** Converts errors that oRPC raises before our middleware runs, such as an unreadable body. */
function toUnmatchedError(error: ORPCError<string, unknown>): AppError {
  const fallback = error.status < 500 ? 'request.malformed' : 'server.failed';
  const code = isErrorCode(error.code) ? error.code : fallback;
  return toInvalidInputError(error) ?? new AppError(code, { cause: error });
}
