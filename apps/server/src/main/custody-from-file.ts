import type { ChildProcess } from 'node:child_process';
import type { Logger } from '../platform/logger.ts';
import { getKeysVersion, readPublicKeys } from './custody-keys.ts';
import {
  type CustodyProcess,
  type CustodyWork,
  forkCustodyChild,
  startChildWork,
  stopChild,
  waitForMessage,
} from './custody-process.ts';

export interface FileKeysOptions {
  /** The folder with the keys, which the first custody process creates. */
  folder: string;
  logLevel: string;
  logger: Logger;
  /** Milliseconds without a job after which the custody process ends. */
  idleMs: number;
  /** Milliseconds between checks for queued jobs while it isn't running. */
  checkMs?: number;
}

const CHECK_MS = 1000;
const MAX_WAIT_MS = 30_000;

/**
 * Runs the custody process only while there are passwords to open, which is possible because its keys are in a file. At startup, it runs if
 * the public keys aren't known: to create the keys, or to re-encrypt with changed ones.
 */
export function runCustodyFromFile(options: FileKeysOptions): CustodyProcess {
  const { folder, logLevel, logger, idleMs, checkMs = CHECK_MS } = options;
  let child: ChildProcess | null = null;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  const known = readPublicKeys(folder);
  const publicKeys = known === null ? makePublicKeys() : Promise.resolve(known);
  // Callers that await the keys see the error. Without a caller, it must not crash this process.
  publicKeys.catch(() => undefined);

  function start(): ChildProcess {
    const made = forkCustodyChild({ from: { folder }, logLevel, logger });
    made.once('exit', (code, signal) => {
      child = null;
      if (code !== 0 && !stopping) logger.error({ code, signal }, 'custody process exited');
    });
    // A process that could not be started never exits.
    if (made.pid !== undefined) child = made;
    return made;
  }

  async function makePublicKeys(): Promise<string> {
    const isNew = getKeysVersion(folder) === null;
    const made = start();
    const message = await waitForMessage(made, 'keys');
    // Nothing is encrypted with a new key.
    if (isNew) await stopChild(made);
    return message.publicKeys;
  }

  /** Starts the process if there is work, and checks again later. After a failure, it waits longer and longer. */
  async function check(work: CustodyWork, hasWork: () => Promise<boolean>, wait: number): Promise<void> {
    let next = checkMs;
    try {
      if (child === null && (await hasWork()) && !stopping) {
        const made = start();
        await waitForMessage(made, 'keys');
        await startChildWork(made, { ...work, idleMs });
      }
    } catch (error) {
      if (!stopping) logger.error({ err: error }, 'custody process did not start');
      next = Math.min(2 * wait, MAX_WAIT_MS);
    }
    if (!stopping) timer = setTimeout(() => void check(work, hasWork, next), next).unref();
  }

  return {
    publicKeys,
    async startWork(work, hasWork) {
      await publicKeys;
      if (child !== null) await startChildWork(child, { ...work, idleMs });
      await check(work, hasWork, checkMs);
    },
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      if (child !== null) await stopChild(child);
    },
  };
}
