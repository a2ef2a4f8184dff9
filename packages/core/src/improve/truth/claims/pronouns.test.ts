import { describe, expect, it } from 'vitest';
import { verifySplit, verifyText } from '../verify-text.ts';
import { parseClaims } from './parse.ts';

const listObjects = (text: string): string[] =>
  parseClaims(text).claims.flatMap(({ slots }) =>
    slots.flatMap(({ role, items }) => (role === 'object' ? items.map(({ head }) => head) : [])),
  );

describe('resolvePronouns', () => {
  it.each([
    ['Wrote a guide and printed it', ['guide', 'guide']],
    ['Cut checks and mailed them', ['check', 'check']],
    ['Received freight and put it away', ['freight', 'freight']],
  ])('reads a pronoun as the last object: %s', (text, objects) => {
    expect(listObjects(text)).toEqual(objects);
  });

  it("doesn't resolve a pronoun without a matching object before it", () => {
    expect(listObjects('Wrote a guide and mailed them')).toEqual(['guide', 'them']);
    expect(listObjects('Mailed them')).toEqual(['them']);
  });

  it('accepts a line and its parts with the noun instead of the pronoun', () => {
    expect(verifySplit(['Cut checks.', 'Mailed checks.'], 'Cut checks and mailed them').ok).toBe(true);
    expect(verifyText('Wrote a guide and printed the guide', ['Wrote a guide and printed it']).ok).toBe(true);
  });

  it.each([
    ['Wrote a guide for clerks and trained them', 'Wrote a guide for clerks and trained managers'],
    ['Filed the deed, found the will, and copied it', 'Filed the deed, found the will, and copied the deed'],
    ['Sold cars and the owner washed them', 'Sold cars and washed them'],
  ])('rejects another noun instead of a pronoun: %s', (own, edited) => {
    expect(verifyText(edited, [own]).ok).toBe(false);
  });
});
