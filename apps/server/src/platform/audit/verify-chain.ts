import { createHash } from 'node:crypto';
import type { ChainProblem, ChainRow } from './chain.ts';
import { createErasures } from './erasures.ts';
import { isSigned, type SignedHead } from './signed-head.ts';

/** A place in the chain that is known to be right. */
export interface Anchor {
  seq: number;
  hash: Buffer;
}

/** Before the first entry. */
export const GENESIS: Anchor = { seq: 0, hash: Buffer.alloc(32) };

export interface ChainInput {
  /** The entries after the anchor, in order, all from the same moment. */
  rows: AsyncIterable<ChainRow>;
  after: Anchor;
  /** The stored head. Undefined if it is missing. */
  head: Anchor | undefined;
  /** Signed heads in the database. */
  heads: readonly SignedHead[];
  /** Signed heads from a file that was exported before. */
  exported?: readonly SignedHead[];
  /** Public keys to trust (SPKI in base64). If omitted, those of the heads themselves. */
  keys?: ReadonlySet<string>;
  /** Returns those of these member hashes (hexadecimal) whose member still has an account. */
  findLiveMembers(hashes: readonly string[]): Promise<readonly string[]>;
}

export interface ChainReport {
  /** How many entries, bodies, and erased bodies were seen. */
  entries: number;
  bodies: number;
  erased: number;
  /** The last entry that was seen. */
  last: Anchor;
  /** The last head that is signed, trusted, and in the chain. */
  signed: { seq: number; micros: number; keyId: string } | null;
  /** The first problems, up to `MAX_PROBLEMS`, and how many there are. */
  problems: ChainProblem[];
  problemCount: number;
}

const MAX_PROBLEMS = 20;

/**
 * Verifies the chain after an anchor: every link, every hash, every body, that missing bodies were erased with their member, and that the
 * chain still contains every signed head. Memory doesn't grow with the number of entries, only with those of erased members and of heads.
 */
export async function verifyChain(input: ChainInput): Promise<ChainReport> {
  const { after, head } = input;
  const problems = createProblems();
  const erasures = createErasures(after.seq === 0);
  const heads = indexHeads(input, problems.add);
  const report = { entries: 0, bodies: 0 };
  let last = after;
  let signed: SignedHead | null = null;
  for await (const row of input.rows) {
    if (row.seq !== last.seq + 1) problems.add(row.seq, describeGap(last.seq, row.seq));
    else if (!row.previous.equals(last.hash)) problems.add(row.seq, 'It doesn’t continue the entry before it.');
    if (!hashEntry(row).equals(row.hash)) problems.add(row.seq, 'Its hash doesn’t match its content.');
    if (row.body !== null) report.bodies++;
    const fault = checkBody(row);
    if (fault !== null) problems.add(row.seq, fault);
    erasures.see(row);
    for (const one of heads.get(row.seq) ?? [])
      if (!one.hash.equals(row.hash)) problems.add(row.seq, 'It isn’t the entry whose hash was signed.');
      else if (signed === null || one.micros >= signed.micros) signed = one;
    report.entries++;
    last = { seq: row.seq, hash: row.hash };
  }
  for (const { seq, what } of await erasures.check(input.findLiveMembers)) problems.add(seq, what);
  if (!head) problems.add(null, 'The head is missing.');
  else if (head.seq !== last.seq || !head.hash.equals(last.hash))
    problems.add(null, `The head is entry ${head.seq}, but the chain ends with another entry ${last.seq}.`);
  const lost = [...heads.keys()].filter((seq) => seq > last.seq);
  if (lost.length > 0)
    problems.add(last.seq, `The entries after it are missing: entry ${Math.max(...lost)} was signed.`);
  return {
    ...report,
    erased: erasures.erased(),
    last,
    signed: signed && { seq: signed.seq, micros: signed.micros, keyId: signed.keyId },
    ...problems.result(),
  };
}

function createProblems() {
  const problems: ChainProblem[] = [];
  let problemCount = 0;
  return {
    add(seq: number | null, what: string) {
      problemCount++;
      if (problems.length < MAX_PROBLEMS) problems.push({ seq, what });
    },
    result: () => ({ problems, problemCount }),
  };
}

/** Checks the signatures, and returns the heads after the anchor by their entry. */
function indexHeads(
  { after, heads, exported = [], keys }: ChainInput,
  addProblem: (seq: number | null, what: string) => void,
): Map<number, SignedHead[]> {
  const index = new Map<number, SignedHead[]>();
  const stored = new Set(heads.map(identify));
  for (const head of [...heads, ...exported.filter((one) => !stored.has(identify(one)))]) {
    const { seq } = head;
    if (!stored.has(identify(head))) addProblem(seq, 'Its signed head is in the file, but not in the database.');
    if (keys && !keys.has(head.publicKey.toString('base64')))
      addProblem(seq, `Its signed head has the key “${head.keyId}”, which isn’t trusted.`);
    else if (!isSigned(head)) addProblem(seq, 'The signature of its signed head is wrong.');
    else if (seq > after.seq) index.set(seq, [...(index.get(seq) ?? []), head]);
    else if (seq === after.seq && !head.hash.equals(after.hash))
      addProblem(seq, 'It isn’t the entry whose hash was signed.');
  }
  return index;
}

const identify = ({ seq, micros, hash, keyId, publicKey, signature }: SignedHead): string =>
  [seq, micros, keyId, ...[hash, publicKey, signature].map((bytes) => bytes.toString('base64'))].join('|');

const describeGap = (before: number, seq: number): string =>
  seq - before === 2 ? `Entry ${before + 1} before it is missing.` : `Entries ${before + 1} to ${seq - 1} are missing.`;

/** The hash of an entry from everything else in it. */
function hashEntry({ previous, seq, micros, bodyHash, memberHash }: ChainRow): Buffer {
  const numbers = Buffer.alloc(16);
  numbers.writeBigInt64BE(BigInt(seq));
  numbers.writeBigInt64BE(BigInt(micros), 8);
  const hash = createHash('sha256').update(previous).update(numbers).update(bodyHash);
  return (memberHash ? hash.update(memberHash) : hash).digest();
}

/** @returns what is wrong with the body, or null. A missing one is checked with the erasures. */
function checkBody({ salt, body, bodyHash, memberHash, memberId, memberSalt }: ChainRow): string | null {
  if (body === null || salt === null) return null;
  if (!createHash('sha256').update(salt).update(body).digest().equals(bodyHash)) return 'Its body was changed.';
  const owner = memberId !== null && memberSalt !== null ? hashMember(memberId, memberSalt) : null;
  const isOwned = owner === null ? memberId === null && memberHash === null : memberHash?.equals(owner);
  return isOwned ? null : 'Its body doesn’t belong to the member it was written for.';
}

const hashMember = (memberId: string, salt: Buffer): Buffer =>
  createHash('sha256')
    .update(salt)
    .update(Buffer.from(memberId.replaceAll('-', ''), 'hex'))
    .digest();
