import { expect, test } from 'vitest';
import { getStem, isOtherName, splitTitleWords } from './title-words.ts';

test('splits a title into words in the singular, with short forms written out', () => {
  expect(splitTitleWords('CNAs - 2nd Shift')).toEqual(['cna', '2nd', 'shift']);
  expect(splitTitleWords('Asst. Mgr, R.N. Sales Reps')).toEqual([
    'assistant',
    'manager',
    'rn',
    'sale',
    'representative',
  ]);
  expect(splitTitleWords('Sous chef / bus drivers / class')).toEqual(['sous', 'chef', 'bus', 'driver', 'class']);
});

test.each([
  ['dental', 'dentist'],
  ['clinic', 'clinical'],
  ['grocery', 'groceries'],
  ['tax', 'taxes'],
  ['roofing', 'roofer'],
  ['kindergarten', 'kindergartner'],
])('gives “%s” and “%s” one stem', (a, b) => {
  expect(getStem(a)).toBe(getStem(b));
});

test.each([
  ['common', 'commercial'],
  ['tax', 'taxi'],
  ['school', 'schedule'],
])('keeps “%s” and “%s” apart', (a, b) => {
  expect(getStem(a)).not.toBe(getStem(b));
});

test.each([
  ['car salesman', 'Retail Sales Associate', true],
  ['Fleet Manager', 'Supply Chain Manager', true],
  ['AP clerk', 'Bookkeeper', true],
  ['pastry cook', 'Baker', true],
  ['EMT', 'Paramedic', true],
  ['RN - Med Surg', 'Registered Nurse', false],
  ['ICU nurse', 'Registered Nurse', false],
  ['CNA nights', 'Nursing Assistant', false],
  ['rad tech', 'Radiologic Technologist', false],
  ['HR Generalist', 'Human Resources Generalist', false],
  ['Assistant Principal', 'School Principal', false],
  ['Cybersecurity analyst', 'Information Security Analyst', false],
  ['Tax Accountant', 'Accountant', false],
])('tells whether “%s” is another name than “%s”: %s', (title, name, isOther) => {
  expect(isOtherName(title, name)).toBe(isOther);
});
