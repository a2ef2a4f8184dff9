import { type Contract, contract } from '@foothold/contracts';
import { V1 } from '@foothold/contracts/endpoint';
import { type Problem, problemSchema } from '@foothold/contracts/errors';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

/** Every endpoint of the API as a function, by the names of the contract. Internal ones aren't served under `/api/v1`. */
export type ApiClient = JsonifiedClient<ContractRouterClient<Contract>>;

/** A request as the client sends it. The body is complete. */
export interface ApiRequest {
  method: string;
  headers: Headers;
  body?: Uint8Array<ArrayBuffer>;
  signal: AbortSignal;
}

export interface ClientOptions {
  /** The address of the server, such as `https://foothold.example`. */
  url: string;
  /** An API key or an access token. Without one, only public endpoints work. A function is asked before each call. */
  token?: string | (() => Promise<string | undefined>);
  /** Names the program in the server’s list of sign-ins. */
  userAgent?: string;
  /** Sends a request. `fetch` by default. */
  send?: (url: URL, request: ApiRequest) => Promise<Response>;
}

/**
 * Creates a client of the versioned API. A call returns the response’s body, and fails with an error that `getProblem` reads if the server
 * refused it.
 */
export function createClient({ url, token, userAgent, send = sendWithFetch }: ClientOptions): ApiClient {
  const link = new OpenAPILink(contract, {
    url: new URL(url).origin,
    headers: async () => {
      const given = typeof token === 'function' ? await token() : token;
      return { ...(given && { authorization: `Bearer ${given}` }), ...(userAgent && { 'user-agent': userAgent }) };
    },
    customErrorResponseBodyDecoder: (body) => {
      const { data } = problemSchema.safeParse(body);
      return data && new ORPCError(data.code, { status: data.status, message: data.message, data });
    },
    fetch: async (request: Request) => {
      const response = await send(toVersioned(request.url), {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        ...(request.body && { body: new Uint8Array(await request.arrayBuffer()) }),
      });
      if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
      // The link reads bodies by media type, and knows only plain JSON.
      const headers = new Headers(response.headers);
      headers.set('content-type', 'application/json');
      return new Response(response.body, { status: response.status, headers });
    },
  });
  return createORPCClient(link);
}

const sendWithFetch: NonNullable<ClientOptions['send']> = (url, request) => fetch(url, request);

/** What the server says about an error of a call. Undefined if the error is of another kind, such as a lost connection. */
export function getProblem(error: unknown): Problem | undefined {
  return error instanceof ORPCError ? problemSchema.safeParse(error.data).data : undefined;
}

/** The URL of an endpoint under the versioned API. */
function toVersioned(address: string): URL {
  const url = new URL(address);
  if (url.pathname.startsWith('/api/')) url.pathname = url.pathname.replace('/api', V1);
  return url;
}
