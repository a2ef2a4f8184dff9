export interface ChainProblem {
  /** The entry; null if it is about the chain as a whole. */
  seq: number | null;
  what: string;
}

/** An entry with its body. What an erasure deleted is null. */
export interface ChainRow {
  seq: number;
  /** Microseconds since 1970. */
  micros: number;
  bodyHash: Buffer;
  memberHash: Buffer | null;
  previous: Buffer;
  hash: Buffer;
  salt: Buffer | null;
  body: string | null;
  memberId: string | null;
  memberSalt: Buffer | null;
}
