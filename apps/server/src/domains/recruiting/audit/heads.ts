import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { findHead, findLastHead } from '../../../platform/audit/audit-repository.ts';
import { readLine, toLine } from '../../../platform/audit/signed-head.ts';
import { readHeads } from '../../../platform/audit/verify.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Queue } from '../../../platform/queue.ts';
import { signAuditHead } from '../jobs.ts';

export interface AuditHeadsDeps {
  db: Kysely<DB>;
  queue: Queue;
  /** The folder of the installation's data. */
  dataDir: string;
  now: () => Date;
}

const DAY_MS = 24 * 60 * 60_000;
/** Longer than any line of the file. */
const TAIL_BYTES = 4096;
const LINE_BREAK = 10;

/** Where the signed heads are exported to. */
export const getHeadsFile = (dataDir: string): string => join(dataDir, 'audit', 'heads.jsonl');

/** Heads of the audit log: asks the custody process for signatures, and exports them. */
export function createAuditHeads({ db, queue, dataDir, now }: AuditHeadsDeps) {
  const file = getHeadsFile(dataDir);

  /** Asks for a signature if the head moved, and once a day anyway. */
  async function request(): Promise<void> {
    const [head, last] = await Promise.all([findHead(db), findLastHead(db)]);
    const hasEntries = (head?.seq ?? 0) > 0 || last !== undefined;
    const isCurrent = last !== undefined && last.seq === head?.seq && now().getTime() - last.micros / 1000 < DAY_MS;
    if (hasEntries && !isCurrent && !(await queue.hasWaiting([signAuditHead]))) await queue.add(db, signAuditHead, {});
  }

  /** Appends signed heads to the file that it doesn't have yet. */
  async function exportToFile(): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const last = await readLastMoment(file);
    for await (const head of readHeads(db, { afterMicros: last })) await appendFile(file, `${toLine(head)}\n`);
  }

  return { request, exportToFile };
}

/** When the last head in the file was signed, in microseconds. Cuts off a line that a killed process left incomplete. */
async function readLastMoment(file: string): Promise<number | undefined> {
  await using handle = await open(file, 'a+', 0o600);
  const { size } = await handle.stat();
  const start = Math.max(0, size - TAIL_BYTES);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
  const tail = buffer.subarray(0, bytesRead);
  const end = tail.lastIndexOf(LINE_BREAK) + 1;
  if (end < tail.length) await handle.truncate(start + end);
  const line = tail.subarray(0, end).toString('utf8').trimEnd().split('\n').at(-1) ?? '';
  return readLine(line)?.micros;
}
