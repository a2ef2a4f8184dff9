import { expect, test } from 'vitest';
import { formatEntryPeriod } from './period.ts';

test.each([
  [{ start: '2021-06', end: 'present' }, 'Jun 2021 – Present'],
  [{ start: '2018', end: '2020' }, '2018 – 2020'],
  [{ date: '2020-01' }, 'Jan 2020'],
  [{ end: '2019-13' }, 'Until 2019-13'],
  [{}, ''],
])('%o is %s', (texts, said) => {
  expect(formatEntryPeriod(texts)).toBe(said);
});
