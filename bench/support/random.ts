/** Pseudorandom numbers from 0 to below 1, derived from a text: the same text, the same numbers (FNV-1a into mulberry32). */
export function createRandom(text: string): Random {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    // Only called with a list that isn't empty.
    pick: (list) => list[Math.floor(next() * list.length)] as never,
  };
}

export interface Random {
  next(): number;
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}
