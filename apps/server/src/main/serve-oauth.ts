import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../domains/accounts/index.ts';
import { VISITOR } from '../platform/actor.ts';
import type { Limit } from '../platform/http/limits.ts';

const KILOBYTE = 1024;
const HOUR = 3600;
const LIMITS = {
  authorize: { points: 120, seconds: HOUR },
  token: { points: 600, seconds: HOUR },
  revoke: { points: 120, seconds: HOUR },
  register: { points: 20, seconds: HOUR },
  device: { points: 30, seconds: HOUR },
};

/**
 * Serves the OAuth protocol, whose requests and answers are as its specifications say and not as our contract. Pages of any origin may call
 * what programs call: nothing there reads a cookie. Members decide on pages (`accounts.oauth` in the contract).
 */
export async function serveOAuth(
  app: FastifyInstance,
  { oauth }: Pick<Accounts, 'oauth'>,
  limit: Limit,
): Promise<void> {
  const { addresses } = oauth;
  const open = { config: { anyOrigin: true }, bodyLimit: 16 * KILOBYTE };

  const count = (name: keyof typeof LIMITS) => async (request: FastifyRequest, reply: FastifyReply) => {
    const context = {
      actor: VISITOR,
      address: request.ip,
      setHeader: (header: string, value: string) => void reply.header(header, value),
    };
    reply.header('cache-control', 'no-store');
    await limit(`oauth.${name}`, [{ ...LIMITS[name], by: ['address'] }], context, undefined);
  };

  /** Hands a request to the library, with our own addresses and the client's address in the headers that it reads them from. */
  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const page = new URL(addresses.pageOrigin);
    Object.assign(request.raw.headers, {
      'x-forwarded-proto': page.protocol.slice(0, -1),
      'x-forwarded-host': page.host,
      'x-forwarded-for': request.ip,
    });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await oauth.handle(request.raw, reply.raw);
  }

  const sendDocument = (document: object) => async (_: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'max-age=3600')
      .send(JSON.stringify(document));

  app.get('/.well-known/oauth-authorization-server', open, sendDocument(oauth.describeServer()));
  const RESOURCES = { '': addresses.api, '/api/v1': addresses.api, '/mcp': addresses.mcp };
  for (const [suffix, resource] of Object.entries(RESOURCES))
    app.get(`/.well-known/oauth-protected-resource${suffix}`, open, sendDocument(oauth.describeResource(resource)));

  app.post('/oauth/register', { ...open, onRequest: count('register') }, async (request, reply) => {
    const answer = await oauth.register(request.body);
    return reply
      .status('error' in answer ? 400 : 201)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(answer));
  });

  await app.register(async (scope) => {
    // The library reads the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const pages = { exposeHeadRoute: false };
    scope.get<{ Querystring: { response_mode?: unknown } }>(
      '/oauth/authorize',
      { ...pages, onRequest: count('authorize') },
      async (request, reply) => {
        // The library would answer in each mode that it knows, at least with an error.
        const { response_mode: mode = 'query' } = request.query;
        return mode === 'query' ? pass(request, reply) : reply.redirect(addresses.buildFaultPage('request'), 303);
      },
    );
    scope.get('/oauth/authorize/:id', { ...pages, onRequest: count('authorize') }, pass);
    scope.post('/oauth/token', { ...open, onRequest: count('token') }, pass);
    scope.post('/oauth/revoke', { ...open, onRequest: count('revoke') }, pass);
    scope.post('/oauth/device', { ...open, onRequest: count('device') }, pass);
  });
}
