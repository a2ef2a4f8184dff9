import type { StoredRules } from '@foothold/contracts/recruiting';
import { readFormText } from '../../../shared/api/form-text.ts';

/** Reads the rules from the form. What isn't a number stays one that the API refuses with its message. */
export const parseRules = (form: FormData): StoredRules => ({
  neverCompanies: readLines(form, 'neverCompanies'),
  askBefore: {
    relocation: form.has('relocation'),
    contract: form.has('contract'),
    onSite: form.has('onSite'),
    payBelow: readNumber(form, 'payBelow'),
  },
  places: readLines(form, 'places'),
  payFloor: readNumber(form, 'payFloor'),
  note: readFormText(form, 'note').replaceAll('\r\n', '\n'),
  weekly: readNumber(form, 'weekly'),
});

/** One entry a line. */
const readLines = (form: FormData, name: string): string[] =>
  readFormText(form, name)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** “$85,000” is 85000. Null if the field is empty. */
function readNumber(form: FormData, name: string): number | null {
  const text = readFormText(form, name).replaceAll(/[$,\s]/g, '');
  return text === '' ? null : Number(text);
}
