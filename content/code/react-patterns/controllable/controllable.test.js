import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentValue } from './controllable.js';

test('a value from outside counts', () => {
  assert.deepEqual(currentValue({ value: 'remote', own: 'hybrid' }), { controlled: true, value: 'remote' });
});

test('without one the component keeps its own', () => {
  assert.deepEqual(currentValue({ own: 'hybrid' }), { controlled: false, value: 'hybrid' });
});

test('empty is a value, too', () => {
  for (const value of ['', 0, false, null])
    assert.deepEqual(currentValue({ value, own: 'x' }), { controlled: true, value });
});
