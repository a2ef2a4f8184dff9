import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf, formReducer, startForm, visibleErrors } from './form-reducer.js';

const rules = {
  company: (value) => (value.trim() ? undefined : 'Enter a company name.'),
  email: (value) => (value.includes('@') ? undefined : 'Enter an email address that includes an @.'),
};
const after = (...events) => events.reduce(formReducer, startForm({ company: '', email: '' }));

test('shows no errors before the user leaves a field', () => {
  const state = after({ type: 'change', field: 'email', value: 'ro' });
  assert.deepEqual(visibleErrors(state, rules), {});
  assert.deepEqual(Object.keys(errorsOf(state, rules)), ['company', 'email']);
});

test('shows the error after the user leaves a field', () => {
  const state = after({ type: 'leave', field: 'email' });
  assert.deepEqual(visibleErrors(state, rules), { email: 'Enter an email address that includes an @.' });
});

test('clears an error while the user types', () => {
  const state = after(
    { type: 'leave', field: 'email' },
    { type: 'change', field: 'email', value: 'robin@example.com' },
  );
  assert.deepEqual(visibleErrors(state, rules), {});
});

test('shows every error after the form is submitted', () => {
  assert.deepEqual(Object.keys(visibleErrors(after({ type: 'send' }), rules)), ['company', 'email']);
});

test('starts over after a reset', () => {
  const state = after({ type: 'send' }, { type: 'reset', values: { company: 'Larkholt', email: '' } });
  assert.deepEqual(state, startForm({ company: 'Larkholt', email: '' }));
});

test('does not mutate the state', () => {
  const before = startForm({ company: 'Larkholt', email: '' });
  const copy = structuredClone(before);
  formReducer(before, { type: 'change', field: 'company', value: 'Fennwend' });
  assert.deepEqual(before, copy);
});

test('throws on an unknown event', () => {
  assert.throws(() => after({ type: 'submitt' }), /submitt/);
});
