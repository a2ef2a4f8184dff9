import type { Application } from '@foothold/contracts/applications';
import type { ResumeDetail, ResumeSummary } from '@foothold/contracts/resumes';
import { expect, test } from 'vitest';
import { buildDashboard, computeFigures, measurePerformance } from './analytics.ts';

const today = new Date('2026-11-21T07:00:00Z');
const saved = (savedAt: string) =>
  ({ savedAt, state: 'saved', job: { sponsorship: 'sponsors' } }) as unknown as Application;

test('counts days up to today, including empty ones', () => {
  const { days, total } = computeFigures(
    [saved('2026-11-21T01:00:00Z'), saved('2026-11-19T23:59:59Z'), saved('2026-01-01T00:00:00Z')],
    3,
    today,
  );
  expect(days).toEqual([
    { date: '2026-11-19', saved: 1 },
    { date: '2026-11-20', saved: 0 },
    { date: '2026-11-21', saved: 1 },
  ]);
  expect(total).toBe(3);
});

test('includes today in the last seven days', () => {
  const applications = ['2026-11-15T00:00:00Z', '2026-11-14T23:59:59Z'].map(saved);
  const scores = [{ score: { total: 61 } }, { score: null }, { score: { total: 84 } }] as unknown as ResumeSummary[];
  expect(buildDashboard(scores, applications, today)).toEqual({
    resumes: 3,
    bestScore: 84,
    applications: { total: 2, lastSevenDays: 1 },
  });
});

test('reports no change between two scores of different kinds', () => {
  const resume = (first: object | null, current: object | null) =>
    ({
      id: 'r',
      title: 'T',
      currentVersion: 3,
      versions: [
        { number: 1, score: first },
        { number: 3, score: current },
      ],
    }) as unknown as ResumeDetail;
  const job = (total: number) => ({ kind: 'job', total });
  expect(measurePerformance(resume(job(60), job(81)))).toMatchObject({ first: 60, current: 81, change: 21 });
  expect(measurePerformance(resume({ kind: 'format', total: 60 }, job(81)))).toMatchObject({ change: null });
  expect(measurePerformance(resume(null, job(81)))).toMatchObject({ first: null, change: null });
});
