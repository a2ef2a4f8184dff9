import { type MailReading, readApplicationMail } from '@foothold/core/application-mail';
import { MailError, readMail } from '@foothold/documents/mail';
import { registerTasks } from '../../../platform/isolate-tasks.ts';
import type { ReadEmail, ReaderAnswer } from './mail-reader.ts';
import { listKeyNames, type MailOrigin, type TxtRecords, verifyOrigin } from './origin.ts';

/** The tasks behind `MailReader`. This module runs in a separate process, because a message can be built to take any time and memory. */

const toReading = ({ message: _, ...reading }: ReturnType<typeof readApplicationMail>): MailReading => reading;

async function read(bytes: Uint8Array, readerNames: string[]): Promise<ReaderAnswer<ReadEmail>> {
  try {
    const mail = await readMail(bytes);
    const read = readApplicationMail({ ...mail, readerNames });
    return {
      ok: true,
      value: {
        messageId: mail.messageId,
        outer: { from: mail.from, subject: mail.subject, recipients: mail.recipients.map(({ address }) => address) },
        text: mail.text,
        message: read.message,
        reading: toReading(read),
        keyNames: await listKeyNames(Buffer.from(bytes)),
      },
    };
  } catch (error) {
    if (error instanceof MailError) return { ok: false, code: error.code };
    throw error;
  }
}

function readText(text: string, readerNames: string[]): ReaderAnswer<ReadEmail> {
  const read = readApplicationMail({ from: { name: '', address: '' }, subject: '', sentAt: null, text, readerNames });
  const { from, subject } = read.message;
  const outer = { from, subject, recipients: [] };
  return {
    ok: true,
    value: { messageId: null, outer, text, message: read.message, reading: toReading(read), keyNames: [] },
  };
}

const verify = (bytes: Uint8Array, records: TxtRecords): Promise<MailOrigin | null> =>
  verifyOrigin(Buffer.from(bytes), records);

registerTasks({ read, readText, verify, ping: () => null });
