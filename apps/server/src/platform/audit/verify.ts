import type { Kysely } from 'kysely';
import type { Executor } from '../db/database.ts';
import type { DB } from '../db/schema.ts';
import * as repository from './audit-repository.ts';
import type { ChainRow } from './chain.ts';
import type { SignedHead } from './signed-head.ts';
import { type Anchor, type ChainReport, GENESIS, verifyChain } from './verify-chain.ts';

const BATCH_SIZE = 5000;

export interface VerifyOptions {
  /** Verifies only what follows. If omitted, the whole chain. */
  after?: Anchor;
  /** Signed heads from a file that was exported before. */
  exported?: readonly SignedHead[];
  /** Public keys to trust (SPKI in base64). If omitted, those that the heads name. */
  keys?: ReadonlySet<string>;
}

/** Verifies the audit log as it is at one moment, while others add to it. */
export const verifyAudit = (db: Kysely<DB>, options: VerifyOptions = {}): Promise<ChainReport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verifySnapshot(trx, options));

/** Verifies the audit log inside a transaction whose reads are all of the same moment. */
export async function verifySnapshot(
  trx: Executor,
  { after = GENESIS, ...given }: VerifyOptions,
): Promise<ChainReport> {
  const anchored = after.seq === 0 ? GENESIS.hash : await repository.findEntryHash(trx, after.seq);
  const report = await verifyChain({
    ...given,
    after,
    rows: readChain(trx, after.seq),
    head: await repository.findHead(trx),
    heads: await Array.fromAsync(readHeads(trx, { fromSeq: after.seq })),
    findLiveMembers: (hashes) => repository.listLiveMembers(trx, hashes),
  });
  const problems = [...report.problems];
  if (!anchored?.equals(after.hash))
    problems.unshift({ seq: after.seq, what: 'It was changed or deleted after it was verified.' });
  const orphan = await repository.findBodyWithoutEntry(trx);
  if (orphan !== undefined) problems.push({ seq: orphan, what: 'There is a body for it, but no entry.' });
  return { ...report, problems, problemCount: report.problemCount + problems.length - report.problems.length };
}

async function* readChain(trx: Executor, after: number): AsyncGenerator<ChainRow> {
  for (let last = after; ; ) {
    const rows = await repository.listChain(trx, last, BATCH_SIZE);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH_SIZE) return;
    last = end.seq;
  }
}

/** Signed heads, oldest first. @param from `afterMicros`: only later ones. `fromSeq`: only those of this entry and later ones */
export async function* readHeads(
  db: Executor,
  { afterMicros = Number.MIN_SAFE_INTEGER, fromSeq = 0 }: { afterMicros?: number | undefined; fromSeq?: number } = {},
): AsyncGenerator<SignedHead> {
  for (let last: Pick<SignedHead, 'micros' | 'seq'> = { micros: afterMicros, seq: Number.MAX_SAFE_INTEGER }; ; ) {
    const heads = await repository.listHeads(db, { after: last, fromSeq }, BATCH_SIZE);
    yield* heads;
    const end = heads.at(-1);
    if (!end || heads.length < BATCH_SIZE) return;
    last = end;
  }
}
