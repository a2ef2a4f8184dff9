import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';
import { SavedFiltersPage } from './saved-filters-page.tsx';

function renderPage(outcome?: ChangeOutcome): string {
  const page = <SavedFiltersPage list="inquiries" outcome={outcome} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

const failure = {
  message: 'You already have a filter with this name.',
  hint: 'Choose another name.',
  fields: {},
  values: { name: 'Mine', query: 'assignee=me&state=closed' },
};

test('without a script, a refused filter stays in its form, with the reason and the way back', () => {
  const html = renderPage({ intent: 'save', done: null, failure });
  expect(html).toContain('You already have a filter with this name.');
  expect(html).toContain('value="Mine"');
  expect(html).toContain('name="query" value="assignee=me&amp;state=closed"');
  expect(html).toContain('href="/console/inquiries?assignee=me&amp;state=closed"');
});

test('a filter that couldn’t be deleted says so', () => {
  const html = renderPage({ intent: 'delete', done: null, failure });
  expect(html).toContain('You already have a filter with this name.');
  expect(html).not.toContain('<form');
});

test('without a failure, there is the way back', () => {
  expect(renderPage()).toContain('href="/console/inquiries"');
});
