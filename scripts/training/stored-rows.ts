import type { Weights } from '../../packages/core/src/application-mail/scoring/model.ts';
import { packRow } from '../../packages/core/src/application-mail/scoring/weights.ts';

/** Weights rounded to steps of 1 / `steps`, as they are stored. */
export const toRounded = (weights: Weights, steps: number): Weights =>
  new Map([...weights].map(([name, row]) => [name, row.map((value) => Math.round(value * steps) / steps)]));

/** The text of a file for `unpackWeights` of the scoring of mail. */
export function toRowsFile(weights: Weights, steps: number): string {
  const lines = [...weights]
    .filter(([, row]) => row.some((value) => value !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(packRow(row, steps))}`);
  return `{"steps":${steps},"features":{\n${lines.join(',\n')}\n}}\n`;
}
