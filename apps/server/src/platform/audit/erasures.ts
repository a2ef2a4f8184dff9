import type { ChainProblem, ChainRow } from './chain.ts';

/** The kind of the entry that the database adds when it erases a member’s bodies. */
const ERASED = 'erased';

interface Missing {
  first: number;
  last: number;
  count: number;
}

/**
 * Compares missing bodies with the erasures on record. Each erasure is of one member as a whole, so that nobody can hide single entries as
 * an erasure.
 * @param isWhole whether the chain is read from its first entry, so that the numbers of bodies can be compared
 */
export function createErasures(isWhole: boolean) {
  const missing = new Map<string, Missing>();
  const erasures = new Map<string, { seq: number; bodies: number }>();
  const deleted: Missing = { first: 0, last: 0, count: 0 };

  function see({ seq, body, memberHash, memberId }: ChainRow): void {
    if (body === null) {
      if (memberHash === null) note(deleted, seq);
      else {
        const key = memberHash.toString('hex');
        const known = missing.get(key) ?? { first: 0, last: 0, count: 0 };
        missing.set(key, note(known, seq));
      }
    } else if (memberHash === null && memberId === null) {
      const erasure = readErasure(body);
      if (erasure) erasures.set(erasure.member, { seq, bodies: erasure.bodies });
    }
  }

  async function check(
    findLiveMembers: (hashes: readonly string[]) => Promise<readonly string[]>,
  ): Promise<ChainProblem[]> {
    const problems: ChainProblem[] = [];
    if (deleted.count > 0) problems.push({ seq: deleted.first, what: describeMissing(deleted) });
    for (const [member, one] of missing) {
      const erasure = erasures.get(member);
      if (!erasure || erasure.seq < one.last) problems.push({ seq: one.first, what: describeMissing(one) });
    }
    for (const [member, { seq, bodies }] of erasures)
      if (isWhole && (missing.get(member)?.count ?? 0) !== bodies)
        problems.push({ seq, what: 'It records another number of erased bodies than are missing.' });
    const live = new Set(await findLiveMembers([...erasures.keys()]));
    for (const [member, { seq }] of erasures)
      if (live.has(member)) problems.push({ seq, what: 'It records the erasure of a member whose account exists.' });
    return problems;
  }

  /** How many missing bodies were erased. */
  const erased = (): number =>
    [...missing].reduce((sum, [member, { count }]) => (erasures.has(member) ? sum + count : sum), 0);

  return { see, check, erased };
}

function note(missing: Missing, seq: number): Missing {
  if (missing.count === 0) missing.first = seq;
  missing.last = seq;
  missing.count++;
  return missing;
}

const describeMissing = ({ count }: Missing): string =>
  count === 1
    ? 'Its body is missing, and no erasure explains it.'
    : `Its body and ${count - 1} more are missing, and no erasure explains it.`;

function readErasure(body: string): { member: string; bodies: number } | null {
  // Most bodies needn't be parsed.
  if (!body.includes(`"${ERASED}"`)) return null;
  const { kind, detail } = JSON.parse(body) as { kind?: unknown; detail?: { member?: unknown; bodies?: unknown } };
  if (kind !== ERASED || typeof detail?.member !== 'string' || typeof detail.bodies !== 'number') return null;
  return { member: detail.member, bodies: detail.bodies };
}
