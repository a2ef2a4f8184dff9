import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..');
const START_LIMIT_MS = 180_000;
const POLL_MS = 100;

// Kills the server when the benchmark exits, so that an aborted run leaves none behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

export interface StartOptions {
  /** Called with each line that the server logs, and with its output besides the log. */
  onLog?: (line: string) => void;
  /** Of another build; this one by default. */
  checkout?: string;
  /** Starts it by `npm start`, as a user does. npm stays and has the server as its child. */
  byNpm?: boolean;
  /** How long it may take until it answers. */
  startLimitMs?: number;
}

export interface ServerProcess {
  base: string;
  /** The server, or npm. */
  child: ChildProcess;
  /** Resolves when the process has exited, however it ended. */
  ended: Promise<unknown>;
  /** Address of its embedded database. */
  databaseUrl: string;
  /** Stops it cleanly and leaves its folder. */
  end(): Promise<void>;
}

/**
 * The whole server as `npm start` runs it, on a data folder that stays when it ends, so that it can be started again. It's ready within
 * milliseconds of what it prints then.
 * @throws Error if it exits or doesn't answer in time (three minutes), or if another server already answers on the port
 */
export async function startServerOn(
  folder: string,
  port: number,
  settings: Record<string, string> = {},
  { onLog = () => undefined, checkout = root, byNpm = false, startLimitMs = START_LIMIT_MS }: StartOptions = {},
): Promise<ServerProcess> {
  const base = `http://127.0.0.1:${port}`;
  // Its answer would be taken for the new server's.
  if (await fetch(`${base}/readyz`).catch(() => null)) throw new Error(`A server is already running at ${base}.`);
  const [command, ...args] = byNpm ? ['npm', 'start'] : ['node', 'scripts/start.mjs'];
  const child = spawn(command, args, {
    cwd: checkout,
    // npm's children get its signals by being in its group.
    detached: byNpm,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', SAMPLE_DATA: 'on', ...settings },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A failed measurement leaves no server behind.
  const signal = (name: NodeJS.Signals) =>
    byNpm && child.pid !== undefined ? process.kill(-child.pid, name) : child.kill(name);
  const kill = () => signal('SIGKILL');
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
  const startedAt = performance.now();
  for (;;) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) break;
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded) throw new Error(`The server ended during its start: ${complaint.trim()}`);
    if (performance.now() - startedAt > startLimitMs) {
      kill();
      throw new Error(`The server did not answer within ${startLimitMs / 1000} s of its start: ${complaint.trim()}`);
    }
    await waitForOutput(child);
  }
  const end = async () => {
    signal('SIGTERM');
    await ended;
    // npm exits at once, while the server still finishes its work.
    while (byNpm && isGroupRunning(child.pid)) await delay(POLL_MS);
  };
  return { base, child, ended, end, databaseUrl: getEmbeddedUrl(folder) };
}

function isGroupRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
}

/** Until a process prints something, which may be that it's ready, but not for long. */
async function waitForOutput({ stdout }: ChildProcess): Promise<void> {
  const printed = new AbortController();
  const timeout = setTimeout(() => printed.abort(), POLL_MS);
  if (stdout) await once(stdout, 'data', { signal: printed.signal }).catch(() => undefined);
  clearTimeout(timeout);
}

/** The whole server on its own data folder. Ends with `stop`, which deletes the folder. */
export async function startServer(
  port: number,
  settings: Record<string, string> = {},
  options?: StartOptions,
): Promise<ServerProcess & { stop(): Promise<void> }> {
  const folder = createDataFolder();
  const server = await startServerOn(folder, port, settings, options);
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
