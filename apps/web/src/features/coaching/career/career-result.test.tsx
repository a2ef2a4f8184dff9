import type { CareerAdvice } from '@foothold/contracts/coaching/shapes';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { CareerResult } from './career-result.tsx';

const SAMPLE = { listings: 31, samples: 12, from: '2026-10-13', to: '2026-11-21' };
const ADVICE: CareerAdvice = {
  advice: 'One paragraph.',
  recommendations: ['One sentence.'],
  nextSteps: ['Learn it. In a week.'],
  current: null,
  target: { id: 'registered-nurse', name: 'Registered Nurse' },
  sample: SAMPLE,
  gap: [],
  neighbors: [{ id: 'nurse-aide', name: 'Nursing Assistant', sample: SAMPLE, asked: 4, held: 1 }],
  steps: [{ title: 'Learn it', detail: 'In a week.', basis: '31 listings.', learning: [] }],
  details: ['12 of 31 ask for it.'],
  gate: {
    scope: 'every-state',
    credential: 'a nursing license',
    program: 'a nursing degree',
    exam: 'the NCLEX-RN',
    hours: null,
    time: '2 to 4 years',
    cost: null,
    ask: 'your state’s board of nursing',
    source: 'NCSBN',
    url: 'https://www.ncsbn.org',
    year: 2025,
    isHeld: false,
  },
  openQuestions: [{ question: 'When can I retake it?', ask: 'your state’s board of nursing' }],
  related: [{ id: 'licensed-practical-nurse', name: 'Licensed Practical Nurse', work: 'give basic nursing care' }],
  model: null,
};

const render = (advice: CareerAdvice) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AppDataProvider data={APP}>
        <CareerResult advice={advice} level="h4" />
      </AppDataProvider>
    </MemoryRouter>,
  );
const getText = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const html = render(ADVICE);

test('shows the license with its source and year, and whom to ask about what isn’t known', () => {
  const text = getText(html);
  expect(text).toContain('What the job takes');
  expect(text).toContain('Hours Check with your state’s board of nursing');
  expect(text).toContain('NCSBN , 2025');
  expect(html).toContain('href="https://www.ncsbn.org"');
});

test('lists each open question in the person’s words with whom to ask', () => {
  expect(getText(html)).toContain('When can I retake it? Ask your state’s board of nursing.');
});

test('shows jobs to look at with and without listings, each once', () => {
  expect(getText(html)).toContain('Licensed Practical Nurse You’d give basic nursing care.');
  expect(html.match(/Nursing Assistant/g)).toHaveLength(1);
});

test('puts the figures of listings behind a closed disclosure', () => {
  const [, disclosure = ''] = /<details class="border-t[^>]*>(.*?)<\/details>/s.exec(html) ?? [];
  expect(disclosure).toContain('12 of 31 ask for it.');
  expect(html).not.toContain('<details open');
});

test('shows an answer stored before there were licenses', () => {
  const { details: _details, gate: _gate, related: _related, openQuestions: _openQuestions, ...old } = ADVICE;
  const text = getText(render(old));
  expect(text).toContain('One paragraph.');
  expect(text).not.toContain('What the job takes');
  expect(text).not.toContain('Whom to ask');
});

test("dates a job's data like the advice", () => {
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    '31 open listings, 12 of them samples, posted Oct 13 to Nov 21, 2026',
  );
});

test('uses headings, not landmarks, for the parts of an answer', () => {
  expect(html.match(/<h4/g)).toHaveLength(6);
  expect(html).not.toMatch(/<section|role="region"/);
});
