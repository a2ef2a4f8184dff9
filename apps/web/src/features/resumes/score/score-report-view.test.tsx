import type { Knockout, ScoreReport } from '@foothold/core/ats';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { EarlierScoreComparison } from './score-earlier.tsx';
import { ScoreReportView } from './score-report-view.tsx';

const createKnockout = (kind: string, answer: Knockout['answer'], more: Partial<Knockout> = {}): Knockout => ({
  kind,
  question: `${kind}?`,
  quote: `Asks for ${kind}.`,
  answer,
  ...more,
});

const REPORT: ScoreReport = {
  rubric: '2026.2',
  kind: 'job',
  total: 35,
  fit: 12,
  quality: 81,
  checklist: [
    { id: 'contact', name: 'Contact details', answer: 'yes', text: 'An email address and a phone number.' },
    { id: 'dates', name: 'Dates', answer: 'unsure', text: "We couldn't read a date. Is there one?", fix: 'Add it.' },
  ],
  parts: [
    {
      id: 'must-have',
      name: 'Required skills',
      earned: 4200,
      possible: 10000,
      rules: [{ id: 'must-have.skills', name: 'Skills', earned: 4200, possible: 10000, evidence: [], losses: [] }],
    },
  ],
  leftOut: [],
  caps: [{ id: 'fit', limit: 35, reason: 'None of the required skills is there.', fix: 'Say where.', evidence: [] }],
  knockouts: [
    createKnockout('degree', 'met', { evidence: { text: 'A degree is there.', quote: 'BS in Nursing' } }),
    createKnockout('license', 'not-met'),
    createKnockout('sponsorship', 'unknown'),
  ],
  asOf: '2026-11',
};

const stripTags = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AppDataProvider data={APP}>{element}</AppDataProvider>
    </MemoryRouter>,
  );
const renderReport = (report: Partial<ScoreReport>) =>
  render(<ScoreReportView report={{ ...REPORT, ...report }} jobTitle="Staff Nurse" />);
const listHeadings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => stripTags(text).trim());

describe('a score for a job', () => {
  test('shows the total, its two figures, and the limit that applies', () => {
    const text = stripTags(renderReport({}));
    expect(text).toContain('Your résumé scores 35 of 100 for Staff Nurse, 45 points below 80.');
    expect(text).toMatch(/Fit 12 of 100 .* Quality 81 of 100/);
    expect(text).toContain('Your score is capped at 35 for this job');
    expect(text).toContain('The parts add up to 42 of 100 points, and the limit above holds the total at 35.');
  });

  test('lists deal-breakers before the parts, sponsorship first, each with its answer and both sentences', () => {
    const html = renderReport({});
    expect(listHeadings(html).slice(1, 3)).toEqual(['Before you apply', 'Score breakdown']);
    const text = stripTags(html);
    expect(text).toMatch(/sponsorship\? We can’t tell .* degree\? Met .* license\? Not met/);
    expect(text).toContain('The job says: “Asks for degree.” Your résumé says: “BS in Nursing”');
  });

  test('explains why there is no fit', () => {
    const { fit: _, ...rest } = REPORT;
    const html = render(
      <ScoreReportView report={{ ...rest, fitUnjudged: 'The job names no skill.' }} jobTitle={null} />,
    );
    expect(stripTags(html)).toContain('Fit Not judged The job names no skill.');
  });

  test('says that no deal-breaker was found', () => {
    expect(stripTags(renderReport({ knockouts: [] }))).toContain('We found no deal-breakers in this job description');
  });
});

test('starts a score without a job with the checklist, and omits fit and deal-breakers', () => {
  const html = renderReport({ kind: 'format', knockouts: [] });
  expect(listHeadings(html)[0]).toBe('Checklist');
  expect(stripTags(html)).toMatch(/1 of 2 done Contact details .* Done Dates Check this/);
  expect(stripTags(html)).not.toMatch(/Before you apply|Fit/);
});

test('shows a report of an earlier rubric unchanged: without the two figures, and with fractions', () => {
  const { fit: _, quality: __, checklist: ___, ...old } = { ...REPORT, rubric: '2026.1', caps: [], total: 42 };
  const parts = old.parts.map((part) => ({ ...part, earned: 4180 }));
  const text = stripTags(render(<ScoreReportView report={{ ...old, parts }} jobTitle="Staff Nurse" />));
  expect(text).toContain('(rubric 2026.1)');
  expect(text).toContain('41.8 of 100');
  expect(text).not.toMatch(/Quality|Checklist/);
});

test('shows an earlier score next to the current one, with the reason for the change', () => {
  const reason = 'Now the job decides.';
  const earlier = { rubric: '2026.1', total: 71, kind: 'job' as const, scoredAt: '2026-10-03T10:00:00.000Z', reason };
  const text = stripTags(render(<EarlierScoreComparison href="/portal/resumes/r" earlier={earlier} report={REPORT} />));
  expect(text).toMatch(/Before 71 Rubric 2026\.1, Oct 3, 2026 Now 35 Rubric 2026\.2/);
  expect(text).toContain('Now the job decides');
});
