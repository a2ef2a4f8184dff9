import { type Summed, scorePath, tagSums } from '../../../tagging/model.ts';
import type { Line } from '../../layout/index.ts';
import type { DocumentLooks } from '../../sections/index.ts';
import { joinPeriods } from '../interpretations.ts';
import { dividesPiece, labelsOf, type NamedFragments } from './compare.ts';
import { describeConsensus } from './consensus.ts';
import { describePieces } from './features.ts';
import { type EntryKind, type EntryLabel, LABELS, partOfLabel } from './labels.ts';
import { cutPieces, type Piece } from './pieces.ts';
import { type EntryWeights, trainedWeights } from './weights.ts';

/** The pieces of a section with their trained labels. */
export interface LabeledSection {
  pieces: readonly Piece[];
  labels: readonly EntryLabel[];
  /** By piece: the probability of its label, 0 to 1. */
  certainty: readonly number[];
  /** By piece: the probability of each part, whether or not it starts an entry. */
  beliefs: readonly ReadonlyMap<string, number>[];
  /** How much less probable another reading of the section is: the difference of the logarithms, 0 or more. */
  doubt(entries: readonly NamedFragments[]): number;
}

/** Labels the pieces of a section: what names an entry, what describes it, and where the next one begins. */
export function labelSection(kind: EntryKind, broken: readonly Line[], looks: DocumentLooks): LabeledSection {
  const lines = joinPeriods(broken);
  const pieces = cutPieces(lines);
  const set = LABELS[kind];
  if (pieces.length === 0) return { pieces, labels: [], certainty: [], beliefs: [], doubt: () => 0 };
  const weights = trainedWeights(kind);
  const summed = sumWeights(pieces, lines, looks, kind, weights);
  const { labels, certainty, marginals } = tagSums(summed, weights.second, set);
  const best = scorePath(summed, labels, weights.second, set);
  return {
    pieces,
    labels: labels.map((label) => set.labels[label] ?? 'none'),
    certainty,
    beliefs: marginals.map((marginal) => sumParts(marginal, set.labels)),
    doubt: (entries) => {
      if (dividesPiece(pieces, entries)) return 0;
      const other = labelsOf(pieces, entries, set).map((label) => set.labels.indexOf(label));
      return best - scorePath(summed, other, weights.second, set);
    },
  };
}

/** The weights of the second step: of the features of each piece, and of what the first step says of the other entries. */
function sumWeights(
  pieces: readonly Piece[],
  lines: readonly Line[],
  looks: DocumentLooks,
  kind: EntryKind,
  weights: EntryWeights,
): Summed {
  const set = LABELS[kind];
  const { features, groups } = describePieces(pieces, lines, looks);
  const breaks = pieces.map((piece, i) => i > 0 && piece.place === 0);
  const first = pieces.map(() => new Float64Array(set.size));
  const second = pieces.map(() => new Float64Array(set.size));
  for (const [i, names] of features.entries()) {
    const known = names.flatMap((name) => weights.features.get(name) ?? []);
    addRows(known, 0, first[i]);
    addRows(known, set.size, second[i]);
  }
  const { marginals } = tagSums({ sums: first, breaks }, weights.first, set);
  for (const [i, names] of describeConsensus(groups, marginals, set).entries())
    addRows(
      names.flatMap((name) => weights.features.get(name) ?? []),
      set.size,
      second[i],
    );
  return { sums: second, breaks };
}

/** Adds the weights of features from column `from` on. */
function addRows(rows: readonly Float32Array[], from: number, sums = new Float64Array()): void {
  for (const row of rows)
    for (let label = 0; label < sums.length; label++)
      sums[label] = (sums[label] as number) + (row[from + label] as number);
}

function sumParts(marginal: Float64Array, labels: readonly EntryLabel[]): Map<string, number> {
  const sums = new Map<string, number>();
  labels.forEach((label, i) => {
    const part = partOfLabel(label);
    sums.set(part, (sums.get(part) ?? 0) + (marginal[i] ?? 0));
  });
  return sums;
}
