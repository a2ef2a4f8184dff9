import { expect, test } from 'vitest';
import { getStepFields, parseStep } from './log-in-step.ts';

function createForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('the step is carried from one form to the next', () => {
  const step = { ticket: 'ticket-of-the-password', methods: ['code', 'passkey'] as const };
  expect(parseStep(createForm(getStepFields({ ...step, methods: [...step.methods] })))).toEqual(step);
});

test('the first form has no step', () => {
  expect(parseStep(createForm({ email: 'ines@example.com', password: 'four plain words' }))).toBeNull();
});

test('unknown methods are left out', () => {
  expect(parseStep(createForm({ ticket: 't', methods: 'code telepathy' }))?.methods).toEqual(['code']);
});
