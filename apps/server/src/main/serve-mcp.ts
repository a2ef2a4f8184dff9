import { Readable } from 'node:stream';
import { KILOBYTE, SCOPES, type Scope } from '@foothold/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../platform/actor.ts';
import { AppError } from '../platform/errors.ts';
import type { RequestContext } from '../platform/http/context.ts';
import { toHeaders } from '../platform/http/web.ts';
import type { createMinuteLimit } from './api-quota.ts';
import type { McpHandler } from './mcp-handler.ts';

const PATH = '/mcp';
/** No tool does staff work. */
const listToolScopes = ({ scopes }: Pick<User, 'scopes'>): Scope[] => SCOPES.filter((scope) => scopes.includes(scope));
/** Tools take no files. */
const BODY_LIMIT = 256 * KILOBYTE;
const METADATA_PATH = '/.well-known/oauth-protected-resource/mcp';

export interface McpOptions {
  publicUrl: string;
  getContext(request: FastifyRequest, setHeader: RequestContext['setHeader']): Promise<RequestContext>;
  limit: ReturnType<typeof createMinuteLimit>;
}

/**
 * Serves MCP (streamable HTTP, without sessions) to callers with an access token. Tools call our own API with that token, so it decides what
 * they may do. The library is loaded by the first call.
 */
export function serveMcp(app: FastifyInstance, { publicUrl, getContext, limit }: McpOptions): void {
  let handler: Promise<McpHandler> | undefined;
  const loadHandler = () => {
    handler ??= import('./mcp-handler.ts').then(({ createMcpHandler }) => createMcpHandler(app, publicUrl));
    return handler;
  };
  const challenge = `Bearer resource_metadata="${new URL(METADATA_PATH, publicUrl).href}"`;

  app.route({
    method: 'POST',
    url: PATH,
    bodyLimit: BODY_LIMIT,
    // The library reads the body itself, and answers one that it can’t read by the protocol.
    config: { rawBody: true, answer: 'work' },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const context = await getContext(request, (name, value) => reply.header(name, value));
      const { actor } = context;
      // A cookie never counts here: any page could send it.
      if (actor.kind !== 'user' || actor.via === 'session') {
        const isGiven = request.headers.authorization !== undefined;
        reply.header('www-authenticate', isGiven ? `${challenge}, error="invalid_token"` : challenge);
        throw new AppError('access.sign-in');
      }
      await limit(context);
      request.apiContext = context;
    },
    handler: async (request, reply) => {
      if (request.rawBody === undefined) throw new AppError('request.unsupported-type');
      const { actor, address } = request.apiContext as RequestContext;
      if (actor.kind !== 'user') throw new AppError('access.sign-in');
      const handle = await loadHandler();
      const response = await handle(
        new Request(new URL(PATH, publicUrl), {
          method: 'POST',
          headers: toHeaders(request),
          body: new Uint8Array(request.rawBody),
        }),
        { scopes: listToolScopes(actor), authorization: request.headers.authorization ?? '', address },
      );
      for (const [name, value] of response.headers) if (!name.startsWith('access-control-')) reply.header(name, value);
      reply.status(response.status);
      return reply.send(response.body ? Readable.fromWeb(response.body) : undefined);
    },
  });

  const rejectMethod = async (_request: FastifyRequest, reply: { header(name: string, value: string): unknown }) => {
    reply.header('allow', 'POST');
    throw new AppError('request.method');
  };
  // There are no sessions to listen to or to end.
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'],
    url: PATH,
    exposeHeadRoute: false,
    onRequest: rejectMethod,
    handler: rejectMethod,
  });
}
