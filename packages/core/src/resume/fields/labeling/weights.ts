import type { Weights } from '../../../tagging/model.ts';
import { type StoredWeights, unpackWeights } from '../../../text/linear-model.ts';
import education from './education-weights.json' with { type: 'json' };
import { type EntryKind, LABELS } from './labels.ts';
import work from './work-weights.json' with { type: 'json' };

/** Weights of the two steps: the first looks at each piece, the second also at what the first says of the other entries. */
export interface EntryWeights {
  first: Weights;
  second: Weights;
}

const STORED: Readonly<Record<EntryKind, StoredWeights>> = { work, education };
const unpacked: Partial<Record<EntryKind, EntryWeights>> = {};

/** The weights that `scripts/train-entries.ts` wrote, unpacked on first use. */
export function trainedWeights(kind: EntryKind): EntryWeights {
  unpacked[kind] ??= fromStored(STORED[kind], LABELS[kind].size);
  return unpacked[kind];
}

/** Rows of transitions are named like features: "transition 1 4" has the weights of each label after label 4 over a line break. */
export const TRANSITION = 'transition';

/** The weights of both steps are stored side by side, since most of their features are the same. */
function fromStored(stored: StoredWeights, size: number): EntryWeights {
  const rows = unpackWeights(stored);
  return { first: takeColumns(rows, 0, size), second: takeColumns(rows, size, size) };
}

function takeColumns(rows: ReadonlyMap<string, Float32Array>, from: number, size: number): Weights {
  const features = new Map<string, Float32Array>();
  const transitions = [new Float32Array(size * size), new Float32Array(size * size)] as const;
  for (const [name, row] of rows) {
    const own = row.subarray(from, from + size);
    const [first, side, before] = name.split(' ');
    if (first === TRANSITION) transitions[side === '1' ? 1 : 0].set(own, Number(before) * size);
    else features.set(name, own);
  }
  return { features, transitions };
}
