import { expect, test, vi } from 'vitest';
import { createToastStore, TOAST_EXIT } from './toast-store.ts';

function storeWithClock() {
  const due: (() => void)[] = [];
  const store = createToastStore((run, ms) => {
    expect(ms).toBe(TOAST_EXIT);
    due.push(run);
  });
  return { store, pass: () => void due.splice(0).map((run) => run()) };
}

test('shows one message at a time: a newer one takes the place of the one on screen', () => {
  const { store, pass } = storeWithClock();
  store.show({ title: 'First' });
  expect(store.current()).toMatchObject({ title: 'First', open: true });
  store.show({ title: 'Second' });
  expect(store.current()).toMatchObject({ title: 'First', open: false });
  pass();
  expect(store.current()).toMatchObject({ title: 'Second', open: true });
});

test('of several that come while one leaves only the newest is shown', () => {
  const { store, pass } = storeWithClock();
  store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.show({ title: 'Third' });
  pass();
  expect(store.current()).toMatchObject({ title: 'Third', open: true });
});

test('dismissing twice does not take the next message along', () => {
  const { store, pass } = storeWithClock();
  const first = store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.dismiss(first);
  pass();
  store.dismiss(first);
  expect(store.current()).toMatchObject({ title: 'Second', open: true });
});

test('a waiting message can be withdrawn', () => {
  const { store, pass } = storeWithClock();
  store.show({ title: 'First' });
  const second = store.show({ title: 'Second' });
  store.dismiss(second);
  pass();
  expect(store.current()).toBeNull();
});

test('tells subscribers until they leave', () => {
  const { store } = storeWithClock();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.show({ title: 'First' });
  leave();
  store.show({ title: 'Second' });
  expect(heard).toHaveBeenCalledTimes(1);
});
