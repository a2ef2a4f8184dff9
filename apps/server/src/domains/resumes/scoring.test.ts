import { type ScoreReport, scoreResume, toExportedSubject } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import { emptyResume } from '@foothold/core/resume';
import { expect, it } from 'vitest';
import { addKeywords, explainChange } from './scoring.ts';

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

it('adds today’s keywords to a score that was stored without them, unless its points differ', () => {
  const job = readJob('Driver\nRequirements\n- Class A CDL required\n');
  const today = scoreResume({ ...toExportedSubject(emptyResume()), job, asOf: '2026-11' });
  const { keywords, ...saved } = today;
  expect(keywords?.map(({ name, place }) => [name, place])).toEqual([['Class A CDL', 'missing']]);
  expect(addKeywords(saved, today)).toEqual(today);
  const other = { ...saved, total: saved.total + 1 };
  expect(addKeywords(other, today)).toBe(other);
});
