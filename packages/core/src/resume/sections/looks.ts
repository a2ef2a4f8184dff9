import type { Line } from '../layout/index.ts';

/** The styles of a document's running text and headings. */
export interface DocumentLooks {
  /** Font size of most letters, in points. */
  bodySize: number;
  bodyBold: boolean;
  bodyColor: number;
  /** Usual baseline distance within a paragraph, in font sizes. */
  bodyGap: number;
}

export function documentLooks(lines: readonly Line[]): DocumentLooks {
  const sizes = new Map<number, number>();
  const colors = new Map<number, number>();
  let bold = 0;
  let total = 0;
  const gaps: number[] = [];
  for (const line of lines) {
    const length = line.text.length;
    const size = Math.round(line.size * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + length);
    colors.set(line.color, (colors.get(line.color) ?? 0) + length);
    total += length;
    if (line.bold) bold += length;
    if (line.gap > 0.5 && line.gap < 4) gaps.push(line.gap);
  }
  gaps.sort((a, b) => a - b);
  return {
    bodySize: findMostFrequent(sizes) ?? 10,
    bodyBold: bold > 0.6 * total,
    bodyColor: findMostFrequent(colors) ?? 0,
    bodyGap: gaps[Math.floor(gaps.length * 0.35)] ?? 1.3,
  };
}

function findMostFrequent(weights: Map<number, number>): number | undefined {
  let best: number | undefined;
  let weight = 0;
  for (const [value, w] of weights) {
    if (w > weight) {
      weight = w;
      best = value;
    }
  }
  return best;
}
