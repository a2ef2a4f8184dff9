import {
  SEPARATOR,
  type StoredWeights,
  unpackWeights,
  type Weights,
  ZERO,
} from '../../packages/core/src/text/linear-model.ts';

/** Smaller weights are stored as this many steps, so that every character is printable. */
const LEAST_STEPS = -56;
const MOST_STEPS = 1000;

const packRow = (row: Float32Array, steps: number): string =>
  [...row]
    .map((value) => String.fromCharCode(ZERO + Math.max(LEAST_STEPS, Math.min(MOST_STEPS, Math.round(value * steps)))))
    .join('');

/** Weights rounded to steps of 1 / `steps`, as they are stored. */
export const toRounded = (weights: Weights, steps: number): Weights =>
  new Map([...weights].map(([name, row]) => [name, row.map((value) => Math.round(value * steps) / steps)]));

/** The text of the file that `unpackWeights` reads. Rows whose weights are all 0 are left out. */
export function toStored(weights: Weights, steps: number): string {
  const rows = [...weights]
    .filter(([, row]) => row.some((value) => Math.round(value * steps) !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = new Map<string, string[]>();
  for (const [name, row] of rows) {
    if (name.includes(SEPARATOR)) continue;
    const [first = '', ...rest] = name.split(' ');
    entries.set(first, [...(entries.get(first) ?? []), packRow(row, steps) + rest.join(' ')]);
  }
  const stored: StoredWeights = {
    steps,
    kinds: rows[0]?.[1].length ?? 0,
    features: Object.fromEntries([...entries].map(([first, list]) => [first, list.join(SEPARATOR)])),
  };
  return `${JSON.stringify(stored, null, 2)}\n`;
}

export const countFeatures = (stored: string): number => unpackWeights(JSON.parse(stored) as StoredWeights).size;
