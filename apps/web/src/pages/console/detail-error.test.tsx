import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, UNSAFE_ErrorResponseImpl as RouterErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { DetailError } from './detail-error.tsx';

function renderError(error: unknown): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <DetailError error={error} list={{ label: 'Inquiries', to: '/console/inquiries' }} />,
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

const NOT_FOUND = { code: 'resource.not-found', status: 404, message: 'There is nothing here.' };

test("links back to the list if the item doesn't exist", () => {
  const page = renderError(new RouterErrorResponse(404, '', NOT_FOUND, true));
  expect(page).toContain('We couldn’t find this');
  expect(page).toContain('href="/console/inquiries"');
  expect(page).toContain('Back to inquiries');
});

test('shows the general 404 page to people without access', () => {
  const page = renderError(new RouterErrorResponse(404, '', null, false));
  expect(page).toContain('404 Page Not Found');
  expect(page).not.toContain('/console/inquiries');
});
