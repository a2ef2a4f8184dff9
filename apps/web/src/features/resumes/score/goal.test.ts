import { GOAL as PLANNED } from '@foothold/core/improve';
import { expect, test } from 'vitest';
import { GOAL } from './goal.ts';

test("the goal on screen equals the plan's goal", () => {
  expect(GOAL).toBe(PLANNED);
});
