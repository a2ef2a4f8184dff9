import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listReducer, shownItems, startList } from './optimistic-list.js';

const add = (item) => (items) => [...items, item];
const remove = (item) => (items) => items.filter((one) => one !== item);
const after = (...events) => events.reduce(listReducer, startList(['nurse', 'welder']));

test('shows a change right away', () => {
  assert.deepEqual(shownItems(after({ type: 'change', id: 1, apply: add('cook') })), ['nurse', 'welder', 'cook']);
});

test('keeps a change the server accepted', () => {
  const state = after({ type: 'change', id: 1, apply: add('cook') }, { type: 'agreed', id: 1 });
  assert.deepEqual(state, { known: ['nurse', 'welder', 'cook'], pending: [] });
});

test('undoes only the change the server rejected', () => {
  const state = after(
    { type: 'change', id: 1, apply: remove('nurse') },
    { type: 'change', id: 2, apply: add('cook') },
    { type: 'refused', id: 1 },
  );
  assert.deepEqual(shownItems(state), ['nurse', 'welder', 'cook']);
});

test('handles responses that arrive out of order', () => {
  const state = after(
    { type: 'change', id: 1, apply: add('cook') },
    { type: 'change', id: 2, apply: add('driver') },
    { type: 'agreed', id: 2 },
    { type: 'refused', id: 1 },
  );
  assert.deepEqual(shownItems(state), ['nurse', 'welder', 'driver']);
});

test('ignores a duplicate response', () => {
  const once = after({ type: 'change', id: 1, apply: add('cook') }, { type: 'agreed', id: 1 });
  assert.equal(listReducer(once, { type: 'agreed', id: 1 }), once);
});
