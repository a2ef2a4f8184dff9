import { GOAL as PLANNED } from '@foothold/core/improve';
import { expect, test } from 'vitest';
import { GOAL_SCORE } from './goal.ts';

test("the goal on screen equals the plan's goal", () => {
  expect(GOAL_SCORE).toBe(PLANNED);
});
