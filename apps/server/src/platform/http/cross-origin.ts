import { V1 } from '@foothold/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of any origin may call the route. It must not read cookies. */
    anyOrigin?: boolean;
  }
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS =
  'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id';
const RESPONSE_HEADERS =
  'content-disposition, etag, idempotent-replayed, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id';
/** How long browsers may remember a preflight. Chromium's limit. */
const PREFLIGHT_SECONDS = 7200;

/** Where MCP clients connect. */
const MCP_PATH = '/mcp';

/**
 * Whether pages of any origin may send this request: to the versioned API or to MCP, with a token, or to a route without cookies. Such a
 * request never counts as the session of a cookie (see `identify`), so it can do no more than the same request of a program.
 */
export const isOpenToOrigins = ({ url, headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.anyOrigin === true ||
  (headers.authorization !== undefined && (url.startsWith(`${V1}/`) || url.split('?', 1)[0] === MCP_PATH));

/** Lets pages of any origin call the versioned API with a token, and read its responses (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export function allowOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpenToOrigins(request)) return;
    // Without credentials, browsers send no cookies and accept the asterisk.
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', RESPONSE_HEADERS);
  });
  const answerPreflight = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .status(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', REQUEST_HEADERS)
      .header('access-control-max-age', String(PREFLIGHT_SECONDS))
      .send();
  for (const url of [`${V1}/*`, MCP_PATH, '/oauth/*', '/.well-known/*']) app.options(url, answerPreflight);
}
