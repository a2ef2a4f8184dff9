import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from './store.js';

test('notifies listeners of a change', () => {
  const store = createStore(['nurse']);
  const heard = [];
  store.subscribe(() => heard.push(store.get().length));
  store.update((saved) => [...saved, 'welder']);
  assert.deepEqual(heard, [2]);
});

test('does not notify when nothing changed', () => {
  const store = createStore(['nurse']);
  let calls = 0;
  store.subscribe(() => calls++);
  store.update((saved) => saved);
  assert.equal(calls, 0);
});

test('returns the same value until it changes, because React compares by identity', () => {
  const store = createStore({ saved: [] });
  assert.equal(store.get(), store.get());
});

test('does not notify listeners that unsubscribe, even during a notification', () => {
  const store = createStore(0);
  const heard = [];
  const stops = ['a', 'b'].map((name) =>
    store.subscribe(() => {
      heard.push(name);
      for (const stop of stops) stop();
    }),
  );
  store.update((count) => count + 1);
  store.update((count) => count + 1);
  assert.deepEqual(heard, ['a', 'b']);
});
