import { expect, it } from 'vitest';
import { findHours } from './hours.ts';

it.each([
  ['This is a full-time position.', 'full-time'],
  ['The position is permanent, full time.', 'full-time'],
  ['Employment type: Full-Time', 'full-time'],
  ['We are seeking a part-time pharmacy clerk.', 'part-time'],
  ['Requirements\n- Wound care\n\nPart-time, evenings', 'part-time'],
  ['This is a full-time position. Part time can be considered.', 'either'],
  ['We are hiring full and part time drivers. This role is part time at first.', 'either'],
])('reads the hours of “%s”', (text, expected) => {
  expect(findHours(text)).toBe(expected);
});

it.each([
  'Open to full-time students',
  'Health insurance for full-time employees',
  'Two years of full-time experience',
  'Earn a second income part-time from home',
  'Salespeople spend 12 to 20 hours per week on calls',
  'Flexible schedule',
])('doesn’t take this for the job’s hours: %s', (text) => {
  expect(findHours(text)).toBeUndefined();
});
