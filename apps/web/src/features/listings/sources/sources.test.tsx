import type { DirectoryEntry, Source, SourceDetail, SourceRun } from '@foothold/contracts/listings/shapes';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AppDataProvider } from '../../../shared/app-data.tsx';
import { APP } from '../../../shared/testing/app.ts';
import { ToastProvider } from '../../../shared/ui/toast.tsx';
import { AddSourcePage } from './add-source-page.tsx';
import { DirectoryPage } from './directory-page.tsx';
import { buildDirectoryHref, parseDirectoryQuery } from './directory-query.ts';
import { formatInterval } from './labels.ts';
import { buildSourceHref, buildSourcesHref, parseSourcePages, parseSourceQuery } from './query.ts';
import { SourcePage } from './source-page.tsx';
import { SourcesPage } from './sources-page.tsx';

function renderPage(page: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/console/sources'] });
  return renderToStaticMarkup(
    <AppDataProvider data={APP}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AppDataProvider>,
  );
}

const run: SourceRun = {
  id: '1',
  startedAt: '2026-11-20T12:00:00.000Z',
  endedAt: '2026-11-20T12:01:00.000Z',
  outcome: 'failed',
  seen: 12,
  added: 3,
  updated: 2,
  unchanged: 7,
  closed: 0,
  rejected: 4,
  note: 'The source answered with HTTP 500.',
};
const source: Source = {
  id: 'board-larkholt',
  name: 'Larkholt (Board)',
  system: 'Board',
  url: 'https://jobs.example/larkholt',
  state: 'on',
  verifiedAt: null,
  nextRunAt: '2026-11-20T14:00:00.000Z',
  interval: 60,
  failures: 2,
  missingKeys: [],
  open: 1204,
  lastRun: run,
};
const detail: SourceDetail = {
  ...source,
  isChecked: false,
  terms: {
    url: 'https://jobs.example/terms',
    readAt: null,
    attribution: null,
    mayStoreDescription: false,
    mayShowDescription: false,
    mayMarkUpJobPosting: false,
  },
  events: [{ kind: 'added', at: '2026-11-20T11:00:00.000Z', by: 'Ada Admin' }],
};
const onePage = { total: 1, page: 1, pages: 1 };
const noPage = { items: [], total: 0, page: 1, pages: 1 };

const renderDetail = (change: Partial<SourceDetail> = {}) =>
  renderPage(
    <SourcePage
      loaderData={{
        source: { ...detail, ...change },
        runs: { items: [run], total: 41, page: 2, pages: 3 },
        rejects: {
          items: [{ id: '9', at: run.startedAt, place: 'jobs[3]', externalId: null, reason: 'It has no ID.' }],
          ...onePage,
        },
      }}
      actionData={undefined}
    />,
  );

test('the list shows the health of each source, its last sync, and the next one', () => {
  const html = renderPage(
    <SourcesPage loaderData={{ query: { state: undefined, page: 1 }, items: [source], ...onePage }} />,
  );
  for (const text of [
    '1,204',
    '2 failed syncs',
    'Not verified yet',
    'The source answered with HTTP 500.',
    'every hour',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(text);
  expect(html).toContain('href="/console/sources/board-larkholt"');
  expect(html).toContain('href="/console/sources/new"');
});

test('an empty list says how to start, or that the filter finds nothing', () => {
  expect(renderPage(<SourcesPage loaderData={{ query: { state: undefined, page: 1 }, ...noPage }} />)).toContain(
    'No sources yet',
  );
  expect(renderPage(<SourcesPage loaderData={{ query: { state: 'paused', page: 1 }, ...noPage }} />)).toContain(
    'No sources with this status',
  );
});

test('a source’s page lists syncs and rejected records, with their own pages', () => {
  const html = renderDetail().replaceAll('<!-- -->', '');
  for (const text of ['Board, from documentation, never run', 'It has no ID.', 'jobs[3]', 'Added by Ada Admin'])
    expect(html).toContain(text);
  expect(html).toContain('href="/console/sources/board-larkholt?runs=3#runs"');
});

test('a source can be synced and paused while it is on, and resumed after that', () => {
  const on = renderDetail();
  for (const intent of ['sync', 'paused', 'off']) expect(on).toContain(`name="intent" value="${intent}"`);
  expect(on).not.toContain('value="on"');
  const paused = renderDetail({ state: 'paused' });
  expect(paused).toContain('Resume');
  expect(paused).not.toContain('value="sync"');
  expect(renderDetail({ state: 'off' })).toContain('Read the terms before you switch it on.');
});

const entry: DirectoryEntry = {
  id: 'board-larkholt',
  name: 'Larkholt Hospital',
  system: 'Board',
  url: 'https://jobs.example/larkholt',
  field: 'health',
  repository: 'https://github.com/larkholt/boards',
  state: 'on',
  verifiedAt: null,
};

const renderDirectory = (items: DirectoryEntry[]) =>
  renderPage(
    <DirectoryPage
      loaderData={{
        query: { q: 'lark', system: undefined, field: 'health', page: 1 },
        items,
        total: items.length,
        page: 1,
        pages: 1,
        on: 1,
        systems: [{ id: 'board', name: 'Board', count: 3 }],
        fields: [{ id: 'health', count: 2 }],
      }}
      actionData={undefined}
    />,
  ).replaceAll('<!-- -->', '');

test('the directory shows each board with its field, where it is listed, and its state, and can switch several on', () => {
  const html = renderDirectory([entry, { ...entry, id: 'board-other', name: 'Other', state: null }]);
  for (const text of ['Health care (2)', 'Board (3)', 'larkholt/boards', 'Unverified', '2 boards matching “lark”'])
    expect(html).toContain(text);
  expect(html).toContain('href="/console/sources/board-larkholt"');
  expect(html).not.toContain('href="/console/sources/board-other"');
  expect(html).toMatch(/<input type="checkbox" form="boards"[^>]* name="id" value="board-other"/);
  expect(html).toContain('1 of the directory is on.');
});

test('a directory without results says what to do', () => {
  expect(renderDirectory([])).toContain('No boards with these filters');
});

test('a source whose key is missing says so and can’t be switched on', () => {
  const html = renderDetail({ state: 'off', missingKeys: ['USAJOBS_EMAIL', 'USAJOBS_KEY'] });
  expect(html).toContain('USAJOBS_EMAIL and USAJOBS_KEY');
  expect(html).toContain('Needs a key');
  expect(html).not.toContain('value="on"');
});

test('the form keeps the address and shows what is wrong with it', () => {
  const html = renderPage(
    <AddSourcePage
      actionData={{
        intent: 'add',
        done: null,
        failure: {
          message: 'We found no job board at this address that we can read.',
          fields: {},
          values: { address: 'https://jobs.example/' },
        },
      }}
    />,
  );
  expect(html).toContain('We found no job board at this address that we can read.');
  expect(html).toContain('value="https://jobs.example/"');
});

test('URLs keep filters and ignore what is invalid', () => {
  expect(parseSourceQuery('http://x/console/sources?state=paused&page=2')).toEqual({ state: 'paused', page: 2 });
  expect(parseSourceQuery('http://x/console/sources?state=toString&page=-1')).toEqual({ state: undefined, page: 1 });
  expect(buildSourcesHref({ state: 'on', page: 3 }, { page: 2 })).toBe('/console/sources?state=on&page=2');
  const filters = { q: 'lark', system: 'lever', field: 'health' as const, page: 1 };
  expect(parseDirectoryQuery(`http://x${buildDirectoryHref(filters, 2)}`)).toEqual({ ...filters, page: 2 });
  expect(parseDirectoryQuery('http://x/?system=&field=magic')).toMatchObject({ system: undefined, field: undefined });
  expect(parseSourcePages('http://x/?runs=2&rejects=x')).toEqual({ runs: 2, rejects: 1 });
  expect(buildSourceHref('a', { runs: 1, rejects: 2 }, 'rejects')).toBe('/console/sources/a?rejects=2#rejects');
});

test('intervals read as words', () => {
  expect([15, 60, 240, 1440].map(formatInterval)).toEqual([
    'every 15 minutes',
    'every hour',
    'every 4 hours',
    'every 24 hours',
  ]);
});
