import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../shared/app-data.tsx';
import { APP } from '../../shared/testing/app.ts';
import { ToastProvider } from '../../shared/ui/toast.tsx';
import { PortalShell } from './shell.tsx';

/** The header that phones show. */
function renderHeader(packets: number, tasks: number): string {
  const shell = (
    <PortalShell tasksWaiting={tasks} packets={{ waiting: packets, all: packets }}>
      Content
    </PortalShell>
  );
  const router = createMemoryRouter([{ path: '*', element: shell }], { initialEntries: ['/portal'] });
  const html = renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
  return /<header.*?<\/header>/s.exec(html)?.[0].replaceAll(/<(?!a\b|\/a)[^>]*>/g, '') ?? '';
}

test('the phone’s header counts applications and tasks together, and says which to screen readers', () => {
  const header = renderHeader(2, 1);
  expect(header).toContain('href="/portal/approvals"');
  expect(header).toContain('3 to approve: 2 applications and 1 task<');
});

test('the phone’s header leads to what waits if it is of one kind, and shows nothing otherwise', () => {
  expect(renderHeader(1, 0)).toContain('1 to approve: 1 application<');
  expect(renderHeader(0, 2)).toMatch(/href="\/portal\/profile\/tasks"[^>]*>2 tasks</);
  expect(renderHeader(0, 0)).not.toContain('/portal/approvals');
});
