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
  model: null,
};

const html = renderToStaticMarkup(
  <MemoryRouter>
    <AppDataProvider data={APP}>
      <CareerResult advice={ADVICE} level="h4" />
    </AppDataProvider>
  </MemoryRouter>,
);

test("dates a related occupation's data like the advice", () => {
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    '31 open listings, 12 of them samples, posted Oct 13 to Nov 21, 2026',
  );
});

test('uses headings, not landmarks, for the parts of an answer', () => {
  expect(html.match(/<h4/g)).toHaveLength(4);
  expect(html).not.toMatch(/<section|role="region"/);
});
