import { join } from 'node:path';
import type { Scope } from '@foothold/contracts/endpoint';
import { SCOPES } from '@foothold/contracts/endpoint';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Person, TestApp } from './harness.ts';

/** MCP clients as people use them: the official one, over HTTP and over stdio. */

/** The password of members that `signUp` creates. */
const PASSWORD = 'four plain words here';
const FOOTHOLD = join(import.meta.dirname, '../../../packages/cli/bin/foothold.mjs');

export const createKey = async (person: Person, scopes: readonly Scope[] = SCOPES) =>
  person.api.accounts.keys.create({ name: 'Assistant', scopes: [...scopes], days: 30, password: PASSWORD });

const createClient = () => new Client({ name: 'test-client', version: '1.0.0' });

/** Connects over HTTP with a token. */
export async function connect(test: Pick<TestApp, 'url'>, token: string): Promise<Client> {
  const client = createClient();
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', test.url), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  return client;
}

/** Connects to `foothold mcp` in a process of its own. */
export async function connectOverStdio(
  test: Pick<TestApp, 'url'>,
  token: string,
  folders: readonly string[] = [],
): Promise<Client> {
  const client = createClient();
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [FOOTHOLD, 'mcp', ...folders.flatMap((folder) => ['--folder', folder])],
      env: { PATH: process.env.PATH ?? '', FOOTHOLD_URL: test.url, FOOTHOLD_TOKEN: token },
      stderr: 'pipe',
    }),
  );
  return client;
}

/** All text of a result, wherever it stands. */
export const readText = (result: unknown): string => {
  if (typeof result === 'string') return result;
  if (typeof result !== 'object' || result === null) return '';
  return Object.values(result).map(readText).join('\n');
};
