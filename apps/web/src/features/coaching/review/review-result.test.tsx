import type { CodeReview, ModelFindings } from '@foothold/contracts/coaching/shapes';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ReviewResult } from './review-result.tsx';

const CODE = 'function last(items) {\n  return items[items.length];\n}\n';
const REVIEW: CodeReview = {
  overallRating: 9.1,
  feedback: 'One sentence.',
  improvements: ['Line 1: use it.'],
  bestPractices: [],
  practices: [],
  findings: [
    {
      line: 1,
      endLine: 1,
      rule: 'no-unused-vars',
      category: 'fault',
      severity: 'medium',
      title: 'Unused function',
      why: 'Nothing calls it.',
      fix: 'Remove it.',
    },
  ],
  findingsInAll: 1,
  modelFindings: null,
  measures: { lines: 3, functions: [], duplication: 0, duplicates: [] },
  deductions: [{ what: 'Findings worth fixing', points: 0.9 }],
  suppressions: [],
  rules: 100,
  tools: ['ESLint 10'],
  model: null,
};
const ADDED: ModelFindings = {
  model: 'a-model',
  linesRead: 4,
  findings: [
    {
      source: 'model',
      line: 2,
      quote: 'items[items.length]',
      severity: 'medium',
      title: 'Off-by-one error',
      why: 'It reads <one> element past the end.',
      fix: 'Read the element before it.',
    },
  ],
};

const render = (change: Partial<CodeReview>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AppDataProvider data={APP}>
        <ReviewResult review={{ ...REVIEW, ...change }} code={CODE} level="h2" />
      </AppDataProvider>
    </MemoryRouter>,
  );
const toText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('shows a language model’s findings in a group of their own, with its name and the quoted line', () => {
  const html = render({ modelFindings: ADDED });
  const [ours = '', theirs = ''] = toText(html).split('Findings by a language model');
  expect(ours).toContain('Unused function');
  expect(ours).not.toContain('Off-by-one');
  expect(theirs).toContain('Found by the language model a-model; may be wrong. The rating doesn’t count them.');
  expect(theirs).toMatch(
    /Line 2 Worth fixing Off-by-one error .* Fix: Read the element before it\. 2 items\[items\.length\]/,
  );
  expect(theirs).not.toContain('It read lines');
  expect(html).toContain('It reads &lt;one&gt; element');
  expect(html.match(/<h2/g)).toHaveLength(5);
  expect(html).toContain('9.1 out of 10');
});

test('says how far the model read when that was not everything', () => {
  const html = render({ modelFindings: { ...ADDED, linesRead: 2 } });
  expect(toText(html)).toContain('It read lines 1 to 2 of 4.');
});

test('says that only our rules found nothing when a model found something', () => {
  expect(toText(render({ findings: [] }))).toContain('No issues found We checked 100 rules');
  const text = toText(render({ findings: [], modelFindings: ADDED }));
  expect(text).toContain('No issues found by our rules We checked 100 rules');
  expect(text).toContain('Off-by-one error');
});

test('does not say that every finding is ours when a model reworded and added', () => {
  expect(toText(render({ model: 'a-model' }))).toContain('Every number, finding, and score is computed without it.');
  expect(toText(render({ model: 'a-model', modelFindings: ADDED }))).toContain(
    'is computed without it, except for the findings that are marked as its own.',
  );
  expect(toText(render({}))).not.toContain('language model');
});
