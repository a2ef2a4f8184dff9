import { constants } from 'node:fs';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../db/schema.ts';
import { writeWhole } from '../files/disk.ts';
import type { Job } from '../queue.ts';
import type { MailTransport, StoredMessage } from './mail.ts';
import { CLOSED, openOnce, toMailOptions } from './smtp.ts';

/** Where emails are stored without a mail service. @param dataDir absolute path */
export const getOutboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** Writes each message to a file (RFC 5322, `.eml`) that mail programs can open and only our system user can read. Names sort by time. */
export function createFolderTransport(folder: string, from: string): MailTransport {
  const format = { streamTransport: true, buffer: true, newline: 'windows' } as const;
  const transport = openOnce(async () => (await import('nodemailer')).createTransport(format, { from, ...CLOSED }));
  return {
    outcome: 'saved',
    async deliver(message) {
      const { message: bytes } = await (await transport.open()).sendMail({
        ...toMailOptions(message),
        date: message.createdAt,
      });
      // With `buffer`, this is always bytes, although the type also allows a stream.
      await writeWhole(join(folder, createFileName(message)), bytes as Buffer);
    },
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
    close: transport.close,
  };
}

function createFileName({ id, createdAt, to }: StoredMessage): string {
  const recipient = to
    .toLowerCase()
    .replaceAll(/[^a-z0-9.@+-]+/g, '-')
    .slice(0, 64);
  return `${createdAt.toISOString().replaceAll(':', '-')}_${recipient}_${id}.eml`;
}

/** Matches our files and partial ones from a stopped process. Other files in the folder aren't touched. */
const FILE_PATTERN = /_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(\.part)?$/;

/** Longer than any emailed link is valid, and a cap for installations that write many. */
const DAYS = 30;
const MAX_FILES = 5000;

/** Every 15 minutes, deletes old emails from the outbox folder and those whose record was erased. */
export const tidyOutboxFolder: Job<Record<string, never>> = {
  name: 'mail.tidy-outbox',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  schedule: '*/15 * * * *',
};

/** Keeps the newest 5,000 emails of the last 30 days that still have a record. */
export async function pruneOutbox(db: Kysely<DB>, folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('created_at', '>', new Date(now.getTime() - DAYS * 24 * 60 * 60 * 1000))
    .orderBy('created_at', 'desc')
    .limit(MAX_FILES)
    .execute();
  const recent = new Set(rows.map(({ id }) => id));
  for (const name of names) {
    const id = FILE_PATTERN.exec(name)?.[1];
    if (id !== undefined && !recent.has(id)) await rm(join(folder, name), { force: true });
  }
}
