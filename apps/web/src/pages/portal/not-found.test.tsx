import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, UNSAFE_ErrorResponseImpl as RouterErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../shared/app-data.tsx';
import { APP } from '../../shared/testing/app.ts';
import { PortalError } from './not-found.tsx';

const renderError = (error: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AppDataProvider data={APP}>
        <PortalError error={error} />
      </AppDataProvider>
    </MemoryRouter>,
  );

test('something that a page of the portal can’t find leads back into the portal', () => {
  const problem = { code: 'resource.not-found', status: 404, message: 'There is nothing here.' };
  const page = renderError(new RouterErrorResponse(404, '', problem, false));
  expect(page).toContain('We couldn’t find this page');
  expect(page).toContain('href="/portal"');
  expect(page).not.toContain('Did you forget to add the page to the router?');
});

test('another failure says what happened', () => {
  expect(renderError(new TypeError('anything'))).toContain('Something went wrong on our side.');
});
