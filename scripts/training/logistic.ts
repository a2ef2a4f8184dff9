import { MAIL_KINDS, type MailKind } from '../../packages/core/src/application-mail/types.ts';
import { toShares, type Weights } from '../../packages/core/src/text/linear-model.ts';
import { createRandom, shuffled } from './random.ts';

export interface LogisticExample {
  /** Features with their values. */
  features: ReadonlyMap<string, number>;
  kind: MailKind;
  weight: number;
}

export interface LogisticOptions {
  rounds: number;
  penalty: number;
  /** Rarer features are too seldom to learn from. */
  leastTimes: number;
  /** Share of the features left out in each step. */
  dropped: number;
  /** Weights that are the mean of several runs depend less on the order of the examples and on what each leaves out. */
  runs: number;
  /** Features whose weights are all smaller are left out, and the others learned again, so that these take over what they did. */
  leastWeight: number;
}

/** Size of the first steps. */
const RATE = 0.1;
const FIRST_SEED = 12_345;

interface Known {
  numbers: Uint32Array;
  values: Float32Array;
  kind: number;
  weight: number;
}

/** Trains multinomial logistic regression (`text/linear-model.ts`) for the kinds of mail. */
export function trainLogistic(examples: readonly LogisticExample[], options: LogisticOptions): Weights {
  const times = new Map<string, number>();
  for (const { features } of examples) for (const name of features.keys()) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].filter(([, count]) => count >= options.leastTimes).map(([name]) => name);
  if (options.leastWeight === 0) return trainOn(examples, names, options);
  const first = trainOn(examples, names, { ...options, runs: 1 });
  const matters = (name: string) => first.get(name)?.some((value) => Math.abs(value) >= options.leastWeight) ?? false;
  return trainOn(examples, names.filter(matters), options);
}

function trainOn(examples: readonly LogisticExample[], names: readonly string[], options: LogisticOptions): Weights {
  const numbers = new Map(names.map((name, number) => [name, number]));
  const known = examples.map(({ features, kind, weight }): Known => {
    const own = [...features].filter(([name]) => numbers.has(name));
    return {
      numbers: Uint32Array.from(own, ([name]) => numbers.get(name) ?? 0),
      values: Float32Array.from(own, ([, value]) => value),
      kind: MAIL_KINDS.indexOf(kind),
      weight,
    };
  });
  const size = MAIL_KINDS.length;
  const runs = Array.from({ length: options.runs }, (_, at) =>
    run(known, names.length, options, FIRST_SEED + at * 1000),
  );
  const mean = Float32Array.from({ length: names.length * size }, (_, i) =>
    runs.reduce((sum, own) => sum + (own[i] ?? 0) / runs.length, 0),
  );
  return new Map(names.map((name, number) => [name, mean.slice(number * size, (number + 1) * size)]));
}

/** Stochastic gradient descent with step sizes by AdaGrad (Duchi, Hazan and Singer, 2011) and an L2 penalty. */
function run(known: readonly Known[], count: number, options: LogisticOptions, seed: number): Float32Array {
  const { rounds, penalty, dropped } = options;
  const size = MAIL_KINDS.length;
  const weights = new Float32Array(count * size);
  const squares = new Float32Array(count * size).fill(1e-6);
  const decay = penalty / known.length;
  const random = createRandom(seed);
  const most = known.reduce((longest, { numbers }) => Math.max(longest, numbers.length), 0);
  // Reused, since an example without what is dropped is made a million times.
  const starts = new Int32Array(most);
  const amounts = new Float64Array(most);
  const sums = new Float64Array(size);
  for (let round = 0; round < rounds; round++) {
    for (const { numbers, values, kind: truth, weight } of shuffled(known, random)) {
      let used = 0;
      sums.fill(0);
      for (let i = 0; i < numbers.length; i++) {
        if (random() < dropped) continue;
        const from = (numbers[i] ?? 0) * size;
        const value = values[i] ?? 0;
        starts[used] = from;
        amounts[used++] = value;
        for (let kind = 0; kind < size; kind++)
          sums[kind] = (sums[kind] ?? 0) + ((weights[from + kind] ?? 0) * value) / (1 - dropped);
      }
      const errors = toShares(sums).map((share, kind) => weight * (Number(kind === truth) - share));
      for (let i = 0; i < used; i++) {
        const from = starts[i] ?? 0;
        const value = amounts[i] ?? 0;
        for (let kind = 0; kind < size; kind++) {
          const at = from + kind;
          const own = weights[at] ?? 0;
          const gradient = (errors[kind] ?? 0) * value - decay * own;
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          weights[at] = own + (RATE * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return weights;
}
