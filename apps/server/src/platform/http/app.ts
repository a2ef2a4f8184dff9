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
import { answerClientError } from './client-errors.ts';
import { DATA_POLICY } from './content-policy.ts';
import { allowOrigins, isOpenToOrigins } from './cross-origin.ts';
import { hasDotSegment } from './dot-segments.ts';
import { createOriginCheck } from './host.ts';
import { type MetricsOptions, observe } from './metrics.ts';
import { requireOwnOrigin } from './origin.ts';
import { getCodeForStatus, PROBLEM_TYPE, toAppError, toProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The origin that the request was sent to. Empty if the route accepts any host and this one isn't ours. */
    ownOrigin: string;
  }
  interface FastifyContextConfig {
    /** Whether the route accepts any host name. Used by probes of a single process. */
    anyHost?: boolean;
  }
}

export interface AppOptions {
  logger: Logger;
  publicUrl: string;
  /** Other URLs of this server. */
  otherAddresses?: readonly string[];
  /** Whether loopback names are accepted as well. */
  acceptLoopback: boolean;
  trustProxy: boolean;
  /** Who may read the metrics. If omitted, nobody. */
  metrics?: MetricsOptions;
  /** Runs first for every request to one of our hosts. Returns true if it handled the request. */
  front?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Time limit for a complete response, in milliseconds. See `limitAnswers`. */
  answerMs?: number;
}

/**
 * A token in base64url, which grants access to its holder: one of 256 bits anywhere (IDs are shorter, and file names have dots), and the one of a share link.
 */
const TOKEN_SEGMENT_PATTERN = /\/[\w-]{43,}(?=\/|$)|(?<=^\/shared)\/[^/]+/g;
/** Node aborts a request that hasn't fully arrived by then. */
const REQUEST_TIMEOUT_MS = 60_000;
const ANSWER_MS = 30_000;
/** Longer than the usual minute of proxies, so that they never write to a connection that we are closing. */
const HEARTBEAT_MS = 72_000;

/** Creates the HTTP server with security headers, body parsing, error handling, request log, and metrics. */
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
    // There is one proxy. It appends the last address; earlier ones can be forged.
    trustProxy: trustProxy ? (_address, hopIndex) => hopIndex === 0 : false,
    frameworkErrors: answerWithProblem,
    clientErrorHandler: answerClientError,
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
    contentSecurityPolicy: false, // Set per response; see content-policy.ts.
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
    if (!isOpenToOrigins(request)) requireOwnOrigin(request, [...origins, request.ownOrigin]);
    // Rejected before the body is read, since it would be ignored.
    if (request.is404 || hasDotSegment(request.url)) throw new AppError('resource.not-found');
  });
  allowOrigins(app);
  // Closing the server ends only idle connections. Busy ones are closed here once they finish, or they would keep the process alive until
  // their keep-alive timeout.
  let closing = false;
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    // Node counts only used connections as idle, but browsers open spare ones.
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('onResponse', async (request, reply) => {
    // Log only the path, because a query can contain a token. Tokens in the path are removed too.
    const path = request.url.split('?', 1)[0]?.replaceAll(TOKEN_SEGMENT_PATTERN, '/[token]');
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler(answerWithProblem);
  // The hooks above run only if there is a handler.
  app.setNotFoundHandler(async () => {
    throw new AppError('resource.not-found');
  });
  return app;
}

function answerWithProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error) ?? new AppError(getCodeForStatus(error.statusCode ?? 500), { cause: error });
  const problem = toProblem(known, request.id);
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.status(problem.status).header('content-type', PROBLEM_TYPE).send(JSON.stringify(problem));
}
