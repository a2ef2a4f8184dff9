import { describe, expect, it } from 'vitest';
import { AMBIGUOUS_EMPLOYERS, ambiguousEmployerAt, EMPLOYERS, employerAt } from './employers.ts';

describe('employerAt', () => {
  it.each([
    ['walmart', 1],
    ['wal - mart', 3],
    ["macy's", 1],
    ['macys', 1],
    ['at & t', 3],
    ['7 - eleven', 3],
    ['h . e . b .', 5],
    ['j . c . penney', 5],
    ['bed bath and beyond', 4],
    ["toys ' r ' us", 5],
    ['chick - fil - a', 5],
    ['amazon flex driver', 2],
    ['amazon driver', 1],
    ['us army', 2],
  ])('knows %s', (text, length) => {
    expect(employerAt(text.split(' '), 0)).toBe(length);
  });

  it('looks only at the given word', () => {
    expect(employerAt(['cook', 'at', 'taco', 'bell'], 2)).toBe(2);
    expect(employerAt(['cook', 'at', 'taco', 'bell'], 1)).toBe(0);
  });

  it.each(['target', 'gap', 'taco', 'best', 'microsoft', 'the', 'and', '-', '', 'constructor'])(
    'takes %s for none',
    (word) => {
      expect(employerAt([word], 0)).toBe(0);
    },
  );
});

describe('ambiguousEmployerAt', () => {
  it.each(['target', 'gap', 'ups', 'subway'])('knows %s', (word) => {
    expect(ambiguousEmployerAt([word], 0)).toBe(1);
  });
});

describe('the lists of employers', () => {
  const certain = Object.values(EMPLOYERS).flatMap((list) => list.split('|'));
  const ambiguous = AMBIGUOUS_EMPLOYERS.split('|');

  it.each([...Object.entries(EMPLOYERS), ['ambiguous', AMBIGUOUS_EMPLOYERS]])('%s is sorted', (_, list) => {
    expect(list).toBe(list.split('|').sort().join('|'));
  });

  it('name each once', () => {
    const all = [...certain, ...ambiguous];
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });
});
