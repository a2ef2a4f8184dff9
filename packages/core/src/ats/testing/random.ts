/** Seeded random choices, so that generated people are the same on every run. */
export interface Random {
  /** A whole number from `min` to `max`. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  sample: <T>(list: readonly T[], count: number) => T[];
}

/** Mulberry32 (public domain, Tommy Ettinger): 32 bits of state are plenty for test data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[int(0, list.length - 1)] as T;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    for (let i = rest.length - 1; i > 0; i--) {
      const j = int(0, i);
      [rest[i], rest[j]] = [rest[j] as T, rest[i] as T];
    }
    return rest.slice(0, count);
  };
  return { int, chance: (probability) => next() < probability, pick, sample };
}
