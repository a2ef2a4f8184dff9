import { expect, it } from 'vitest';
import { findHours } from './hours.ts';

it.each([
  ['This is a full-time position.', true, false],
  ['Part time, evenings', false, true],
  ['Full Time or Part Time available', true, true],
  ['We hire full and part time drivers', true, true],
  ['40 hours per week, Monday to Friday', true, false],
  ['20 to 25 hours per week', false, true],
  ['Open to full-time students', false, false],
  ['Health insurance for full-time employees', false, false],
  ['Two years of full-time experience', false, false],
  ['Flexible schedule', false, false],
])('reads the hours of “%s”', (text, fullTime, partTime) => {
  expect(findHours(text)).toEqual({ fullTime, partTime });
});
