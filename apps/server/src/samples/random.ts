/**
 * Pseudorandom numbers that are always the same for the same seed (mulberry32;
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c).
 */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  /** Picks an item. @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[Math.floor(this.next() * list.length)] as T;
  }

  weighted<T>(choices: readonly { value: T; weight: number }[]): T {
    let rest = this.next() * choices.reduce((sum, { weight }) => sum + weight, 0);
    for (const { value, weight } of choices) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return this.pick(choices).value;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let at = result.length - 1; at > 0; at--) {
      const other = this.between(0, at);
      [result[at], result[other]] = [result[other] as T, result[at] as T];
    }
    return result;
  }

  /** Some of the list, in the original order. */
  some<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set(this.shuffled(list.map((_, place) => place)).slice(0, count));
    return list.filter((_, place) => chosen.has(place));
  }
}

/** Distributes `total` by weight, with at least `least` per share. Uses the largest remainder method, so that small shares are exact. */
export function apportion(weights: readonly number[], total: number, least = 0): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const free = total - least * weights.length;
  const exactShares = weights.map((weight) => (weight / sum) * free);
  const counts = exactShares.map((share) => least + Math.floor(share));
  const rest = total - counts.reduce((all, count) => all + count, 0);
  const sortedByRemainder = exactShares
    .map((share, place) => ({ place, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  for (const { place } of sortedByRemainder.slice(0, rest)) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}
