import type { ImportedArchive } from '@foothold/contracts/accounts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { VerifyProvider } from '../../../shared/verify/verify-provider.tsx';
import { ImportPanel, type ImportPanelProps } from './import-panel.tsx';

const IMPORTED: ImportedArchive = {
  exportedAt: '2026-11-30T09:00:00.000Z',
  parts: [
    { name: 'resumes', collections: [{ name: 'resumes', added: 2, skipped: 0 }] },
    {
      name: 'applications',
      collections: [
        { name: 'answers', added: 3, skipped: 1 },
        { name: 'offers', added: 0, skipped: 0 },
      ],
    },
  ],
};

function render(props: Partial<ImportPanelProps> = {}): string {
  const panel = (
    <AppDataProvider data={APP}>
      <VerifyProvider>
        <ImportPanel hasPassword asksPassword actionData={undefined} {...props} />
      </VerifyProvider>
    </AppDataProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: panel }])} />);
}

test('the form works without JavaScript, and says what an archive does not bring back', () => {
  const page = render();
  expect(page).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
  expect(page).toMatch(/<input[^>]*type="file"[^>]*name="file"/);
  expect(page).toContain('Consents and approvals');
  expect(render({ asksPassword: false })).not.toContain('type="password"');
});

test('the result lists what was imported and skipped, and leaves out empty kinds', () => {
  const page = render({ actionData: { intent: 'import', done: 'Archive imported.', failure: null, shown: IMPORTED } });
  expect(page).toContain('5 records imported.');
  expect(page).toMatch(/Answers in your answer book<\/th><td[^>]*>3<\/td><td[^>]*>1<\/td>/);
  expect(page).not.toContain('Offers');
  expect(page).not.toContain('type="file"');
});

test('a refusal of the form is shown beside it', () => {
  const failure = { message: 'This archive is already in your account.', fields: {}, values: {} };
  const page = render({ actionData: { intent: 'import', done: null, failure } });
  expect(page).toContain('This archive is already in your account.');
  expect(page).toContain('type="file"');
});
