import type { AuditEntry } from '@foothold/contracts/recruiting';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ActivityPage } from './activity-page.tsx';

function render(entries: AuditEntry[], page = 1, pages = 1): string {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <ActivityPage loaderData={{ entries, total: entries.length, page, pages, tasksWaiting: 0 }} />,
      },
    ],
    { initialEntries: ['/portal/profile/history'] },
  );
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <RouterProvider router={router} />
    </AppDataProvider>,
  );
}

const ENTRY = {
  number: 417,
  at: '2026-11-29T12:00:00.000Z',
  hash: 'ab'.repeat(32),
  kind: 'task.proposed',
  actor: { kind: 'recruiter', id: 'r1', name: 'Rowan Recruiter', isViewer: false },
  subject: null,
  detail: { what: 'Write to Example Works' },
} as unknown as AuditEntry;

test('says who did what and when, with the number and the hash of each entry', () => {
  const html = render([ENTRY]);
  expect(html).toContain('Rowan Recruiter');
  expect(html).toContain('“Write to Example Works”');
  expect(html).toContain('417');
  expect(html).toContain('>abababababab<');
  expect(html).not.toContain('ab'.repeat(32));
});

test('says what will be here, and that a page is past the end', () => {
  expect(render([])).toContain('appears here.');
  expect(render([], 9, 2)).toContain('There is no activity on this page.');
});

test('has links to its other pages', () => {
  expect(render([ENTRY], 2, 3)).toContain('href="/portal/profile/history?page=3"');
});
