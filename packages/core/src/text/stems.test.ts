import { describe, expect, it } from 'vitest';
import { toStem } from './stems.ts';

describe('a stem', () => {
  it('is the same for the forms of a word, and exists for every word', () => {
    expect(['move', 'moved', 'moving', 'moves'].map(toStem)).toEqual(['mov', 'mov', 'mov', 'mov']);
    expect(toStem('chosen')).toBe(toStem('chose'));
    expect(toStem('constructor')).toBe('constructor');
  });
});
