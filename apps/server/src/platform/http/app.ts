import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';
import { limitAnswers, limitReading } from './answer-time.ts';
import { acceptBodies } from './bodies.ts';
import { DATA_POLICY } from './content-policy.ts';
import { hasDotSegment } from './dot-segments.ts';
import { createOriginCheck } from './host.ts';
import { type MetricsOptions, observe } from './metrics.ts';
import { requireOwnOrigin } from './origin.ts';
import { codeOfStatus, PROBLEM_TYPE, toAppError, toProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Our origin that the request was sent to. Empty if a route answers any host and this one isn't ours. */
    ownOrigin: string;
  }
  interface FastifyContextConfig {
    /** Whether it answers under any host name: for probes of this process rather than the site. */
    anyHost?: boolean;
  }
}

export interface AppOptions {
  logger: Logger;
  publicUrl: string;
  /** Further addresses of this server. */
  otherAddresses?: readonly string[];
  /** Whether this machine's own names are answered too. */
  acceptLoopback: boolean;
  trustProxy: boolean;
  /** Who may read the metrics. Omitted: nobody. */
  metrics?: MetricsOptions;
  /** Called first for every request to one of our hosts; true means that it answered. */
  front?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Milliseconds within which every complete answer must be sent: see `limitAnswers`. */
  answerMs?: number;
}

/** A token of 256 bits in base64url, which grants access to its holder; our ids are shorter, and file names have dots. */
const TOKEN_SEGMENT = /\/[\w-]{43,}(?=\/|$)/g;
/** Node ends a request that hasn't arrived by then. */
const REQUEST_TIMEOUT_MS = 60_000;
const ANSWER_MS = 30_000;
/** Longer than the usual minute of the proxies in front, so that they never write to a connection that we are closing. */
const HEARTBEAT_MS = 72_000;

/** The HTTP server before anything is served: security headers, bodies, errors, request log, metrics. */
export async function createApp({
  logger,
  publicUrl,
  otherAddresses = [],
  acceptLoopback,
  trustProxy,
  metrics = {},
  front = () => false,
  answerMs = ANSWER_MS,
}: AppOptions): Promise<FastifyInstance> {
  const addresses = [publicUrl, ...otherAddresses];
  const origins = addresses.map((address) => new URL(address).origin);
  const ownOriginOf = createOriginCheck({ addresses, acceptLoopback, trustProxy });
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: it adds the last address of the list itself; earlier ones can be forged.
    trustProxy: trustProxy ? (_address, hop) => hop === 0 : false,
    frameworkErrors: answerWithProblem,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    serverFactory: (handle) =>
      createServer({ requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: HEARTBEAT_MS }, (request, response) => {
        if (ownOriginOf(request) !== null && front(request, response)) limitReading(response, answerMs);
        else handle(request, response);
      }),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  await app.register(helmet, {
    contentSecurityPolicy: false, // per answer: see content-policy.ts
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
  acceptBodies(app);
  limitAnswers(app, answerMs, REQUEST_TIMEOUT_MS + answerMs);
  observe(app, metrics);
  app.decorateRequest('ownOrigin', '');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('content-security-policy', DATA_POLICY);
    const ownOrigin = ownOriginOf(request.raw);
    if (ownOrigin !== null) request.ownOrigin = ownOrigin;
    else if (!request.routeOptions.config.anyHost) throw new AppError('request.host');
    requireOwnOrigin(request, [...origins, request.ownOrigin]);
    // Before the body is read, which would be ignored.
    if (request.is404 || hasDotSegment(request.url)) throw new AppError('resource.not-found');
  });
  // Closing ends the connections that are idle at that moment; those still answering are closed here afterwards, or they would keep the
  // process alive until their keep-alive timeout.
  let closing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    // Node counts only used connections as idle; browsers open connections ahead.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('onResponse', async (request, reply) => {
    // Path only, since a query can contain a token, and without the tokens that are part of a path.
    const path = request.url.split('?', 1)[0]?.replaceAll(TOKEN_SEGMENT, '/[token]');
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler(answerWithProblem);
  // Without our own, the hooks above wouldn't run.
  app.setNotFoundHandler(async () => {
    throw new AppError('resource.not-found');
  });
  return app;
}

function answerWithProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error) ?? new AppError(codeOfStatus(error.statusCode ?? 500), { cause: error });
  const problem = toProblem(known, request.id);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.status(problem.status).header('content-type', PROBLEM_TYPE).send(JSON.stringify(problem));
}
