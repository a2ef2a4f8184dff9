import { readFileSync } from 'node:fs';
import type { FillPerson } from '@foothold/core/form-fill';
import type { SeenControl } from './form-page.ts';

/** What a careful person would enter. See `form-truths/README.md`. */
export type FormTruth =
  | string
  | { any: readonly string[] }
  | { option: string }
  | { options: readonly string[] }
  | { checked: true }
  | { file: 'resume' | 'letter' }
  | { leave: true }
  | { honeypot: true };

/** Truths of one form, by the `name`, `id`, or `data-automation-id` of the control. */
export type FormTruths = Readonly<Record<string, FormTruth>>;

export function readTruths(file: string): Readonly<Record<string, FormTruths>> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, FormTruths>;
}

export type FieldOutcome = 'right' | 'wrong' | 'missed' | 'wrong-option' | 'touched' | 'left' | 'absent';

export interface JudgedField {
  key: string;
  outcome: FieldOutcome;
  expected: string;
  found: string;
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const isPhone = (text: string): boolean => /^\+?[\d\s().-]{10,}$/.test(text) && text.replace(/\D/g, '').length >= 10;

function isSame(found: string, expected: string): boolean {
  if (plain(found) === plain(expected)) return true;
  return (
    isPhone(expected) &&
    isPhone(found) &&
    found.replace(/\D/g, '').slice(-10) === expected.replace(/\D/g, '').slice(-10)
  );
}

const describe = (truth: FormTruth): string => (typeof truth === 'string' ? truth : JSON.stringify(truth));

/** The controls of a key now; a group has several. Before and after are the same controls in the same order. */
function judgeField(
  key: string,
  truth: FormTruth,
  before: readonly SeenControl[],
  after: readonly SeenControl[],
  person: FillPerson,
): JudgedField {
  const at = after.flatMap((control, index) => (control.keys.includes(key) ? [index] : []));
  const now = at.flatMap((index) => after[index] ?? []);
  const was = before.filter((control) => control.keys.includes(key));
  const values = now.map(({ value }) => value).filter((value) => value !== '');
  const found = values.join(' | ');
  const isTouched =
    plain(found) !==
    plain(
      was
        .map(({ value }) => value)
        .filter((value) => value !== '')
        .join(' | '),
    );
  const judged = (outcome: FieldOutcome): JudgedField => ({ key, outcome, expected: describe(truth), found });
  if (now.length === 0) return judged('absent');
  if (typeof truth === 'object' && 'honeypot' in truth) return judged(isTouched ? 'touched' : 'left');
  if (typeof truth === 'object' && 'leave' in truth)
    return judged(!isTouched ? 'left' : now.some(({ options }) => options.length > 0) ? 'wrong-option' : 'wrong');
  if (!isTouched) return judged('missed');
  if (typeof truth === 'string') return judged(isSame(found, truth) ? 'right' : 'wrong');
  if ('any' in truth) return judged(truth.any.some((each) => isSame(found, each)) ? 'right' : 'wrong');
  if ('option' in truth)
    return judged(values.length === 1 && isSame(values[0] ?? '', truth.option) ? 'right' : 'wrong-option');
  if ('options' in truth)
    return judged(
      values.length === truth.options.length &&
        truth.options.every((each) => values.some((value) => isSame(value, each)))
        ? 'right'
        : 'wrong-option',
    );
  if ('checked' in truth) return judged(values.length === 1 ? 'right' : 'wrong-option');
  const document = person.documents.find(({ kind }) => kind === truth.file);
  return judged(found === document?.fileName ? 'right' : 'wrong');
}

/** Compares what a form shows with its truths. Controls without a truth that were changed count as wrong. */
export function judgeForm(
  truths: FormTruths,
  before: readonly SeenControl[],
  after: readonly SeenControl[],
  person: FillPerson,
): JudgedField[] {
  const judged = Object.entries(truths).map(([key, truth]) => judgeField(key, truth, before, after, person));
  const unlabeled = after.filter(
    (control, at) =>
      !control.keys.some((key) => key in truths) && plain(control.value) !== plain(before[at]?.value ?? ''),
  );
  return [
    ...judged,
    ...unlabeled.map(({ keys, value }) => ({
      key: keys.join(' '),
      outcome: 'wrong' as const,
      expected: 'no truth',
      found: value,
    })),
  ];
}
