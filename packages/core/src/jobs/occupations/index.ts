import type { Occupation } from '../types.ts';
import { GENERAL } from './general.ts';
import { TECHNOLOGY } from './technology.ts';

const FIELDS: readonly (readonly [field: string, table: string])[] = [
  ['technology', TECHNOLOGY],
  ['general', GENERAL],
];

export interface OccupationRow extends Occupation {
  /** Titles that mean it, the name first, alternatives spelled out. */
  titles: string[];
  related: string[];
}

/** Every row of the table. Throws on a row that breaks its grammar: the table is code, not input. */
export function occupationRows(): OccupationRow[] {
  return FIELDS.flatMap(([field, table]) =>
    table
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => parseRow(field, line)),
  );
}

function parseRow(field: string, line: string): OccupationRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [id, soc, name, titles, related] = cells;
  if (!id || !soc || !name || titles === undefined || related === undefined)
    throw new Error(`Occupation row cannot be read: ${line}`);
  return { id, soc, name, field, titles: [name, ...list(titles).flatMap(alternatives)], related: list(related) };
}

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((item) => item.trim());
}

/** "(icu/er) (nurse/rn)" → "icu nurse", "icu rn", "er nurse", "er rn". */
export function alternatives(pattern: string): string[] {
  const open = pattern.indexOf('(');
  if (open < 0) return [pattern];
  const close = pattern.indexOf(')', open);
  if (close < 0) throw new Error(`Title pattern lacks a bracket: ${pattern}`);
  const tails = alternatives(pattern.slice(close + 1));
  return pattern
    .slice(open + 1, close)
    .split('/')
    .flatMap((choice) => tails.map((tail) => pattern.slice(0, open) + choice + tail));
}
