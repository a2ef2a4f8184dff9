import { expect, test } from 'vitest';
import type { LoadedFile } from '../domains/listings/index.ts';
import { runVisaCommand } from './visa-lines.ts';

const loaded: LoadedFile = {
  isNew: true,
  kind: 'dol-lca',
  fiscalYear: 2023,
  quarter: 2,
  rows: 12_345,
  employers: 1200,
  rejected: 3,
  rejects: { 'bad-date': { rows: 1, firstLine: 90 }, 'no-employer': { rows: 2, firstLine: 7 } },
};

function run(answer: LoadedFile, ...words: string[]) {
  const calls: unknown[][] = [];
  const load = async (...given: unknown[]) => {
    calls.push(given);
    return answer;
  };
  return { lines: Array.fromAsync(runVisaCommand(load, words)), calls };
}

test('loads a file for a year, and says what was used and what wasn’t', async () => {
  const { lines, calls } = run(loaded, 'load', 'lca.csv', '--year=2023');
  expect(await lines).toEqual([
    'Loaded Department of Labor LCA disclosure data, fiscal year 2023, quarter 2: 12,345 applications of 1,200 employers.',
    '3 rows couldn’t be used:',
    '  2: no employer is named, first in line 7',
    '  1: the decision date can’t be read, first in line 90',
    'The server now compares its companies with these employers.',
  ]);
  expect(calls).toEqual([['lca.csv', 2023]]);
});

test('says that a file is already loaded', async () => {
  const { lines } = run({ ...loaded, isNew: false, rejected: 0, rejects: {} }, 'load', 'lca.csv');
  expect(await lines).toEqual([
    'Department of Labor LCA disclosure data, fiscal year 2023, quarter 2 is already loaded: 12,345 applications of 1,200 employers. Nothing changed.',
  ]);
});

test('says how to use it', async () => {
  for (const words of [[], ['load'], ['load', 'a', 'b'], ['unload', 'a'], ['load', 'a', '--month=3']])
    await expect(run(loaded, ...words).lines).rejects.toThrow('Use "visa load <file> [--year 2023]".');
  await expect(run(loaded, 'load', 'a', '--year=soon').lines).rejects.toThrow('“soon” isn’t a fiscal year.');
});
