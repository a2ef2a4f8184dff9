import { once } from 'node:events';
import { SCOPES } from '@foothold/contracts/endpoint';
import { createMcpServer } from '@foothold/mcp-tools';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { call, connectSignedIn } from '../account/connection.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { openFolders } from '../mcp/folders.ts';
import { LOCAL_TOOLS } from '../mcp/local-tools.ts';
import type { Options } from '../options.ts';
import { version } from '../version.ts';

/** `foothold mcp`: serves MCP on standard input and output until the client closes them. */
export async function serveMcp(_words: readonly string[], { folder = [] }: Options): Promise<ExitCode> {
  const folders = openFolders(folder);
  const connection = connectSignedIn();
  const { api } = connection;
  const current = await call(connection, () => api.accounts.keys.current());
  // No tool does staff work.
  const scopes = SCOPES.filter((scope) => current.scopes.includes(scope));
  const tools = folder.length > 0 ? LOCAL_TOOLS : [];
  const ended = once(process.stdin, 'end');
  const handle = serveStdio(() => createMcpServer({ api, scopes, version, local: { tools, context: { folders } } }), {
    maxSubscriptions: 0,
    onerror: (error) => void process.stderr.write(`foothold mcp: ${error.name}\n`),
  });
  await ended;
  await handle.close();
  return EXIT.ok;
}
