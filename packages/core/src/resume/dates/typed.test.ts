import { describe, expect, it } from 'vitest';
import { formatDate, parseTypedDate } from './index.ts';

describe('a date that a person types', () => {
  it.each([
    ['6/2023', '2023-06'],
    ['06/2023', '2023-06'],
    ['06/23', '2023-06'],
    ['6/23', '2023-06'],
    ["11/'98", '1998-11'],
    ['June 2023', '2023-06'],
    ['jun. 2023', '2023-06'],
    ['Jun 2023', '2023-06'],
    ['2023-06', '2023-06'],
    ['2023', '2023'],
    ['Summer 2023', '2023'],
    ['June 5, 2023.', '2023-06'],
  ])('reads "%s" at the start and at the end of a period', (text, date) => {
    expect(parseTypedDate(text, 'date')).toBe(date);
    expect(parseTypedDate(text, 'end')).toBe(date);
  });

  it.each(['now', 'Present', 'today', 'current'])('reads "%s" only at the end of a period', (text) => {
    expect(parseTypedDate(text, 'end')).toBe('present');
    expect(parseTypedDate(text, 'date')).toBeUndefined();
  });

  it.each([
    '',
    'Jun',
    'last spring',
    '13/2023',
    '13/23',
    '06/07',
    '23/06',
    '2019 – 2021',
    '20',
    '2021 or so',
    'expected May 2025',
  ])('rejects "%s"', (text) => {
    expect(parseTypedDate(text, 'end')).toBeUndefined();
  });
});

describe('formatDate', () => {
  it.each([
    ['2023-06', 'Jun 2023'],
    ['2023', '2023'],
    ['present', 'Present'],
    ['2019-13', '2019-13'],
    ['last spring', 'last spring'],
  ])('writes "%s" as "%s"', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('writes what the same grammar reads', () => {
    for (let month = 1; month <= 12; month++) {
      const date = `2023-${String(month).padStart(2, '0')}`;
      expect(parseTypedDate(formatDate(date), 'date')).toBe(date);
    }
  });
});
