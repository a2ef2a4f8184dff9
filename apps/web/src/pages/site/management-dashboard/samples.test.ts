import { expect, test } from 'vitest';
import { QUEUE, STAGES, tilesOf } from './samples.ts';

test('the dashboard’s demo figures agree with the rows they stand above', () => {
  const tiles = tilesOf(QUEUE, STAGES);
  expect(tiles.map(({ value }) => value)).toEqual([4, 3, 1, 50]);
});

test('no stage of the demo has more than the one before it', () => {
  for (const [index, { count }] of STAGES.entries())
    if (index > 0) expect(count).toBeLessThanOrEqual(STAGES[index - 1]?.count ?? 0);
});
