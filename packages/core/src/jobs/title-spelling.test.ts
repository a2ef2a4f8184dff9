import { describe, expect, test } from 'vitest';
import { occupationOf } from './occupation.ts';
import { spelledTitle } from './title-spelling.ts';

describe('spelledTitle', () => {
  test.each([
    ['acountant', 'accountant'],
    ['sofware enginer', 'software engineer'],
    ['elecrtician', 'electrician'],
    ['nurse practioner', 'nurse practitioner'],
    ['Data analist', 'Data analyst'],
    ['registerd nurse, ICU', 'registered nurse, ICU'],
    ['développeur web', 'developer web'],
  ])('spells %s as %s', (typed, meant) => {
    expect(spelledTitle(typed)).toBe(meant);
    expect(occupationOf(meant)).toBeDefined();
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
  ])('leaves “%s” as it is', (title) => {
    expect(spelledTitle(title)).toBeUndefined();
  });

  test('looks at few words of a long text, and at none that is no word', () => {
    expect(spelledTitle('acountant '.repeat(10))?.match(/accountant/g)).toHaveLength(6);
    expect(spelledTitle('a'.repeat(10_000))).toBeUndefined();
  });
});
