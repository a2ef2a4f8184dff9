import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pickEnvironment } from '../platform/env.ts';
import type { Logger } from '../platform/logger.ts';
import { SettingsError } from '../platform/settings.ts';

export type MessageFromCustody =
  | { kind: 'keys'; publicKeys: string }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string; settings: boolean };
export interface MessageToCustody {
  databaseUrl: string;
}

/** A handle to the custody process, which runs as a child. */
export interface CustodyProcess {
  /** CUSTODY_PUBLIC_KEYS, the only keys that this process ever sees. */
  publicKeys: Promise<string>;
  /** Starts the jobs once the database is available. */
  startWork(databaseUrl: string): Promise<void>;
  /** The process ID, for tests and operators. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface CustodyOptions {
  /** CUSTODY_KEYS. They are dropped from memory once the child runs. If unset, the child creates a key pair in the folder. */
  keys: string | undefined;
  folder: string;
  logLevel: string;
  logger: Logger;
  /** Called if the child died and can't be restarted because this process no longer has its keys. */
  onLost(): void;
}

const RESTART_MS = 1000;
const MAX_RESTART_MS = 30_000;

/** Starts the custody process with a minimal environment and restarts it if it dies. */
export function forkCustody({ keys, folder, logLevel, logger, onLost }: CustodyOptions): CustodyProcess {
  const canRestart = keys === undefined;
  let stopping = false;
  let databaseUrl: string | undefined;
  let wait = RESTART_MS;
  let child = start(keys);
  const publicKeys = waitForMessage(child, 'keys').then(({ publicKeys }) => publicKeys);
  // Callers that await the keys see the error. Without a caller, it must not crash this process.
  publicKeys.catch(() => undefined);

  function start(given: string | undefined): ChildProcess {
    const made = fork(join(import.meta.dirname, 'custody-child.ts'), [], {
      env: {
        ...pickEnvironment('PATH', 'NODE_COMPILE_CACHE'),
        ...(given ? { CUSTODY_KEYS: given } : { CUSTODY_FOLDER: folder }),
        LOG_LEVEL: logLevel,
      },
      execArgv: [],
    });
    made.on('error', (error) => logger.error({ err: error }, 'cannot reach the custody process'));
    made.once('exit', (code, signal) => {
      if (!stopping && databaseUrl !== undefined) void handleExit(code, signal);
    });
    return made;
  }

  async function handleExit(code: number | null, signal: string | null): Promise<void> {
    logger.error({ code, signal, startedAgain: canRestart }, 'custody process exited');
    if (!canRestart) return onLost();
    await delay(wait, undefined, { ref: false });
    wait = Math.min(2 * wait, MAX_RESTART_MS);
    if (stopping || databaseUrl === undefined) return;
    child = start(undefined);
    try {
      await waitForMessage(child, 'keys');
      child.send({ databaseUrl } satisfies MessageToCustody);
      await waitForMessage(child, 'ready');
      wait = RESTART_MS;
    } catch (error) {
      logger.error({ err: error }, 'custody process did not restart');
    }
  }

  return {
    publicKeys,
    async startWork(url) {
      child.send({ databaseUrl: url } satisfies MessageToCustody);
      await waitForMessage(child, 'ready');
      databaseUrl = url;
    },
    pid: () => child.pid,
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Waits for the next message of this kind. @throws SettingsError or Error if the child reports a failure or exits */
function waitForMessage<K extends MessageFromCustody['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<MessageFromCustody, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      child.off('message', handleMessage);
      child.off('exit', handleEnd);
      work();
    };
    const handleMessage = (message: MessageFromCustody) => {
      if (message.kind === kind) settle(() => resolve(message as Extract<MessageFromCustody, { kind: K }>));
      else if (message.kind === 'failed')
        settle(() =>
          reject(
            message.settings
              ? new SettingsError(message.reason)
              : new Error(`The custody process did not start: ${message.reason}`),
          ),
        );
    };
    const handleEnd = (code: number | null) =>
      settle(() => reject(new Error(`The custody process exited with code ${code}.`)));
    child.on('message', handleMessage);
    child.once('exit', handleEnd);
  });
}
