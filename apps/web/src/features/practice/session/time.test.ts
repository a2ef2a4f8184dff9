import { expect, test } from 'vitest';
import { formatClock, formatSpokenTime } from './time.ts';

test.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [60, '1:00', '1 minute'],
  [125, '2:05', '2 minutes 5 seconds'],
  [3_700, '61:40', '61 minutes 40 seconds'],
])('formats %i seconds', (seconds, shown, spoken) => {
  expect(formatClock(seconds)).toBe(shown);
  expect(formatSpokenTime(seconds)).toBe(spoken);
});
