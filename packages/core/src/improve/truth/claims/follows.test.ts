import { describe, expect, it } from 'vitest';
import { CHANGED_CLAIMS, HONEST_CLAIMS } from '../../testing/index.ts';
import { verifyText } from '../verify-text.ts';

/** Rows of "own || own => edited || edited". */
const parseTable = (table: string): [own: string[], edited: string[]][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' => ').map((side) => side.split(' || ')) as [string[], string[]]);

const isVerified = ([own, edited]: [string[], string[]]): boolean => edited.every((text) => verifyText(text, own).ok);

describe('followsFrom', () => {
  it('accepts an edit that says the same in other words, or less', () => {
    const rows = parseTable(HONEST_CLAIMS);
    expect(rows.length).toBeGreaterThan(350);
    for (const row of rows) expect(isVerified(row), row.flat().join(' → ')).toBe(true);
  });

  it('rejects an edit that claims something different, or more', () => {
    const rows = parseTable(CHANGED_CLAIMS);
    expect(rows.length).toBeGreaterThan(350);
    for (const row of rows) expect(isVerified(row), row.flat().join(' → ')).toBe(false);
  });
});
