import { expect, test } from 'vitest';
import { createTiles, QUEUE, STAGES } from './samples.ts';

test("the dashboard's demo figures match the rows below them", () => {
  const tiles = createTiles(QUEUE, STAGES);
  expect(tiles.map(({ value }) => value)).toEqual([4, 3, 1, 50]);
});

test('no stage of the demo has more applications than the previous one', () => {
  for (const [index, { count }] of STAGES.entries())
    if (index > 0) expect(count).toBeLessThanOrEqual(STAGES[index - 1]?.count ?? 0);
});
