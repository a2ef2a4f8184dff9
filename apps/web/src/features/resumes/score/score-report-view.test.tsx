import type { Keyword, Knockout, ScoreReport } from '@foothold/core/ats';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { createFixLinks } from './fix-link.ts';
import { EarlierScoreComparison } from './score-earlier.tsx';
import { ScoreReportView } from './score-report-view.tsx';

const createKnockout = (kind: string, answer: Knockout['answer'], more: Partial<Knockout> = {}): Knockout => ({
  kind,
  question: `${kind}?`,
  quote: `Asks for ${kind}.`,
  answer,
  ...more,
});

const createKeyword = (name: string, place: Keyword['place'], earned: number, possible: number): Keyword => ({
  name,
  need: possible > 0 ? 'required' : 'preferred',
  inJob: { count: 2, topics: ['requirements', 'duties'], quote: `${name} is required` },
  place,
  text: `${name} appears in “Staff Nurse”.`,
  earned,
  possible,
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
  keywords: [
    createKeyword('Triage', 'work', 2000, 2000),
    createKeyword('Epic or Cerner', 'listed', 2200, 3000),
    createKeyword('Telemetry', 'missing', 0, 3000),
    createKeyword('Case Management', 'missing', 0, 0),
  ],
  parts: [
    {
      id: 'must-have',
      name: 'Required skills',
      earned: 4200,
      possible: 8000,
      rules: [
        {
          id: 'must-have.skills',
          name: 'Skills',
          earned: 4200,
          possible: 8000,
          evidence: [],
          losses: [
            {
              points: 800,
              reason: 'Epic is only listed.',
              fix: 'Say where.',
              term: 'Epic or Cerner',
              field: 'skills/s1',
            },
            { points: 3000, reason: 'No telemetry.', fix: 'Say where.', term: 'Telemetry' },
          ],
        },
      ],
    },
    {
      id: 'structure',
      name: 'Structure',
      earned: 1000,
      possible: 2000,
      rules: [
        { id: 'structure.contact', name: 'Contact details', earned: 1000, possible: 1000, evidence: [], losses: [] },
        {
          id: 'structure.dates',
          name: 'Roles with dates',
          earned: 0,
          possible: 1000,
          evidence: [],
          losses: [{ points: 1000, reason: 'A role has no dates.', fix: 'Add them.', field: 'work/w1/start' }],
        },
      ],
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
const editHref = (field: string) => `/edit#${field}`;
const links = { editHref, getFixLink: createFixLinks('/resume', editHref) };
const renderReport = (report: Partial<ScoreReport>) =>
  render(<ScoreReportView report={{ ...REPORT, ...report }} jobTitle="Staff Nurse" {...links} />);
const listHeadings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => stripTags(text).trim());

describe('a score for a job', () => {
  test('shows the total, its two figures, and the limit that applies', () => {
    const text = stripTags(renderReport({}));
    expect(text).toContain('Your résumé scores 35 of 100 for Staff Nurse, 45 points below 80.');
    expect(text).toMatch(/Fit 12 of 100 .* Quality 81 of 100/);
    expect(text).toContain('Your score is capped at 35 for this job');
    expect(text).toContain('The parts add up to 52 of 100 points, and the cap above limits the total to 35.');
  });

  test('lists deal-breakers before the parts, sponsorship first, each with its answer and both sentences', () => {
    const html = renderReport({});
    expect(listHeadings(html).slice(1)).toEqual([
      'Before you apply',
      'Keywords',
      'Biggest fixes',
      'Checklist',
      'Score breakdown',
      'Where you earned points',
    ]);
    const text = stripTags(html);
    expect(text).toMatch(/sponsorship\? We can’t tell .* degree\? Met .* license\? Not met/);
    expect(text).toContain('The job says: “Asks for degree.” Your résumé says: “BS in Nursing”');
  });

  test('lists each keyword in the job and in the résumé, with points that add up to the part', () => {
    const html = renderReport({});
    const [required = '', preferred = ''] = [...html.matchAll(/<table.*?<\/table>/g)].map(([table]) =>
      stripTags(table),
    );
    expect(stripTags(html)).toContain('1 at work, 1 listed only, 1 not found. 42 of 80 points.');
    expect(required).toMatch(/Telemetry .*Twice: requirements, duties .*Not found .*0 of 30/);
    expect(required.indexOf('Telemetry')).toBeLessThan(required.indexOf('Epic or Cerner'));
    expect(required).toMatch(/Epic or Cerner .*Listed only .*22 of 30 .*Triage .*At work .*20 of 20/);
    expect(preferred).toMatch(/Case Management .*Not found .*No points/);
  });

  test('explains that a score saved without keywords has no table', () => {
    const { keywords: _, ...saved } = REPORT;
    const text = stripTags(render(<ScoreReportView report={saved} jobTitle={null} {...links} />));
    expect(text).toContain('This score was saved before we listed keywords, so there is no table for it.');
  });

  test('starts with the fixes that can raise a capped total, each with the page for it', () => {
    const fixes = renderReport({}).match(/<section aria-labelledby="fixes".*?<\/section>/)?.[0] ?? '';
    expect(stripTags(fixes)).toMatch(
      /capped at 35 for this job.* No telemetry.* Epic is only listed.* A role has no dates/,
    );
    expect([...fixes.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/resume/improve',
      '/resume/improve',
      '/edit#work/w1/start',
    ]);
  });

  test('draws the score once', () => {
    expect(renderReport({}).match(/: 35 of 100/g)).toHaveLength(1);
  });

  test('explains why there is no fit', () => {
    const { fit: _, ...rest } = REPORT;
    const html = render(
      <ScoreReportView report={{ ...rest, fitUnjudged: 'The job names no skill.' }} jobTitle={null} {...links} />,
    );
    expect(stripTags(html)).toContain('Fit Not judged The job names no skill.');
  });

  test('says that no deal-breaker was found', () => {
    expect(stripTags(renderReport({ knockouts: [] }))).toContain('We found no deal-breakers in this job description');
  });
});

test('shows the format part as a checklist with points, and what to check, and omits what needs a job', () => {
  const { keywords: _, ...report } = REPORT;
  const html = renderReport({ ...report, kind: 'format', knockouts: [], parts: report.parts.slice(1) });
  expect(listHeadings(html).slice(0, 3)).toEqual([
    'Your résumé scores 35 of 100 without a job, 45 points below 80.',
    'Checklist',
    'Biggest fixes',
  ]);
  const text = stripTags(html);
  expect(text).toContain('1 of 2 done, 10 of 20 points');
  expect(text).toMatch(/Contact details Done 10 of 10 Roles with dates To do 0 of 10 A role has no dates\. Add them\./);
  expect(text).toMatch(/Check these yourself No points Dates Check this We couldn't read a date/);
  expect(text).not.toMatch(/Before you apply|Keywords|Fit /);
});

test('shows a report of an earlier rubric unchanged: without the two figures, and with fractions', () => {
  const { fit: _, quality: __, checklist: ___, ...old } = { ...REPORT, rubric: '2026.1', caps: [], total: 42 };
  const parts = old.parts.slice(0, 1).map((part) => ({ ...part, earned: 4180, possible: 10000 }));
  const text = stripTags(render(<ScoreReportView report={{ ...old, parts }} jobTitle="Staff Nurse" {...links} />));
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
