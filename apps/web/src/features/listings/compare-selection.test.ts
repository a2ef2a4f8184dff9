import { expect, test } from 'vitest';
import type { TextStore } from '../../shared/autosave/browser-store.ts';
import { compareHref, createSelection } from './compare-selection.ts';

const job = (id: string) => ({ id, title: `Job ${id}` });
const listIds = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);

function createStore(text: string | null = null): TextStore & { text: () => string | null } {
  let stored = text;
  return {
    text: () => stored,
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    forget: () => {
      stored = null;
    },
  };
}

test('chooses up to three jobs, of which a fourth replaces the first', () => {
  const selection = createSelection(createStore());
  for (const id of ['a', 'b', 'c']) selection.toggle('robin', job(id));
  expect(listIds(selection.read('robin'))).toEqual(['a', 'b', 'c']);
  selection.toggle('robin', job('d'));
  expect(listIds(selection.read('robin'))).toEqual(['b', 'c', 'd']);
  selection.toggle('robin', job('c'));
  expect(listIds(selection.read('robin'))).toEqual(['b', 'd']);
});

test('is remembered until it is cleared, and calls who listens', () => {
  const store = createStore();
  const selection = createSelection(store);
  let calls = 0;
  const stop = selection.subscribe(() => {
    calls += 1;
  });
  selection.toggle('robin', job('a'));
  expect(createSelection(store).read('robin')).toEqual([job('a')]);
  selection.clear();
  expect(store.text()).toBeNull();
  stop();
  selection.toggle('robin', job('b'));
  expect(calls).toBe(2);
});

test('another account in the same tab starts with an empty selection', () => {
  const store = createStore();
  createSelection(store).toggle('robin', job('a'));
  const selection = createSelection(store);
  expect(selection.read('ada')).toEqual([]);
  selection.toggle('ada', job('b'));
  expect(listIds(selection.read('ada'))).toEqual(['b']);
  expect(createSelection(store).read('robin')).toEqual([]);
});

test.each(['{', '"a"', 'null', '[{"id":"a","title":"A"}]', '{"account":"robin","jobs":[1,{"id":2},null]}'])(
  'ignores what it did not write: %s',
  (text) => {
    expect(createSelection(createStore(text)).read('robin')).toEqual([]);
  },
);

test('the page of a comparison names the jobs and the résumé', () => {
  expect(compareHref(['a', 'b'], 'r')).toBe('/portal/matches/compare?jobs=a%2Cb&resume=r');
  expect(compareHref(['a'])).toBe('/portal/matches/compare?jobs=a');
});
