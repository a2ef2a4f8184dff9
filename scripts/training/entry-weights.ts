/** Trains both steps of the labeler of entries (`core/resume/fields/labeling`). */
import { describeConsensus } from '../../packages/core/src/resume/fields/labeling/consensus.ts';
import { LABELS } from '../../packages/core/src/resume/fields/labeling/labels.ts';
import { TRANSITION } from '../../packages/core/src/resume/fields/labeling/weights.ts';
import { tag, type Weights } from '../../packages/core/src/tagging/model.ts';
import type { EntryExample } from './entry-examples.ts';
import { toStored } from './stored-weights.ts';
import { type TaggerOptions, trainTagger } from './tagger.ts';

/** The weights of both steps. */
export interface TrainedEntries {
  first: Weights;
  second: Weights;
}

/** The second step learns from what the first says about files of makers that it hasn't learned from. */
const FOLDS = 2;

export function trainEntries(examples: readonly EntryExample[], options: TaggerOptions): TrainedEntries {
  const [{ kind } = { kind: 'work' as const }] = examples;
  const set = LABELS[kind];
  const makers = [...new Set(examples.map(({ sample }) => sample.maker))].sort();
  const foldOf = ({ sample }: EntryExample) => makers.indexOf(sample.maker) % FOLDS;
  const described = Array.from({ length: FOLDS }, (_, fold) => {
    const others = examples.filter((each) => foldOf(each) !== fold);
    const weights = trainTagger(others, set, { ...options, leastWeight: 0 });
    return examples.filter((each) => foldOf(each) === fold).map((each) => withConsensus(each, weights));
  }).flat();
  return { first: trainTagger(examples, set, options), second: trainTagger(described, set, options) };
}

function withConsensus(example: EntryExample, first: Weights): EntryExample {
  const set = LABELS[example.kind];
  const { marginals } = tag(example, first, set);
  const consensus = describeConsensus(example.groups, marginals, set);
  return { ...example, features: example.features.map((names, i) => [...names, ...(consensus[i] ?? [])]) };
}

/** The text of the file that `weights.ts` reads: for each feature, the weights of both steps. */
export function storeEntries({ first, second }: TrainedEntries, size: number, steps: number): string {
  const rows = new Map<string, Float32Array>();
  const put = (name: string, values: Float32Array, from: number) => {
    const row = rows.get(name) ?? new Float32Array(2 * size);
    row.set(values, from);
    rows.set(name, row);
  };
  for (const [weights, from] of [
    [first, 0],
    [second, size],
  ] as const) {
    for (const [name, row] of weights.features) put(name, row, from);
    weights.transitions.forEach((values, side) => {
      for (let before = 0; before < size; before++)
        put(`${TRANSITION} ${side} ${before}`, values.slice(before * size, (before + 1) * size), from);
    });
  }
  return toStored(rows, steps);
}

/** Chosen by checking on makers that were left out of the training. */
export const ENTRY_OPTIONS: TaggerOptions = {
  rounds: 8,
  penalty: 2,
  dropped: 0.3,
  leastTimes: 5,
  leastWeight: 0.3,
  bias: 0,
  steps: 12,
};
