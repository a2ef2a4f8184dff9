import { GOAL as PLANNED } from '@foothold/core/improve';
import { expect, test } from 'vitest';
import { GOAL } from './goal.ts';

test('the goal on screen is the goal of the plan', () => {
  expect(GOAL).toBe(PLANNED);
});
