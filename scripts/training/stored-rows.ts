import type { Weights } from '../../packages/core/src/application-mail/scoring/model.ts';
import { packRow } from '../../packages/core/src/application-mail/scoring/weights.ts';

/** The text of a file for `unpackWeights` of the scoring of mail, without rows whose weights are all smaller than `least`. */
export function toRowsFile(weights: Weights, steps: number, least: number): string {
  const lines = [...weights]
    .filter(([, row]) => row.some((value) => Math.abs(value) >= least))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(packRow(row, steps))}`);
  return `{"steps":${steps},"features":{\n${lines.join(',\n')}\n}}\n`;
}
