import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../../shared/app-data.tsx';
import { APP } from '../../../../shared/testing/app.ts';
import { ToastProvider } from '../../../../shared/ui/toast.tsx';
import { BulkBar } from './bulk-bar.tsx';

const selection = { selected: new Set(['1']), select: () => undefined, selectAll: () => undefined };

function renderBar(role: 'support' | 'admin'): string {
  const bar = <BulkBar selection={selection} staff={[]} templates={[]} actionData={undefined} />;
  return renderToStaticMarkup(
    <AppDataProvider data={{ ...APP, viewer: { ...APP.viewer, role } as typeof APP.viewer }}>
      <ToastProvider>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: bar }])} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

test('only admins are told to create a template', () => {
  expect(renderBar('admin')).toContain('at once, create an');
  expect(renderBar('support')).toContain('ask an admin to create an');
});
