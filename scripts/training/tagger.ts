import type { Transitions } from '../../packages/core/src/tagging/labels.ts';
import { forwardBackward, type Sequence, type Weights } from '../../packages/core/src/tagging/model.ts';
import { packRow } from '../../packages/core/src/tagging/weights.ts';
import { createRandom, shuffled } from './random.ts';

/** A text whose parts are marked. */
export interface TaggedExample extends Sequence {
  /** Indexes of the labels, one for each token. */
  labels: readonly number[];
}

export interface TaggerOptions {
  rounds: number;
  penalty: number;
  /** Share of the features left out in each step, which keeps the model from relying on single words. */
  dropped: number;
  /** Features in fewer tokens are too seldom to learn from. */
  leastTimes: number;
  /** Features whose weights are all smaller are left out: they change next to nothing. */
  leastWeight: number;
  /** How much less is taken for no part than the examples say, so that fewer parts are missed. */
  bias: number;
  /** Weights are stored in steps of 1 / `steps`. */
  steps: number;
}

/** Size of the first steps. */
const RATE = 0.05;
const SEED = 12_345;

/** Trains a tagger (`core/tagging/model.ts`), with weights rounded as they are stored. */
export function trainTagger(examples: readonly TaggedExample[], set: Transitions, options: TaggerOptions): Weights {
  const first = options.leastWeight > 0 ? train(examples, set, options) : undefined;
  // Learned again with only the features that matter, so that these take over what the others did.
  const matters = (name: string) =>
    !first ||
    name === 'any' ||
    (first.features.get(name)?.some((value) => Math.abs(value) >= options.leastWeight) ?? false);
  const exact = train(
    examples.map((each) => ({ ...each, features: each.features.map((names) => names.filter(matters)) })),
    set,
    options,
  );
  const any = exact.features.get('any');
  if (any) any[0] = (any[0] ?? 0) - options.bias;
  const round = (row: Float32Array) => row.map((value) => Math.round(value * options.steps) / options.steps);
  return {
    features: new Map([...exact.features].map(([name, row]) => [name, round(row)])),
    transitions: [round(exact.transitions[0]), round(exact.transitions[1])],
  };
}

/** The text of a file for `unpackWeights`. */
export function toWeightsFile({ features, transitions }: Weights, steps: number): string {
  const lines = [...features]
    .filter(([, row]) => row.some((value) => value !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(packRow(row, steps))}`);
  const turns = JSON.stringify(transitions.map((row) => packRow(row, steps)));
  return `{"steps":${steps},"transitions":${turns},"features":{\n${lines.join(',\n')}\n}}\n`;
}

const add = (array: Float32Array | Float64Array, i: number, value: number): void => {
  array[i] = (array[i] ?? 0) + value;
};

/** A table of weights that are learned with step sizes by AdaGrad (Duchi, Hazan and Singer, 2011) and an L2 penalty. */
function createTable(length: number, decay: number) {
  const values = new Float32Array(length);
  const squares = new Float32Array(length).fill(1e-6);
  return {
    values,
    move(i: number, gradient: number): void {
      const value = values[i] as number;
      const whole = gradient - decay * value;
      const square = (squares[i] as number) + whole * whole;
      squares[i] = square;
      values[i] = value + (RATE * whole) / Math.sqrt(square);
    },
  };
}

type Table = ReturnType<typeof createTable>;

interface Known {
  /** The numbers of the features of each token. */
  features: Uint32Array[];
  breaks: readonly boolean[];
  labels: readonly number[];
}

/** Stochastic gradient descent. */
function train(
  examples: readonly TaggedExample[],
  set: Transitions,
  { rounds, penalty, dropped, leastTimes }: TaggerOptions,
): Weights {
  const { size } = set;
  const times = new Map<string, number>();
  for (const { features } of examples)
    for (const names of features) for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].filter(([, count]) => count >= leastTimes).map(([name]) => name);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const decay = penalty / examples.length;
  const table = createTable(names.length * size, decay);
  const turns = [createTable(size * size, decay), createTable(size * size, decay)] as const;
  const gradients = new Float32Array(names.length * size);
  const known = examples.map(
    ({ features, breaks, labels }): Known => ({
      features: features.map((own) => Uint32Array.from(own.flatMap((name) => numbers.get(name) ?? []))),
      breaks,
      labels,
    }),
  );
  const random = createRandom(SEED);
  for (let round = 0; round < rounds; round++) {
    for (const example of shuffled(known, random)) {
      const features = example.features.map((own) => own.filter(() => random() >= dropped));
      learnFrom({ ...example, features }, { set, table, turns, gradients, scale: 1 / (1 - dropped) });
    }
  }
  const rows = names.map((name, number) => [name, table.values.slice(number * size, (number + 1) * size)] as const);
  return { features: new Map(rows), transitions: [turns[0].values, turns[1].values] };
}

interface Model {
  set: Transitions;
  table: Table;
  turns: readonly [Table, Table];
  /** All 0 between two examples. */
  gradients: Float32Array;
  /** What the features that aren't left out count for. */
  scale: number;
}

/** One step: the weights of the marked labels go up, those of what the model takes for probable go down. */
function learnFrom({ features, breaks, labels }: Known, { set, table, turns, gradients, scale }: Model): void {
  const { size, allowed } = set;
  const { values } = table;
  const emissions = features.map((own) => {
    const sums = new Float64Array(size);
    for (const number of own) {
      const from = number * size;
      for (let label = 0; label < size; label++)
        sums[label] = (sums[label] as number) + (values[from + label] as number);
    }
    return sums.map((value) => value * scale);
  });
  const transitions = [turns[0].values, turns[1].values] as const;
  const { marginals, forward, backward, scales } = forwardBackward(emissions, breaks, transitions, set);
  const touched = new Set<number>();
  features.forEach((own, i) => {
    const change = (marginals[i] as Float64Array).map((value, label) => Number(label === (labels[i] ?? 0)) - value);
    for (const number of own) {
      touched.add(number);
      const from = number * size;
      for (let label = 0; label < size; label++)
        gradients[from + label] = (gradients[from + label] as number) + (change[label] as number);
    }
  });
  for (const number of touched) {
    for (let i = number * size; i < (number + 1) * size; i++) {
      table.move(i, gradients[i] ?? 0);
      gradients[i] = 0;
    }
  }
  const powers = transitions.map((row) => Float64Array.from(row, (value, at) => (allowed[at] ? Math.exp(value) : 0)));
  const sums = turns.map(() => new Float64Array(size * size));
  for (let i = 1; i < emissions.length; i++) {
    const side = breaks[i] ? 1 : 0;
    const sum = sums[side] as Float64Array;
    const emission = emissions[i] as Float64Array;
    const highest = Math.max(...emission);
    const after = emission.map(
      (value, label) => (Math.exp(value - highest) * (backward[i]?.[label] ?? 0)) / (scales[i] ?? 1),
    );
    const power = powers[side] as Float64Array;
    for (let before = 0; before < size; before++) {
      const reach = forward[i - 1]?.[before] ?? 0;
      for (let label = 0; label < size; label++) {
        const at = before * size + label;
        sum[at] = (sum[at] as number) - reach * (power[at] as number) * (after[label] as number);
      }
    }
    add(sum, (labels[i - 1] ?? 0) * size + (labels[i] ?? 0), 1);
  }
  sums.forEach((sum, side) => {
    for (let i = 0; i < sum.length; i++) if (allowed[i]) turns[side === 0 ? 0 : 1].move(i, sum[i] ?? 0);
  });
}
