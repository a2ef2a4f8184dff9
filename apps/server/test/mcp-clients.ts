import type { Scope } from '@foothold/contracts/endpoint';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Person, TestApp } from './harness.ts';

/** MCP clients as people use them: the official one, with an API key. */

/** The password of members that `signUp` creates. */
const PASSWORD = 'four plain words here';

export const createKey = async (person: Person, scopes: readonly Scope[]) =>
  person.api.accounts.keys.create({ name: 'Assistant', scopes: [...scopes], days: 30, password: PASSWORD });

/** Connects over HTTP with a token. */
export async function connect(test: Pick<TestApp, 'url'>, token: string): Promise<Client> {
  const client = new Client({ name: 'test-client', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', test.url), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}
