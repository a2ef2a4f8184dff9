import { expect, test } from 'vitest';
import { createRecentChanges } from './recent-changes.ts';

const createChange = (id: string, userId = 'ana') => ({
  id,
  userId,
  change: { kind: 'resume' as const, id: `of ${id}` },
});
const ids = (changes: { id: string }[] | null) => changes?.map(({ id }) => id) ?? null;

test("lists a member's changes after one of theirs or a heartbeat", () => {
  const recent = createRecentChanges(0);
  recent.add(createChange('a1'), 100, 1);
  recent.addHeartbeat('h1', 2);
  recent.add(createChange('b1', 'bo'), 100, 3);
  recent.add(createChange('a2'), 100, 4);
  expect(ids(recent.listAfter('ana', 'a1'))).toEqual(['a2']);
  expect(ids(recent.listAfter('ana', 'h1'))).toEqual(['a2']);
  expect(ids(recent.listAfter('bo', 'h1'))).toEqual(['b1']);
  expect(ids(recent.listAfter('ana', 'a2'))).toEqual([]);
  expect(recent.listAfter('bo', 'a1')).toBeNull();
  expect(recent.listAfter('ana', 'invented')).toBeNull();
  expect(recent.getHeartbeat()).toBe('h1');
});

test('forgets the oldest beyond a number of changes', () => {
  const recent = createRecentChanges(0, { maxCount: 10 });
  for (let at = 0; at < 1000; at++) {
    recent.add(createChange(`a${at}`), 1, at);
    if (at < 10) continue;
    expect(ids(recent.listAfter('ana', `a${at - 9}`))).toHaveLength(9);
    expect(recent.listAfter('ana', `a${at - 10}`)).toBeNull();
    expect(ids(recent.listSince('ana', at - 9.5))).toHaveLength(10);
    expect(recent.listSince('ana', at - 10.5)).toBeNull();
  }
});

test('forgets the oldest beyond a total size', () => {
  const recent = createRecentChanges(0, { maxSize: 1000 });
  for (const id of ['a1', 'a2', 'a3']) recent.add(createChange(id), 400, 1);
  expect(recent.listAfter('ana', 'a1')).toBeNull();
  expect(ids(recent.listAfter('ana', 'a2'))).toEqual(['a3']);
});

test('lists changes since a time, unless it may have forgotten some', () => {
  const recent = createRecentChanges(100);
  recent.add(createChange('a1'), 1, 110);
  recent.add(createChange('b1', 'bo'), 1, 111);
  recent.add(createChange('a2'), 1, 120);
  expect(ids(recent.listSince('ana', 115))).toEqual(['a2']);
  expect(ids(recent.listSince('ana', 100))).toEqual(['a1', 'a2']);
  expect(recent.listSince('ana', 99)).toBeNull();
});

test('knows no earlier position after it was cleared', () => {
  const recent = createRecentChanges(0);
  recent.add(createChange('a1'), 1, 1);
  recent.addHeartbeat('h1', 2);
  recent.clear(3);
  expect(recent.listAfter('ana', 'a1')).toBeNull();
  expect(recent.listAfter('ana', 'h1')).toBeNull();
  expect(recent.getHeartbeat()).toBeNull();
  expect(recent.listSince('ana', 2)).toBeNull();
  expect(recent.listSince('ana', 3)).toEqual([]);
});
