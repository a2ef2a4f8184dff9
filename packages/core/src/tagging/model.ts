import type { Transitions } from './labels.ts';

/**
 * Weights of a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001): how much each feature of a token speaks for
 * each label, and how much each label speaks for the next one.
 */
export interface Weights {
  /** By feature, then by label. */
  features: ReadonlyMap<string, Float32Array>;
  /** `[within a line, over a line break][before * size + label]`. */
  transitions: readonly [Float32Array, Float32Array];
}

/** The features of each token, and whether a line break is before it. */
export interface Sequence {
  features: readonly (readonly string[])[];
  breaks: readonly boolean[];
}

/** The sums of a token's feature weights, by label. */
function emissionsOf({ features }: Sequence, weights: Weights, { size }: Transitions): Float64Array[] {
  return features.map((names) => {
    const sums = new Float64Array(size);
    for (const name of names) {
      const row = weights.features.get(name);
      if (row) for (let label = 0; label < size; label++) sums[label] = (sums[label] ?? 0) + (row[label] ?? 0);
    }
    return sums;
  });
}

export interface Tagged {
  /** Indexes of the labels, one for each token. */
  labels: number[];
  /** The probability of each token's label, given all tokens. */
  certainty: number[];
  /** The probability of every label, by token. */
  marginals: Float64Array[];
}

/** The most probable labels of a sequence, with the probability of each. */
export function tag(sequence: Sequence, weights: Weights, set: Transitions): Tagged {
  return tagSums({ sums: emissionsOf(sequence, weights, set), breaks: sequence.breaks }, weights.transitions, set);
}

/** A sequence by the sums of the feature weights of each token, by label. */
export interface Summed {
  sums: readonly Float64Array[];
  breaks: readonly boolean[];
}

/** Like `tag`, where the weights of each token are already summed. */
export function tagSums({ sums, breaks }: Summed, transitions: Weights['transitions'], set: Transitions): Tagged {
  const labels = bestPath(sums, breaks, transitions, set);
  const { marginals } = forwardBackward(sums, breaks, transitions, set);
  return { labels, certainty: labels.map((label, i) => marginals[i]?.[label] ?? 0), marginals };
}

/** The logarithm of how probable a path is, up to a constant of the sequence; −∞ if a label may not follow another. */
export function scorePath(
  { sums, breaks }: Summed,
  labels: readonly number[],
  transitions: Weights['transitions'],
  set: Transitions,
): number {
  return labels.reduce((total, label, i) => {
    const own = total + at(sums[i], label);
    if (i === 0) return own;
    const turn = (labels[i - 1] ?? 0) * set.size + label;
    return set.allowed[turn] ? own + at(transitions[breaks[i] ? 1 : 0], turn) : Number.NEGATIVE_INFINITY;
  }, 0);
}

const at = (values: ArrayLike<number> | undefined, index: number): number => values?.[index] ?? 0;

/** Viterbi's algorithm. */
function bestPath(
  emissions: readonly Float64Array[],
  breaks: readonly boolean[],
  turns: Weights['transitions'],
  { size, allowed, mayStart }: Transitions,
): number[] {
  const back: Int8Array[] = [];
  let scores = new Float64Array(size);
  for (const [i, emission] of emissions.entries()) {
    const next = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
    const from = new Int8Array(size);
    const transitions = turns[breaks[i] ? 1 : 0];
    for (let label = 0; label < size; label++) {
      if (i === 0) {
        if (mayStart[label]) next[label] = at(emission, label);
        continue;
      }
      for (let before = 0; before < size; before++) {
        if (!allowed[before * size + label]) continue;
        const score = at(scores, before) + at(transitions, before * size + label) + at(emission, label);
        if (score > at(next, label)) {
          next[label] = score;
          from[label] = before;
        }
      }
    }
    back.push(from);
    scores = next;
  }
  let label = scores.indexOf(Math.max(...scores));
  const path: number[] = [];
  for (let i = emissions.length - 1; i >= 0; i--) {
    path.push(label);
    label = at(back[i], label);
  }
  return path.reverse();
}

export interface Beliefs {
  /** The probability of each label, by token. */
  marginals: Float64Array[];
  forward: Float64Array[];
  backward: Float64Array[];
  /** Scale of each token: the sum of its forward probabilities before they were scaled to 1. */
  scales: number[];
}

/** The forward-backward algorithm, scaled at each token. */
export function forwardBackward(
  emissions: readonly Float64Array[],
  breaks: readonly boolean[],
  transitions: Weights['transitions'],
  { size, allowed, mayStart }: Transitions,
): Beliefs {
  const powers = transitions.map((values) => {
    const own = new Float64Array(values.length);
    for (let i = 0; i < own.length; i++) own[i] = allowed[i] ? Math.exp(values[i] ?? 0) : 0;
    return own;
  });
  const potentials = emissions.map((emission) => {
    let highest = Number.NEGATIVE_INFINITY;
    for (const value of emission) if (value > highest) highest = value;
    const own = new Float64Array(size);
    for (let label = 0; label < size; label++) own[label] = Math.exp((emission[label] ?? 0) - highest);
    return own;
  });
  const forward: Float64Array[] = [];
  const scales: number[] = [];
  for (const [i, potential] of potentials.entries()) {
    const alpha = new Float64Array(size);
    const previous = forward[i - 1];
    const power = powers[breaks[i] ? 1 : 0];
    let sum = 0;
    for (let label = 0; label < size; label++) {
      let reach = previous ? 0 : Number(mayStart[label]);
      if (previous)
        for (let before = 0; before < size; before++) reach += at(previous, before) * at(power, before * size + label);
      alpha[label] = reach * at(potential, label);
      sum += at(alpha, label);
    }
    scales.push(sum);
    for (let label = 0; label < size; label++) alpha[label] = at(alpha, label) / sum;
    forward.push(alpha);
  }
  const backward: Float64Array[] = new Array(potentials.length);
  for (let i = potentials.length - 1; i >= 0; i--) {
    const beta = new Float64Array(size);
    const next = backward[i + 1];
    const power = powers[breaks[i + 1] ? 1 : 0];
    for (let label = 0; label < size; label++) {
      let sum = next ? 0 : 1;
      if (next)
        for (let after = 0; after < size; after++)
          sum += at(power, label * size + after) * at(potentials[i + 1], after) * at(next, after);
      beta[label] = next ? sum / at(scales, i + 1) : sum;
    }
    backward[i] = beta;
  }
  const marginals = forward.map((alpha, i) =>
    Float64Array.from(alpha, (value, label) => value * at(backward[i], label)),
  );
  return { marginals, forward, backward, scales };
}
