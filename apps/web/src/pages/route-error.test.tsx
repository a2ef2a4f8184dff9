import { DEFAULT_BRAND } from '@foothold/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, UNSAFE_ErrorResponseImpl as RouterErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../shared/app-data.tsx';
import { RouteErrorContent } from './route-error.tsx';

function renderError(error: unknown): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/portal/resumes/r1']}>
      <AppDataProvider
        data={{
          brand: DEFAULT_BRAND,
          viewer: null,
          region: 'us',
          publicUrl: 'https://example.com',
          portalUrl: '/portal',
          portalUkUrl: null,
          requestId: 'ab12cd34',
          mailDelivers: true,
          themeDefault: 'light',
          priceReading: 'as-specified',
          isDevelopment: false,
          accentRules: null,
          year: 2026,
        }}
      >
        <RouteErrorContent error={error} />
      </AppDataProvider>
    </MemoryRouter>,
  );
}

test('a missing page gets the specified text', () => {
  const page = renderError(new RouterErrorResponse(404, '', null, false));
  expect(page).toContain('404 Page Not Found');
  expect(page).toContain('Did you forget to add the page to the router?');
  expect(page).not.toContain('ab12cd34');
});

test('a server error hides its details, shows the reference, and offers a retry', () => {
  const page = renderError(new TypeError('secret of the house'));
  expect(page).toContain('Something went wrong on our side.');
  expect(page).toContain('ab12cd34');
  expect(page).toContain('href="/portal/resumes/r1"');
  expect(page).not.toContain('secret of the house');
});

test('a known error says what happened and what to do', () => {
  const refusal = Object.assign(new Error('This file is password-protected.'), {
    code: 'document.encrypted',
    status: 422,
    data: { code: 'document.encrypted', hint: 'Save a copy without the password and upload that.' },
  });
  const page = renderError(refusal);
  expect(page).toContain('This file is password-protected.');
  expect(page).toContain('Save a copy without the password');
  expect(page).not.toContain('ab12cd34');
});
