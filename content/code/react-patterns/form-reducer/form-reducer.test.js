import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf, formReducer, startForm, visibleErrors } from './form-reducer.js';

const rules = {
  company: (value) => (value.trim() ? undefined : 'Name the company.'),
  email: (value) => (value.includes('@') ? undefined : 'An address has an @ in it.'),
};
const after = (...events) => events.reduce(formReducer, startForm({ company: '', email: '' }));

test('says nothing before a field was left', () => {
  const state = after({ type: 'change', field: 'email', value: 'ro' });
  assert.deepEqual(visibleErrors(state, rules), {});
  assert.deepEqual(Object.keys(errorsOf(state, rules)), ['company', 'email']);
});

test('says what is wrong with a field that was left', () => {
  const state = after({ type: 'leave', field: 'email' });
  assert.deepEqual(visibleErrors(state, rules), { email: 'An address has an @ in it.' });
});

test('takes an error back while the person types', () => {
  const state = after(
    { type: 'leave', field: 'email' },
    { type: 'change', field: 'email', value: 'robin@example.com' },
  );
  assert.deepEqual(visibleErrors(state, rules), {});
});

test('shows every error once the form was sent', () => {
  assert.deepEqual(Object.keys(visibleErrors(after({ type: 'send' }), rules)), ['company', 'email']);
});

test('begins anew after a reset', () => {
  const state = after({ type: 'send' }, { type: 'reset', values: { company: 'Larkholt', email: '' } });
  assert.deepEqual(state, startForm({ company: 'Larkholt', email: '' }));
});

test('changes nothing in place', () => {
  const before = startForm({ company: 'Larkholt', email: '' });
  const copy = structuredClone(before);
  formReducer(before, { type: 'change', field: 'company', value: 'Fennwend' });
  assert.deepEqual(before, copy);
});

test('refuses an event that it does not know', () => {
  assert.throws(() => after({ type: 'submitt' }), /submitt/);
});
