import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { readForm } from './forms.ts';

declare module 'fastify' {
  interface FastifyRequest {
    rawBody?: Buffer;
    /** Maximum size of a form with files, in bytes. Set once the sender is admitted. If unset, the form isn't read. */
    formLimit?: number;
  }
  interface FastifyContextConfig {
    /** The route reads `rawBody` itself. */
    rawBody?: boolean;
  }
}

/** Maximum number of fields in a page's form. Our largest has fewer than a hundred. */
const MAX_FIELDS = 1000;
const AMPERSAND = '&'.charCodeAt(0);

/**
 * Parses request bodies. JSON and page forms are read completely, up to the route's limit. Forms with files are read as they arrive, and
 * only if `formLimit` is set. Anything else is ignored. oRPC receives the parsed body.
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
  // A page's form that was sent before its script loaded. React Router reads the raw body.
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (countFields(body) > MAX_FIELDS) return done(new AppError('request.too-large'));
      request.rawBody = body;
      done(null, null);
    },
  );
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    if (request.formLimit === undefined) throw new AppError('request.unsupported-type');
    return await readForm(request.headers, request.raw, request.formLimit);
  });
}

function countFields(body: Buffer): number {
  let fields = 1;
  for (let at = body.indexOf(AMPERSAND); at !== -1; at = body.indexOf(AMPERSAND, at + 1)) fields++;
  return fields;
}
