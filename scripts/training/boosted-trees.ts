/** Learns small decision trees, each of which corrects the sum of those before it (gradient boosting; Friedman, 2001). */
import { scoreTree, type Tree } from '../../packages/core/src/text/decision-trees.ts';
import { createRandom } from './random.ts';

export interface BoostExample {
  /** Whole numbers from 0 to `most`, by feature. */
  values: Uint8Array;
  isPositive: boolean;
  weight: number;
}

export interface BoostOptions {
  trees: number;
  depth: number;
  /** How much of what a tree says is added. */
  rate: number;
  /** The least weight of the examples in a branch. */
  leastWeight: number;
  /** How strongly large values are held down. */
  penalty: number;
  /** The share of the features that each tree may use. */
  share: number;
  /** The largest value of a feature. */
  most: number;
}

/** The slope and the curvature of the loss at each example. */
interface Loss {
  slopes: Float64Array;
  curves: Float64Array;
}

const SEED = 4321;
const LEAST_GAIN = 1e-3;
const DIGITS = 1e4;

/** Trees whose sum is high for positive examples. */
export function boost(examples: readonly BoostExample[], options: BoostOptions): Tree[] {
  const sums = new Float64Array(examples.length);
  const random = createRandom(SEED);
  const columns = toColumns(examples);
  const all = Int32Array.from(examples.keys());
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round++) {
    const features = columns.map((_, at) => at).filter(() => random() < options.share);
    const tree = new Grower(columns, measureLoss(examples, sums), features, options).grow(all, options.depth);
    trees.push(tree);
    for (const at of all) sums[at] = (sums[at] ?? 0) + scoreTree(tree, (examples[at] as BoostExample).values);
  }
  return trees;
}

function measureLoss(examples: readonly BoostExample[], sums: Float64Array): Loss {
  const slopes = new Float64Array(examples.length);
  const curves = new Float64Array(examples.length);
  examples.forEach(({ isPositive, weight }, at) => {
    const share = 1 / (1 + Math.exp(-(sums[at] ?? 0)));
    slopes[at] = weight * (share - (isPositive ? 1 : 0));
    curves[at] = weight * share * (1 - share);
  });
  return { slopes, curves };
}

/** The values of each feature at all examples, which are read one feature at a time. */
const toColumns = (examples: readonly BoostExample[]): Uint8Array[] =>
  Array.from({ length: examples[0]?.values.length ?? 0 }, (_, feature) =>
    Uint8Array.from(examples, ({ values }) => values[feature] ?? 0),
  );

class Grower {
  private readonly columns: readonly Uint8Array[];
  private readonly loss: Loss;
  private readonly features: readonly number[];
  private readonly options: BoostOptions;

  constructor(columns: readonly Uint8Array[], loss: Loss, features: readonly number[], options: BoostOptions) {
    this.columns = columns;
    this.loss = loss;
    this.features = features;
    this.options = options;
  }

  grow(members: Int32Array, depth: number): Tree {
    let slope = 0;
    let curve = 0;
    for (const at of members) {
      slope += this.loss.slopes[at] ?? 0;
      curve += this.loss.curves[at] ?? 0;
    }
    const split = depth === 0 ? undefined : this.findSplit(members, slope, curve);
    if (!split) {
      const { rate, penalty } = this.options;
      return Math.round(((-rate * slope) / (curve + penalty)) * DIGITS) / DIGITS;
    }
    const [feature, below] = split;
    const column = this.columns[feature] as Uint8Array;
    const isLeft = (at: number) => (column[at] ?? 0) < below;
    return [
      feature,
      below,
      this.grow(members.filter(isLeft), depth - 1),
      this.grow(
        members.filter((at) => !isLeft(at)),
        depth - 1,
      ),
    ];
  }

  private findSplit(members: Int32Array, slope: number, curve: number): [number, number] | undefined {
    const { most, leastWeight, penalty } = this.options;
    const score = (g: number, h: number) => (g * g) / (h + penalty);
    let best: { gain: number; split: [number, number] } | undefined;
    const slopes = new Float64Array(most + 1);
    const curves = new Float64Array(most + 1);
    for (const feature of this.features) {
      slopes.fill(0);
      curves.fill(0);
      const column = this.columns[feature] as Uint8Array;
      for (let k = 0; k < members.length; k++) {
        const at = members[k] ?? 0;
        const value = column[at] ?? 0;
        slopes[value] = (slopes[value] ?? 0) + (this.loss.slopes[at] ?? 0);
        curves[value] = (curves[value] ?? 0) + (this.loss.curves[at] ?? 0);
      }
      let g = 0;
      let h = 0;
      for (let below = 1; below <= most; below++) {
        g += slopes[below - 1] ?? 0;
        h += curves[below - 1] ?? 0;
        if (h < leastWeight || curve - h < leastWeight) continue;
        const gain = score(g, h) + score(slope - g, curve - h) - score(slope, curve);
        if (gain > (best?.gain ?? LEAST_GAIN)) best = { gain, split: [feature, below] };
      }
    }
    return best?.split;
  }
}
