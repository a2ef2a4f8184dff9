import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const MAX_START_ATTEMPTS = 600;

// Kills the server when the benchmark exits, so that an aborted run leaves none behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export interface ServerProcess {
  base: string;
  child: ChildProcess;
  /** Resolves when the process has exited, however it ended. */
  ended: Promise<unknown>;
  /** Address of its embedded database. */
  databaseUrl: string;
  /** Stops it cleanly and leaves its folder. */
  end(): Promise<void>;
}

/**
 * The whole server as `npm start` runs it, on a data folder that stays when it ends, so that it can be started again.
 * @param onLog called with each line that it logs, and with its output besides the log
 * @param checkout of another build
 * @throws Error if it exits or doesn't answer within a minute
 */
export async function startServerOn(
  folder: string,
  port: number,
  settings: Record<string, string> = {},
  onLog: (line: string) => void = () => undefined,
  checkout = root,
): Promise<ServerProcess> {
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', SAMPLE_DATA: 'on', ...settings },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A failed measurement leaves no server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLog(line);
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-2000);
    onLog(String(chunk));
  });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (tries > MAX_START_ATTEMPTS || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start: ${complaint.trim()}`);
    }
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { base, child, ended, end, databaseUrl: getEmbeddedUrl(folder) };
}

/** The whole server on its own data folder. Ends with `stop`, which deletes the folder. */
export async function startServer(
  port: number,
  settings: Record<string, string> = {},
  onLog?: (line: string) => void,
): Promise<ServerProcess & { stop(): Promise<void> }> {
  const folder = createDataFolder();
  const server = await startServerOn(folder, port, settings, onLog);
  const stop = async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

export const createDataFolder = (): string => mkdtempSync(join(tmpdir(), 'foothold-bench-'));

/** A free port on this machine. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** The URL of a running server's embedded database: a socket in its folder, at the path that `platform/db/embedded.ts` uses. */
function getEmbeddedUrl(folder: string): string {
  const home = join(folder, 'postgres');
  const password = join(home, 'password');
  if (!existsSync(password)) return '';
  return `postgresql://foothold:${readFileSync(password, 'utf8')}@localhost/foothold?host=${encodeURIComponent(home)}`;
}
