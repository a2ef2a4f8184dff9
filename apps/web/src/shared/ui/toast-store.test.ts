import { expect, test, vi } from 'vitest';
import { createToastStore, TOAST_EXIT_MS } from './toast-store.ts';

function createStoreWithClock() {
  const due: (() => void)[] = [];
  const store = createToastStore((run, ms) => {
    expect(ms).toBe(TOAST_EXIT_MS);
    due.push(run);
  });
  return { store, pass: () => void due.splice(0).map((run) => run()) };
}

test('shows one message at a time: a newer one replaces the current one', () => {
  const { store, pass } = createStoreWithClock();
  store.show({ title: 'First' });
  expect(store.current()).toMatchObject({ title: 'First', open: true });
  store.show({ title: 'Second' });
  expect(store.current()).toMatchObject({ title: 'First', open: false });
  pass();
  expect(store.current()).toMatchObject({ title: 'Second', open: true });
});

test('shows only the newest of several that arrive while one is closing', () => {
  const { store, pass } = createStoreWithClock();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.show({ title: 'Third' });
  pass();
  expect(store.current()).toMatchObject({ title: 'Third', open: true });
});

test('keeps the next message when one is dismissed twice', () => {
  const { store, pass } = createStoreWithClock();
  const first = store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.dismiss(first);
  pass();
  store.dismiss(first);
  expect(store.current()).toMatchObject({ title: 'Second', open: true });
});

test('withdraws a waiting message', () => {
  const { store, pass } = createStoreWithClock();
  store.show({ title: 'First' });
  const second = store.show({ title: 'Second' });
  store.dismiss(second);
  pass();
  expect(store.current()).toBeNull();
});

test('notifies subscribers until they unsubscribe', () => {
  const { store } = createStoreWithClock();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.show({ title: 'First' });
  leave();
  store.show({ title: 'Second' });
  expect(listener).toHaveBeenCalledTimes(1);
});
