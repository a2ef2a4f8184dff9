import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

function answer(asked: string, summary: string): string | undefined {
  const job = readJob(`Planner\n\nRequirements:\n- ${asked}\n`);
  const { knockouts } = scoreResume({ ...toExportedSubject({ ...emptyResume(), summary }), job, asOf: '2026-11' });
  return knockouts.find(({ kind }) => kind === 'clearance')?.answer;
}

describe('clearance', () => {
  it.each([
    ['TS/SCI, active', 'TS/SCI, full scope poly (active)'],
    ['Final Secret needed', 'Cleared to the Secret level since 2020'],
    ['L clearance (or Q) must be active', 'DOE Q clearance, active'],
    ['Interim Secret is fine', 'Interim Secret granted June 2026'],
    ['TS: current, or held within the last 24 months', 'Held a TS until March 2026'],
    ['Current Secret + Sec+', 'Skills: imaging, ticketing, active Secret (good through 2031)'],
  ])('“%s” is met by “%s”', (asked, summary) => {
    expect(answer(asked, summary)).toBe('met');
  });

  it.each([
    ['Active Secret', 'Held a Secret in the Guard; it was revoked in 2015'],
    ['Cleared only (Secret+)', 'I have never held a clearance.'],
    ['TS/SCI (active)', 'Clearance: Secret'],
    ['Final Secret required, interims not accepted', 'Interim Secret (final pending)'],
    ['Active Secret required', 'Secret clearance pending (SF-86 submitted August 2026)'],
  ])('“%s” is not met by “%s”', (asked, summary) => {
    expect(answer(asked, summary)).toBe('not-met');
  });

  it.each([
    ['Active Secret', 'Worked three years inside a cleared facility'],
    ['Active Secret', 'Supported Secret programs for the Army'],
    ['Active Secret', 'Secret clearance in service (granted 2013)'],
    ['Active Top Secret', 'Secret shopper at Top Mart'],
    ['DOE L clearance', 'Active Secret clearance'],
  ])('“%s” stays open with “%s”', (asked, summary) => {
    expect(answer(asked, summary)).toBe('unknown');
  });

  it('finds no clearance in ordinary uses of the word', () => {
    expect(answer('Must keep our secret sauce secret', '')).toBeUndefined();
    expect(answer('Must have worked for the Secret Service', '')).toBeUndefined();
  });
});
