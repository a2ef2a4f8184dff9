import { describe, expect, it } from 'vitest';
import { AMBIGUOUS_TOWNS, ambiguousTownBeforeStateAt, TOWNS, townAt } from './towns.ts';

describe('townAt', () => {
  it.each([
    ['sioux falls , sd', 2],
    ['st . louis', 3],
    ['winston - salem', 3],
    ["coeur d'alene", 2],
    ['ft . lauderdale', 3],
    ['yonkers', 1],
  ])('knows %s', (text, length) => {
    expect(townAt(text.split(' '), 0)).toBe(length);
  });

  it.each(['mobile', 'reading', 'jackson', 'sioux', 'the'])('takes %s for none', (word) => {
    expect(townAt([word], 0)).toBe(0);
  });
});

describe('ambiguousTownBeforeStateAt', () => {
  it.each(['mobile , al', 'reading , pennsylvania', 'orange ca', 'jackson , ms', 'gary , in'])('knows %s', (text) => {
    expect(ambiguousTownBeforeStateAt(text.split(' '), 0)).toBe(1);
  });

  it.each(['mobile phone', 'reading', 'jackson in 2019', 'orange or red', 'madison , smith'])('not %s', (text) => {
    expect(ambiguousTownBeforeStateAt(text.split(' '), 0)).toBe(0);
  });
});

describe('the lists of towns', () => {
  it.each([TOWNS, AMBIGUOUS_TOWNS])('are sorted', (list) => {
    expect(list).toBe(list.split('|').sort().join('|'));
  });

  it('name each once', () => {
    const all = `${TOWNS}|${AMBIGUOUS_TOWNS}`.split('|');
    expect(all).toHaveLength(new Set(all).size);
  });
});
