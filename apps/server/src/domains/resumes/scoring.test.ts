import type { ScoreReport } from '@foothold/core/ats';
import { expect, it } from 'vitest';
import { explainChange } from './scoring.ts';

const REPORT = { rubric: '2026.3', kind: 'job', caps: [] } as unknown as ScoreReport;

it('gives the reasons of every rubric since the earlier one', () => {
  const latest = explainChange(REPORT, '2026.2');
  const both = explainChange(REPORT, '2026.1');
  expect(both).toContain(latest);
  expect(both.length).toBeGreaterThan(latest.length);
});

it('says that the rules changed if no reason is known', () => {
  expect(explainChange(REPORT, '2026.3')).toBe('We changed the rules that every résumé is scored by.');
});
