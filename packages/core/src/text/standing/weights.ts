import { toShares, unpackWeights, type Weights } from '../linear-model.ts';
import type { Span } from './clause.ts';
import { type Context, collectFeatures, type Line, type Sink } from './features.ts';
import stored from './weights.json' with { type: 'json' };

/** Weights by a feature’s place and by what is there, so that names of features needn’t be put together to look them up. */
export type PlacedWeights = ReadonlyMap<string, ReadonlyMap<string, Float32Array>>;

let unpacked: PlacedWeights | undefined;

/** The weights that `scripts/train-standing.ts` wrote: unpacked on first use. */
export function trainedWeights(): PlacedWeights {
  unpacked ??= groupByPlace(unpackWeights(stored));
  return unpacked;
}

export function groupByPlace(weights: Weights): PlacedWeights {
  const groups = new Map<string, Map<string, Float32Array>>();
  for (const [name, row] of weights) {
    const at = name.indexOf(' ');
    const place = at < 0 ? name : name.slice(0, at);
    const group = groups.get(place) ?? new Map<string, Float32Array>();
    groups.set(place, group.set(at < 0 ? '' : name.slice(at + 1), row));
  }
  return groups;
}

class Sums implements Sink {
  readonly #weights: PlacedWeights;
  readonly #counted = new Set<Float32Array>();
  readonly sums: Float64Array;

  constructor(weights: PlacedWeights, size: number) {
    this.#weights = weights;
    this.sums = new Float64Array(size);
  }

  add(place: string, what: string): void {
    const row = this.#weights.get(place)?.get(what);
    if (!row || this.#counted.has(row)) return;
    this.#counted.add(row);
    for (let kind = 0; kind < row.length; kind++) this.sums[kind] = (this.sums[kind] ?? 0) + (row[kind] ?? 0);
  }
}

/** How probable each of `size` standings of the skill at `span` is. */
export function scoreStandings(
  line: Line,
  span: Span,
  context: Context,
  weights: PlacedWeights,
  size: number,
): Float64Array {
  const sums = new Sums(weights, size);
  collectFeatures(line, span, context, sums);
  return toShares(sums.sums);
}
