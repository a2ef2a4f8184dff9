import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../app-data.tsx';
import { APP } from '../testing/app.ts';
import { PagedList, type PagedListProps, ResultCount, type ResultCountProps } from './paged-list.tsx';

function renderList(props: Partial<PagedListProps>): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <PagedList label="Emails" page={2} pages={3} href={(page) => `?page=${page}`} {...props}>
          The rows
        </PagedList>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />);
}

const renderCount = (props: ResultCountProps): string =>
  renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ResultCount {...props} />
    </AppDataProvider>,
  );

test('a page of a list links to the previous and next pages', () => {
  const page = renderList({ heading: 'How many' });
  expect(page).toContain('How many');
  expect(page).toContain('The rows');
  expect(page).toMatch(/<a[^>]*href="[^"]*\?page=1"[^>]*rel="prev"|rel="prev"[^>]*href="[^"]*\?page=1"/);
  expect(page).toMatch(/<a[^>]*href="[^"]*\?page=3"[^>]*rel="next"|rel="next"[^>]*href="[^"]*\?page=3"/);
});

test('an empty list shows only its message', () => {
  const page = renderList({ heading: 'How many', empty: 'Nothing yet' });
  expect(page).toContain('Nothing yet');
  expect(page).not.toMatch(/The rows|How many|rel="next"/);
});

test('a count shows its noun, the search words, and the rest of the sentence', () => {
  const nouns = ['email', 'emails'] as const;
  expect(renderCount({ total: 1, nouns })).toBe('1 email');
  expect(renderCount({ total: 1204, nouns, q: 'invoice', children: ', newest first.' })).toBe(
    '1,204 emails matching “invoice”, newest first.',
  );
});
