import { loadTable } from './table.ts';

const known = new Map<number, Float32Array>();

/** The meaning of a word in its base form as a vector of length 1; undefined if the table doesn't have the word. */
export function vectorOf(word: string): Float32Array | undefined {
  const { places, vectors, dimensions } = loadTable();
  const at = places.get(word);
  if (at === undefined) return undefined;
  let vector = known.get(at);
  if (!vector) {
    const row = Float32Array.from(vectors.subarray(at * dimensions, (at + 1) * dimensions));
    const length = Math.hypot(...row) || 1;
    vector = row.map((value) => value / length);
    known.set(at, vector);
  }
  return vector;
}

/**
 * How near the meanings of two words are, from -1 to 1, by the company that they keep. Words of opposite meaning, and two of one kind such as
 * "dog" and "cat", are near as well. Undefined if the table doesn't have one of them.
 */
export function nearness(a: string, b: string): number | undefined {
  if (a === b) return 1;
  const first = vectorOf(a);
  const second = first && vectorOf(b);
  if (!first || !second) return undefined;
  let sum = 0;
  for (let at = 0; at < first.length; at++) sum += (first[at] ?? 0) * (second[at] ?? 0);
  return sum;
}
