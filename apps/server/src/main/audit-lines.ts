import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readLine, type SignedHead } from '../platform/audit/signed-head.ts';
import type { VerifyOptions } from '../platform/audit/verify.ts';
import type { ChainReport } from '../platform/audit/verify-chain.ts';

export interface AuditTools {
  verify(options: VerifyOptions): Promise<ChainReport>;
  now(): Date;
  /** Called if the log isn’t intact. */
  fail(): void;
}

const USAGE = 'Use "audit verify [--heads <file>] [--key <public key>] [--json]".';

/**
 * Runs `audit verify`, and yields the lines to print.
 * @throws Error with a sentence for an unknown command, or a file that can’t be read
 */
export async function* runAuditCommand(tools: AuditTools, words: readonly string[]): AsyncGenerator<string> {
  const { heads, key, json } = readWords(words);
  const exported = heads === undefined ? undefined : await readHeadsFile(heads);
  const report = await tools.verify({
    ...(exported && { exported }),
    ...(key !== undefined && { keys: new Set(key.split(',').map((one) => one.trim())) }),
  });
  if (report.problemCount > 0) tools.fail();
  if (json) yield JSON.stringify(toJson(report), null, 2);
  else yield* describe(report, { isKeyGiven: key !== undefined, now: tools.now() });
}

function readWords(words: readonly string[]) {
  const options = { heads: { type: 'string' }, key: { type: 'string' }, json: { type: 'boolean' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (positionals.length === 1 && positionals[0] === 'verify') return values;
  } catch {
    // The sentence below says how to use it.
  }
  throw new Error(USAGE);
}

async function readHeadsFile(file: string): Promise<SignedHead[]> {
  const heads: SignedHead[] = [];
  let number = 0;
  try {
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      number++;
      if (line.trim() === '') continue;
      const head = readLine(line);
      if (!head) throw new Error(`Line ${number} of ${file} isn’t a signed head.`);
      heads.push(head);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Error(`The file ${file} can’t be read.`, { cause: error });
  }
  return heads;
}

const toJson = ({ last, signed, ...report }: ChainReport) => ({
  ok: report.problemCount === 0,
  ...report,
  head: { number: last.seq, hash: last.hash.toString('hex') },
  signed: signed && { number: signed.seq, at: new Date(signed.micros / 1000).toISOString(), keyId: signed.keyId },
  unsigned: last.seq - (signed?.seq ?? 0),
});

function* describe(report: ChainReport, { isKeyGiven, now }: { isKeyGiven: boolean; now: Date }): Generator<string> {
  const { entries, bodies, erased, last, signed, problems, problemCount } = report;
  yield `Entries: ${entries}. Bodies: ${bodies}. Erased: ${erased}.`;
  yield `Head: entry ${last.seq}, ${last.hash.toString('hex')}`;
  if (signed) {
    const minutes = Math.max(0, Math.round((now.getTime() - signed.micros / 1000) / 60_000));
    yield `Last signed head: entry ${signed.seq}, key ${signed.keyId}, ${minutes} min ago.`;
  } else yield 'No head is signed.';
  const uncovered = last.seq - (signed?.seq ?? 0);
  if (uncovered > 0) yield `Not yet covered by a signed head: ${uncovered}.`;
  if (signed && !isKeyGiven)
    yield 'The public keys were taken from the signed heads themselves. Pass the one that you saved elsewhere with --key.';
  if (problemCount === 0) {
    yield 'The audit log is intact.';
    return;
  }
  yield `The audit log is NOT intact. Problems: ${problemCount}.`;
  for (const { seq, what } of problems) yield seq === null ? `  ${what}` : `  Entry ${seq}: ${what}`;
}
