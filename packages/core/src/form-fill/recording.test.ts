import { expect, it } from 'vitest';
import { mayRecord } from './recording.ts';
import { makeField } from './test-fields.ts';

it.each(['Email', 'Why do you want to work here?', 'Your name as signature', 'I certify that my answers are true'])(
  'records “%s”',
  (label) => {
    expect(mayRecord(makeField(label))).toBe(true);
  },
);

it.each([
  'Password',
  'Date of birth',
  'DOB (MM/DD/YYYY)',
  'Last four digits of your SSN',
  'Social Security number',
  'Card number',
  'Name on card',
  'Passport number',
  'Gender',
  'Are you a protected veteran?',
  'Do you have a disability?',
  'Race or ethnicity',
  'Leave this field empty',
])('never records “%s”', (label) => {
  expect(mayRecord(makeField(label))).toBe(false);
});

it('never records a field by its names, its autocomplete, or the section of voluntary disclosures', () => {
  expect(mayRecord(makeField('Number', { names: 'ssn' }))).toBe(false);
  expect(mayRecord(makeField('Number', { autocomplete: 'cc-number' }))).toBe(false);
  expect(
    mayRecord(
      makeField('Please check one of the boxes below', {
        kind: 'radio-group',
        sections: ['Voluntary self-identification'],
      }),
    ),
  ).toBe(false);
  expect(
    mayRecord(makeField('Status', { kind: 'select', sections: ['Equal employment opportunity information'] })),
  ).toBe(false);
});
