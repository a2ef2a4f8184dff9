import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDLE, requestReducer } from './request-machine.js';

const after = (...events) => events.reduce(requestReducer, IDLE);

test('goes from idle to loading to done', () => {
  assert.equal(after({ type: 'ask' }).is, 'loading');
  assert.deepEqual(after({ type: 'ask' }, { type: 'answer', to: 1, data: 'nurses' }), {
    is: 'done',
    asked: 1,
    data: 'nurses',
  });
});

test('ignores a late response to an older request', () => {
  const state = after(
    { type: 'ask' },
    { type: 'ask' },
    { type: 'answer', to: 2, data: 'new' },
    { type: 'answer', to: 1, data: 'old' },
  );
  assert.equal(state.data, 'new');
});

test('ignores a late failure of an older request', () => {
  const state = after({ type: 'ask' }, { type: 'ask' }, { type: 'fail', to: 1, error: new Error('slow') });
  assert.equal(state.is, 'loading');
});

test('keeps the previous data while it loads again', () => {
  const state = after({ type: 'ask' }, { type: 'answer', to: 1, data: 'nurses' }, { type: 'ask' });
  assert.deepEqual(state, { is: 'loading', asked: 2, data: 'nurses' });
});

test('has an error only after a failure', () => {
  const failed = after({ type: 'ask' }, { type: 'fail', to: 1, error: 'no line' });
  assert.deepEqual(failed, { is: 'failed', asked: 1, error: 'no line' });
  assert.equal('error' in requestReducer(failed, { type: 'ask' }), false);
});
