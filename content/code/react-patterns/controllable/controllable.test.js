import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentValue } from './controllable.js';

test('uses a value from outside', () => {
  assert.deepEqual(currentValue({ value: 'remote', own: 'hybrid' }), { controlled: true, value: 'remote' });
});

test('uses its own state without one', () => {
  assert.deepEqual(currentValue({ own: 'hybrid' }), { controlled: false, value: 'hybrid' });
});

test('treats an empty value as a value', () => {
  for (const value of ['', 0, false, null])
    assert.deepEqual(currentValue({ value, own: 'x' }), { controlled: true, value });
});
