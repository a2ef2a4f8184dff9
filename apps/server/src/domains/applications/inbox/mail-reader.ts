import { join } from 'node:path';
import type { Mailbox, MailReading, readApplicationMail } from '@foothold/core/application-mail';
import type { MailErrorCode } from '@foothold/documents/mail';
import { AppError } from '../../../platform/errors.ts';
import { createIsolate, IsolateCrash, IsolateTimeout } from '../../../platform/isolate.ts';
import type { FindTxtRecords } from '../../../platform/mail/txt-records.ts';
import type { MailOrigin } from './origin.ts';

/** An email as its process read it. */
export interface ReadEmail {
  messageId: string | null;
  /** The message itself, which may only wrap the one that `message` is. */
  outer: { from: Mailbox; subject: string; recipients: string[] };
  text: string;
  message: ReturnType<typeof readApplicationMail>['message'];
  reading: MailReading;
  /** DNS names of the keys that verify it. */
  keyNames: string[];
}

export type ReaderAnswer<T> = { ok: true; value: T } | { ok: false; code: MailErrorCode };

/** A message of 10 MB takes several times its size to parse. */
const HEAP_MEGABYTES = 160;
const READ_CPU_MS = 4000;
const VERIFY_CPU_MS = 4000;
const ERRORS = {
  'mail.too-large': 'request.too-large',
  'mail.too-complex': 'applications.mail-too-complex',
  'mail.not-an-email': 'applications.mail-not-an-email',
} as const;

export type MailReader = ReturnType<typeof createMailReader>;

/** Reads and verifies emails in processes of their own. */
export function createMailReader({ idleMs, findTxtRecords }: { idleMs: number; findTxtRecords: FindTxtRecords }) {
  const isolate = createIsolate(join(import.meta.dirname, 'worker.ts'), {
    processes: 2,
    heap: HEAP_MEGABYTES,
    idle: { afterMs: idleMs },
  });

  /** Whatever ends the process becomes an error about the message. */
  async function run<T>(task: string, args: unknown[], cpuLimitMs: number): Promise<T> {
    try {
      return await isolate.run<T>(task, args, cpuLimitMs);
    } catch (error) {
      if (error instanceof IsolateTimeout || error instanceof IsolateCrash)
        throw new AppError('applications.mail-too-complex', { cause: error });
      throw error;
    }
  }

  async function read(
    task: 'read' | 'readText',
    source: Uint8Array | string,
    readerNames: string[],
  ): Promise<ReadEmail> {
    const answer = await run<ReaderAnswer<ReadEmail>>(task, [source, readerNames], READ_CPU_MS);
    if (!answer.ok) throw new AppError(ERRORS[answer.code]);
    return answer.value;
  }

  return {
    /** @throws AppError `request.too-large`, `applications.mail-too-complex`, `applications.mail-not-an-email` */
    read: (bytes: Uint8Array, readerNames: string[]) => read('read', bytes, readerNames),
    readText: (text: string, readerNames: string[]) => read('readText', text, readerNames),
    /** Finds out who signed a message. Null if nobody did, or not for the sender. @throws Error if DNS doesn't answer */
    async verify(bytes: Uint8Array, keyNames: readonly string[]): Promise<MailOrigin | null> {
      if (keyNames.length === 0) return null;
      const found = await Promise.all(keyNames.map(async (name) => [name, await findTxtRecords(name)] as const));
      const records = Object.fromEntries(found.flatMap(([name, list]) => (list ? [[name, list]] : [])));
      return run<MailOrigin | null>('verify', [bytes, records], VERIFY_CPU_MS);
    },
    stop: () => isolate.stop(),
  };
}
