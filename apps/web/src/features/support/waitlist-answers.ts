import { URGENCIES } from '@foothold/contracts/support/choices';
import { STEPS } from './waitlist.ts';

const LABELS: readonly { step: 1 | 2 | 3; name: string; label: string }[] = [
  { step: 1, name: 'firstName', label: 'First name' },
  { step: 1, name: 'lastName', label: 'Last name' },
  { step: 1, name: 'email', label: 'Email' },
  { step: 1, name: 'phone', label: 'Phone' },
  { step: 2, name: 'currentRole', label: 'Current role' },
  { step: 2, name: 'experience', label: 'Experience' },
  { step: 2, name: 'industry', label: 'Industry' },
  { step: 2, name: 'skills', label: 'Skills' },
  { step: 3, name: 'targetRole', label: 'Target role' },
  { step: 3, name: 'urgency', label: 'How soon' },
  { step: 3, name: 'goals', label: 'Goals' },
  { step: 3, name: 'additionalInfo', label: 'Anything else' },
];

const getOptionLabel = (name: string, value: string) =>
  name === 'urgency' ? (URGENCIES.find(({ id }) => id === value)?.label ?? value) : value;

/** The answers in words, step by step. Empty ones say so. */
export function listAnswers(form: FormData) {
  return STEPS.slice(0, 3).map(({ id, title }) => ({
    step: id,
    title,
    answers: LABELS.filter(({ step }) => step === id).map(({ name, label }) => {
      const values = form.getAll(name).filter((value) => typeof value === 'string' && value.trim() !== '');
      return {
        term: label,
        value: values.map((value) => getOptionLabel(name, String(value))).join(', ') || 'Not provided',
      };
    }),
  }));
}
