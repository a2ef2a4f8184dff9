import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { pickEnvironment } from '../platform/env.ts';
import type { Logger } from '../platform/logger.ts';
import { SettingsError } from '../platform/settings.ts';

export type MessageFromCustody =
  | { kind: 'keys'; publicKeys: string }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string; settings: boolean };
/** What the custody process needs besides its keys. */
export interface CustodyWork {
  databaseUrl: string;
  /** The address that passkeys are bound to. */
  publicUrl: string;
  /** VAULT_KEYS, to check authenticator codes. */
  vaultKeys: string;
}

export interface MessageToCustody extends CustodyWork {
  /** Milliseconds without a job after which it ends; by default it keeps running. */
  idleMs?: number;
}

/** A handle to the custody process, which runs as a child. */
export interface CustodyProcess {
  /** CUSTODY_PUBLIC_KEYS, the only keys that this process ever sees. */
  publicKeys: Promise<string>;
  /**
   * Lets it work once the database is available.
   * @param hasWork whether one of its jobs is queued
   */
  startWork(work: CustodyWork, hasWork: () => Promise<boolean>): Promise<void>;
  /** The process ID, for tests and operators; undefined while it isn't running. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface CustodyChildOptions {
  /** CUSTODY_KEYS, or the folder with a file of them, in which the child creates them on its first start. */
  from: { keys: string } | { folder: string };
  logLevel: string;
  logger: Logger;
}

/** Forks the custody process with a minimal environment. */
export function forkCustodyChild({ from, logLevel, logger }: CustodyChildOptions): ChildProcess {
  const child = fork(join(import.meta.dirname, 'custody-child.ts'), [], {
    env: {
      ...pickEnvironment('PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'),
      ...('keys' in from ? { CUSTODY_KEYS: from.keys } : { CUSTODY_FOLDER: from.folder }),
      LOG_LEVEL: logLevel,
    },
    execArgv: [],
  });
  child.on('error', (error) => logger.error({ err: error }, 'cannot reach the custody process'));
  return child;
}

/** Lets a child work. @throws Error if it doesn't start */
export async function startChildWork(child: ChildProcess, message: MessageToCustody): Promise<void> {
  child.send(message);
  await waitForMessage(child, 'ready');
}

/** Stops a child after its work in progress. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exit;
}

export interface GivenKeysOptions {
  /** CUSTODY_KEYS. They are dropped from memory once the child runs. */
  keys: string;
  logLevel: string;
  logger: Logger;
  /** Called if the child died: this process no longer has its keys, so it can't start another. */
  onLost(): void;
}

/** Starts the custody process with keys that this process was given. It keeps running, because the keys are nowhere else. */
export function forkCustody({ keys, logLevel, logger, onLost }: GivenKeysOptions): CustodyProcess {
  const child = forkCustodyChild({ from: { keys }, logLevel, logger });
  const publicKeys = waitForMessage(child, 'keys').then((message) => message.publicKeys);
  // Callers that await the keys see the error. Without a caller, it must not crash this process.
  publicKeys.catch(() => undefined);
  let isWorking = false;
  child.once('exit', (code, signal) => {
    if (!isWorking) return;
    logger.error({ code, signal }, 'custody process exited');
    onLost();
  });
  return {
    publicKeys,
    async startWork(work) {
      await startChildWork(child, work);
      isWorking = true;
    },
    pid: () => child.pid,
    async stop() {
      isWorking = false;
      await stopChild(child);
    },
  };
}

/** Waits for the next message of this kind. @throws SettingsError or Error if the child reports a failure or exits */
export function waitForMessage<K extends MessageFromCustody['kind']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<MessageFromCustody, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => {
      child.off('message', handleMessage);
      child.off('exit', handleEnd);
      child.off('error', handleError);
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
    // Without a process there is no exit.
    const handleError = (error: Error) => settle(() => reject(error));
    child.on('message', handleMessage);
    child.once('exit', handleEnd);
    child.once('error', handleError);
  });
}
