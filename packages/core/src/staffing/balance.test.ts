import { describe, expect, test } from 'vitest';
import { proposeBalance, type RecruiterLoad, suggestRecruiter } from './balance.ts';

const createLoad = (id: string, members: number, capacity = 10, away = false): RecruiterLoad => ({
  id,
  name: id.toUpperCase(),
  members,
  capacity,
  away,
});

describe('the suggested recruiter', () => {
  test('has the most room, and the first name among equals', () => {
    expect(suggestRecruiter([createLoad('c', 5), createLoad('b', 3), createLoad('a', 3)])?.id).toBe('a');
    expect(suggestRecruiter([createLoad('a', 9, 10), createLoad('b', 9, 20)])?.id).toBe('b');
  });

  test('is nobody who is full or away', () => {
    expect(suggestRecruiter([createLoad('a', 10), createLoad('b', 0, 10, true)])).toBeUndefined();
    expect(suggestRecruiter([])).toBeUndefined();
  });
});

describe('balancing', () => {
  const assign = (recruiterId: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ id: `${recruiterId}${i}`, recruiterId }));

  test('moves as many members as are over the capacity, each to the one with the most room', () => {
    const moves = proposeBalance(
      [createLoad('a', 12), createLoad('b', 8), createLoad('c', 7)],
      [...assign('a', 12), ...assign('b', 8), ...assign('c', 7)],
    );
    expect(moves).toEqual([
      { memberId: 'a0', from: 'a', to: 'c' },
      { memberId: 'a1', from: 'a', to: 'b' },
    ]);
  });

  test('stops when nobody has room, and leaves balanced recruiters alone', () => {
    expect(proposeBalance([createLoad('a', 13), createLoad('b', 9)], assign('a', 13))).toHaveLength(1);
    expect(proposeBalance([createLoad('a', 10), createLoad('b', 0)], assign('a', 10))).toEqual([]);
  });

  test('moves nobody from or to a recruiter who is away', () => {
    expect(proposeBalance([createLoad('a', 12, 10, true), createLoad('b', 0)], assign('a', 12))).toEqual([]);
    expect(proposeBalance([createLoad('a', 12), createLoad('b', 0, 10, true)], assign('a', 12))).toEqual([]);
  });
});
