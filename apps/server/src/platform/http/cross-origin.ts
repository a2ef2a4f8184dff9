import { V1 } from '@foothold/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'authorization, content-type, idempotency-key, if-match, if-none-match';
const RESPONSE_HEADERS =
  'content-disposition, etag, idempotent-replayed, ratelimit, ratelimit-policy, retry-after, x-request-id';
/** How long browsers may remember a preflight. Chromium's limit. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Whether pages of any origin may send this request: to the versioned API, with a token. Such a request never counts as the session of a
 * cookie (see `identify`), so it can do no more than the same request of a program.
 */
export const isOpenToOrigins = ({ url, headers }: FastifyRequest): boolean =>
  url.startsWith(`${V1}/`) && headers.authorization !== undefined;

/** Lets pages of any origin call the versioned API with a token, and read its responses (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export function allowOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOpenToOrigins(request)) return;
    // Without credentials, browsers send no cookies and accept the asterisk.
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', RESPONSE_HEADERS);
  });
  app.options(`${V1}/*`, async (_request, reply) =>
    reply
      .status(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', REQUEST_HEADERS)
      .header('access-control-max-age', String(PREFLIGHT_SECONDS))
      .send(),
  );
}
