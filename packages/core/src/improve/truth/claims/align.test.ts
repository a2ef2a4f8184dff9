import { describe, expect, it } from 'vitest';
import { aligns } from './align.ts';
import { termsOf } from './terms.ts';

const isAligned = (source: string, after: string, isSloppy = false): boolean =>
  aligns(termsOf(after), termsOf(`${source}.`), isSloppy);

describe('aligns', () => {
  it.each([
    ['I was washing the dishes', 'Washed dishes'],
    ['Duties included mopping floors', 'Mopped floors'],
    ['Bought bread at the market', 'Purchased bread at a market'],
    ['Swept the hall. Locked the doors.', 'Swept the hall and locked the doors.'],
    ['Helped to load trucks', 'Helped load trucks'],
  ])('accepts the same words in the same order: %s', (source, after) => {
    expect(isAligned(source, after)).toBe(true);
  });

  it.each([
    ['Loaded trucks and washed vans', 'Washed trucks and loaded vans'],
    ['Loaded 12 trucks', 'Loaded trucks'],
    ['Loaded trucks', 'Loaded 12 trucks'],
    ['Never loaded trucks', 'Loaded trucks'],
    ['Helped load trucks', 'Loaded trucks'],
    ['Was responsible for reducing waste', 'Reduced waste'],
    ['Writing a novel', 'Wrote a novel'],
    ['Loaded a truck', 'Loaded trucks'],
    ['Cook at a diner', 'The cook at a diner'],
    ['Sold tickets to kids', 'Sold tickets with kids'],
    ['The manager trained clerks', 'Trained clerks'],
  ])('rejects other words, another order, or fewer limits: %s → %s', (source, after) => {
    expect(isAligned(source, after)).toBe(false);
  });

  it('accepts a missing plural only in a text with other mistakes', () => {
    expect(isAligned('cleaned room at a motel', 'Cleaned rooms at a motel')).toBe(false);
    expect(isAligned('cleaned room at a motel', 'Cleaned rooms at a motel', true)).toBe(true);
  });

  it('gives up on texts that could be aligned in too many ways', () => {
    const source = termsOf('the '.repeat(190));
    const start = performance.now();
    expect(aligns(termsOf(`${'the '.repeat(190)} truck`), source, false)).toBe(false);
    expect(performance.now() - start).toBeLessThan(250);
  });

  it('compares a long paragraph', () => {
    const long = 'Loaded trucks at the dock, counted pallets, and signed the papers of the drivers. '.repeat(20);
    expect(isAligned(long, long)).toBe(true);
  });
});
