import { describe, expect, test } from 'vitest';
import { findOccupation } from './occupation.ts';
import { correctTitle } from './title-spelling.ts';

describe('correctTitle', () => {
  test.each([
    ['acountant', 'accountant'],
    ['sofware enginer', 'software engineer'],
    ['elecrtician', 'electrician'],
    ['nurse practioner', 'nurse practitioner'],
    ['Data analist', 'Data analyst'],
    ['registerd nurse, ICU', 'registered nurse, ICU'],
    ['développeur web', 'developer web'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(correctTitle(typed)).toBe(meant);
    expect(findOccupation(meant)).toBeDefined();
  });

  test.each([
    'Accountant',
    'Senior Counsellor',
    'Nurses',
    'Dragon whisperer',
    'Krankenschwester',
    'Kubernetes wizard',
    'Swift',
    'Cook',
    'wldr',
    '看護師',
    '🚚',
    '',
  ])('leaves “%s” unchanged', (title) => {
    expect(correctTitle(title)).toBeUndefined();
  });

  test('checks only a few words of a long text, and only real words', () => {
    expect(correctTitle('acountant '.repeat(10))?.match(/accountant/g)).toHaveLength(6);
    expect(correctTitle('a'.repeat(10_000))).toBeUndefined();
  });
});
