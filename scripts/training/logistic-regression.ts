/** Learns the weights of `packages/core/src/text/linear-model.ts`. */
import { toShares, type Weights } from '../../packages/core/src/text/linear-model.ts';
import { createRandom } from './random.ts';

export interface Example {
  features: readonly string[];
  /** The indexes of the kinds that it may be: more than one if the label doesn’t say which. */
  kinds: readonly number[];
  weight: number;
}

export interface Options {
  /** The number of kinds. */
  kinds: number;
  rounds: number;
  /** How strongly large weights are held down, over all examples. */
  penalty: number;
}

const DROPPED = 0.5;
const RATE = 0.1;
const LEAST_TIMES = 2;
const FIRST_SEED = 12_345;
/** Weights that are the mean of several runs depend less on the order of the examples and on what each leaves out. */
const RUNS = 4;

export function trainSeveral(examples: readonly Example[], options: Options): Weights {
  const runs = Array.from({ length: RUNS }, (_, at) => train(examples, options, FIRST_SEED + at * 1000));
  const [first = new Map<string, Float32Array>()] = runs;
  return new Map(
    [...first].map(([name, row]) => [
      name,
      row.map((_, kind) => runs.reduce((sum, run) => sum + (run.get(name)?.[kind] ?? 0), 0) / runs.length),
    ]),
  );
}

interface Known {
  numbers: Uint32Array;
  kinds: readonly number[];
  weight: number;
}

/** Stochastic gradient descent with step sizes by AdaGrad (Duchi, Hazan and Singer, 2011) and an L2 penalty. */
function train(examples: readonly Example[], options: Options, seed = FIRST_SEED): Weights {
  const names = listFrequent(examples);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const size = options.kinds;
  const values = new Float32Array(names.length * size);
  const squares = new Float32Array(names.length * size).fill(1e-6);
  const decay = options.penalty / examples.length;
  const random = createRandom(seed);
  const known = examples.map(
    ({ features, kinds, weight }): Known => ({
      numbers: Uint32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
      kinds,
      weight,
    }),
  );
  for (let round = 0; round < options.rounds; round++) {
    const order = known.map((example) => ({ example, key: random() })).sort((a, b) => a.key - b.key);
    for (const { example } of order) {
      const used = example.numbers.filter(() => random() >= DROPPED);
      const sums = new Float64Array(size);
      for (const number of used)
        for (let kind = 0; kind < size; kind++)
          sums[kind] = (sums[kind] ?? 0) + (values[number * size + kind] ?? 0) / (1 - DROPPED);
      const shares = toShares(sums);
      const wanted = findWanted(shares, example.kinds);
      for (const number of used) {
        for (let kind = 0; kind < size; kind++) {
          const at = number * size + kind;
          const value = values[at] ?? 0;
          const gradient = example.weight * ((wanted[kind] ?? 0) - (shares[kind] ?? 0)) - decay * value;
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          values[at] = value + (RATE * gradient) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return new Map(names.map((name, number) => [name, values.slice(number * size, (number + 1) * size)]));
}

function listFrequent(examples: readonly Example[]): string[] {
  const times = new Map<string, number>();
  for (const { features } of examples) for (const name of features) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].filter(([, count]) => count >= LEAST_TIMES).map(([name]) => name);
}

/** The shares that an example should have: all for its kind, or divided among those that it may be as they are now. */
function findWanted(shares: Float64Array, kinds: readonly number[]): Float64Array {
  const wanted = new Float64Array(shares.length);
  const whole = kinds.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0);
  for (const kind of kinds) wanted[kind] = kinds.length === 1 ? 1 : (shares[kind] ?? 0) / whole;
  return wanted;
}
