import { type ApiRequest, createClient } from '@foothold/client';
import type { Scope } from '@foothold/contracts/endpoint';
import { createMcpServer } from '@foothold/mcp-tools';
import { createMcpHandler as createHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, InjectOptions } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };

/** Who calls, as far as tools need to know. */
export interface McpCaller {
  scopes: readonly Scope[];
  /** The header of the request. Every call of a tool repeats it. */
  authorization: string;
  /** The client’s IP address, for the limits of the API. */
  address: string;
}

export type McpHandler = (request: Request, caller: McpCaller) => Promise<Response>;

/** Statuses whose responses have no body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

/** Creates the handler of `/mcp`. Each request gets a server of its own, so that nothing is shared between callers. */
export function createMcpHandler(app: FastifyInstance, publicUrl: string): McpHandler {
  const { host } = new URL(publicUrl);

  /** Sends a request through this server’s own routes with all their checks, without a connection. */
  const sendAs =
    ({ authorization, address }: McpCaller) =>
    async (url: URL, { method, headers, body }: ApiRequest): Promise<Response> => {
      const response = await app.inject({
        method: method as InjectOptions['method'] & string,
        url: `${url.pathname}${url.search}`,
        headers: { ...Object.fromEntries(headers), host, authorization },
        remoteAddress: address,
        ...(body && { payload: Buffer.from(body) }),
      });
      return new Response(WITHOUT_BODY.includes(response.statusCode) ? null : new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers: toHeaders(response.headers),
      });
    };

  return async (request, caller) => {
    const api = createClient({ url: publicUrl, send: sendAs(caller) });
    const handler = createHandler(() => createMcpServer({ api, scopes: caller.scopes, version: manifest.version }), {
      // Nothing here changes without a call of the client.
      maxSubscriptions: 0,
    });
    return handler.fetch(request);
  };
}

function toHeaders(given: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one));
  return headers;
}
