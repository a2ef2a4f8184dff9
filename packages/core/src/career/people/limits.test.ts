import { describe, expect, test } from 'vitest';
import { isRuledOut, readLimits } from './limits.ts';

describe('a limit', () => {
  test.each([
    ['no lifting', 'lifting'],
    ['two bad knees', 'lifting'],
    ['my back is shot', 'lifting'],
    ['no more nights or weekends', 'nights'],
    ['want holidays off', 'nights'],
    ['home every night', 'travel'],
    ['dont want to manage people', 'lead'],
    ['no sales calls!!', 'sales'],
    ['not deal with patients anymore', 'people'],
    ['dont want to sit at a computer', 'computer'],
    ['want to work from home', 'remote'],
    ['no college degree', 'no-degree'],
    ['cant quit my job', 'while-working'],
    ['scared of loans', 'no-debt'],
    ['i have a felony', 'record'],
    ['old misdemeanor', 'record'],
    ['a shoplifting charge at 19', 'record'],
    ['in a halfway house', 'record'],
    ['on parole', 'parole'],
    ['carpal tunnel in both hands', 'computer'],
    ['im 17', 'minor'],
  ])('is read from “%s”: %s', (text, limit) => {
    expect([...readLimits([text]).kinds]).toContain(limit);
  });

  test.each([
    ['I like lifting people up', 'nights'],
    ['night school while I work', 'nights'],
    ['no felonies, clean license', 'record'],
    ['I want to manage people', 'lead'],
    ['home every night', 'nights'],
    ['I love sales', 'sales'],
    ['track record of sales', 'record'],
    ['medical records and record keeping', 'record'],
    ['clean driving record', 'record'],
    ['history degree', 'record'],
    ['my husband has a felony', 'record'],
    ['worked with felony cases, paralegal', 'record'],
    ['correctional officer, inmates on parole', 'parole'],
    ['my clients are on probation', 'parole'],
    ['on probation at work for 90 days', 'parole'],
    ['my moms back is bad', 'lifting'],
    ['going back to school is my plan', 'lifting'],
    ['only 15 hours a week', 'minor'],
    ['my kids are age 14', 'minor'],
    ['dont want to manage people', 'people'],
  ])('isn’t read from “%s”: %s', (text, limit) => {
    expect([...readLimits([text]).kinds]).not.toContain(limit);
  });

  test('rules out work by its conditions', () => {
    expect(isRuledOut('construction-laborer', readLimits(['bad knees']))).toBe(true);
    expect(isRuledOut('construction-inspector', readLimits(['bad knees']))).toBe(false);
    expect(isRuledOut('police-officer', readLimits(['dont want to be a cop or security guard']))).toBe(true);
    expect(isRuledOut('security-guard', readLimits(['dont want to be a cop or security guard']))).toBe(true);
    expect(isRuledOut('sales-manager', readLimits(['dont want to manage people']))).toBe(true);
  });
});
