import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
  }
  interface FastifyContextConfig {
    /** The route reads `rawBody` itself. */
    rawBody?: boolean;
  }
}

/**
 * Bodies are read whole, up to the endpoint's own limit, and parsed once: JSON and form data, nothing else. oRPC takes
 * the parsed body as it is.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body;
    if (body.length === 0 || request.routeOptions.config.rawBody) return done(null, {});
    try {
      done(null, JSON.parse(body.toString('utf8')));
    } catch (cause) {
      done(new AppError('request.malformed', { cause }));
    }
  });
  // A page's own form, sent before its script runs; React Router reads it from the raw body.
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body;
      done(null, null);
    },
  );
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      request.rawBody = body;
      try {
        const type = request.headers['content-type'] ?? '';
        return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
      } catch (cause) {
        throw new AppError('request.malformed', { cause });
      }
    },
  );
}
