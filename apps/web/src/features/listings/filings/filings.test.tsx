import type { CompanyFilings, FilingFile } from '@foothold/contracts/listings/shapes';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { EmployerFilings } from './employer-filings.tsx';
import { FilingsPage } from './filings-page.tsx';

function render(page: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/console/filings'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const toText = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | \)/g, (bracket) => bracket.trim());

const petitions: CompanyFilings = {
  kind: 'uscis-h1b',
  fiscalYear: 2023,
  granted: 1208,
  denied: 1,
  initial: 31,
  isPartial: false,
  employers: ['LARKHOLT LLC', 'LARKHOLT CLOUD LLC'],
  moreEmployers: 2,
  certainty: 'similar-name',
};
const applications: CompanyFilings = {
  ...petitions,
  kind: 'dol-lca',
  granted: 1,
  denied: 0,
  initial: null,
  isPartial: true,
  employers: ['Larkholt, LLC'],
  moreEmployers: 0,
  certainty: 'same-name',
};
const file: FilingFile = {
  id: 7,
  kind: 'dol-lca',
  fiscalYear: 2023,
  quarter: 2,
  name: 'LCA_Disclosure_Data_FY2023_Q2.csv',
  loadedAt: '2026-11-20T12:00:00.000Z',
  rows: 98_765,
  employers: 4321,
  companies: 12,
  rejects: [{ reason: 'no-employer', rows: 3, firstLine: 1024 }],
};

test('shows the counts with their agency, the legal names, and how certain the match is', () => {
  const text = toText(render(<EmployerFilings filings={[petitions]} about="job" />));
  expect(text).toContain('Fiscal year 2023: 1,208 H-1B approvals, 1 denial (USCIS)');
  expect(text).toContain('31 for new employment, the others for people who already had H-1B status.');
  expect(text).toContain('Filed by LARKHOLT LLC; LARKHOLT CLOUD LLC and 2 more');
  expect(text).toContain('Matched by similar names.');
  expect(text).toContain('Past filings don’t mean that this job sponsors.');
});

test('never calls a certified application an approval', () => {
  const text = toText(render(<EmployerFilings filings={[applications]} about="company" />));
  expect(text).toContain(
    'Fiscal year 2023: at least 1 certified labor condition application, 0 denials (Department of Labor)',
  );
  expect(text).not.toContain('approval');
  expect(text).toContain('Past filings don’t mean that its jobs sponsor.');
});

test('shows nothing without filings, and folds earlier years', () => {
  expect(render(<EmployerFilings filings={[]} about="job" />)).not.toContain('Employer’s filings');
  const years = [2024, 2023, 2022].map((fiscalYear) => ({ ...petitions, fiscalYear }));
  const html = render(<EmployerFilings filings={years} about="job" />);
  expect(html.indexOf('<details')).toBeGreaterThan(html.indexOf('Fiscal year 2023'));
  expect(html.indexOf('<details')).toBeLessThan(html.indexOf('Fiscal year 2022'));
});

test('lists loaded files for staff', () => {
  const text = toText(render(<FilingsPage loaderData={{ files: [file] }} actionData={undefined} />));
  for (const shown of [
    'Department of Labor: LCA disclosure data',
    '2023, quarter 2',
    '98,765',
    '4,321',
    '12',
    'Unload',
  ])
    expect(text).toContain(shown);
  expect(text).toContain('No employer is named: 3 (first in line 1,024)');
});

test('says how to load the first file', () => {
  const html = render(<FilingsPage loaderData={{ files: [] }} actionData={undefined} />);
  expect(html).toContain('No files loaded');
  expect(html).toContain('<code>foothold visa load</code>');
});
