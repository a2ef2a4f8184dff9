import { expect, test } from 'vitest';
import { parseRules } from './parse-rules.ts';

function createForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

test('reads one company a line, amounts with signs, and what is checked', () => {
  const form = createForm({
    neverCompanies: ' Larkholt \r\n\r\nFernbank Clinic\n',
    places: 'Austin, TX',
    payFloor: '$85,000',
    payBelow: '',
    weekly: '5',
    note: 'Nights are fine.\r\nWeekends too.',
    contract: 'on',
  });
  expect(parseRules(form)).toEqual({
    neverCompanies: ['Larkholt', 'Fernbank Clinic'],
    askBefore: { relocation: false, contract: true, onSite: false, payBelow: null },
    places: ['Austin, TX'],
    payFloor: 85_000,
    note: 'Nights are fine.\nWeekends too.',
    weekly: 5,
  });
});

test('passes on what isn’t a number, for the API to refuse', () => {
  expect(parseRules(createForm({ payFloor: 'a lot' })).payFloor).toBeNaN();
});
