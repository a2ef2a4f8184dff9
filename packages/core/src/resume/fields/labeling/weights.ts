import type { Weights } from '../../../tagging/model.ts';
import { type StoredWeights, unpackWeights } from '../../../text/linear-model.ts';
import education from './education-weights.json' with { type: 'json' };
import { type EntryKind, LABELS } from './labels.ts';
import work from './work-weights.json' with { type: 'json' };

/** Weights of the two steps: the first looks at each piece, the second also at what the first says of the other entries. */
export interface EntryWeights {
  /** By feature: the weights of each label in the first step, then in the second. */
  features: ReadonlyMap<string, Float32Array>;
  first: Weights['transitions'];
  second: Weights['transitions'];
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

function fromStored(stored: StoredWeights, size: number): EntryWeights {
  const rows = unpackWeights(stored);
  const features = new Map<string, Float32Array>();
  const [first, second] = [createTransitions(size), createTransitions(size)];
  for (const [name, row] of rows) {
    const [kind, side, before] = name.split(' ', 3);
    if (kind !== TRANSITION) {
      features.set(name, row);
      continue;
    }
    const at = side === '1' ? 1 : 0;
    first[at].set(row.subarray(0, size), Number(before) * size);
    second[at].set(row.subarray(size), Number(before) * size);
  }
  return { features, first, second };
}

const createTransitions = (size: number) => [new Float32Array(size * size), new Float32Array(size * size)] as const;
