import type { SourceDetail } from '@foothold/contracts/listings/shapes';
import { expect, test } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { describeError } from './describe-error.ts';
import { runSourcesCommand, type SourceTools } from './sources-lines.ts';

const source: SourceDetail = {
  id: 'board-larkholt',
  name: 'Larkholt (Board)',
  system: 'Board',
  url: 'https://jobs.example/larkholt',
  state: 'on',
  verifiedAt: null,
  nextRunAt: null,
  interval: 60,
  failures: 0,
  missingKeys: [],
  open: 3,
  lastRun: null,
  terms: {
    url: 'https://jobs.example/terms',
    readAt: null,
    attribution: null,
    mayStoreDescription: true,
    mayShowDescription: true,
    mayMarkUpJobPosting: true,
  },
  isChecked: true,
  events: [],
};

function createTools(change: Partial<SourceDetail> = {}) {
  const calls: unknown[][] = [];
  const answer = { ...source, ...change };
  const record =
    <T>(name: string, result: T) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      return result;
    };
  const tools: SourceTools = {
    sources: {
      add: record('add', answer),
      get: record('get', answer),
      sync: record('sync', answer),
      directory: record('directory', {
        items: [
          {
            id: 'board-larkholt',
            name: 'Larkholt Hospital',
            system: 'Board',
            url: source.url,
            field: 'health' as const,
            repository: 'https://github.com/larkholt/boards',
            state: null,
            verifiedAt: null,
          },
        ],
        total: 1,
        page: 1,
        pages: 1,
        on: 0,
        systems: [],
        fields: [],
      }),
      changeMany: record('changeMany', {
        changed: 1,
        refused: [{ name: 'board-x', reason: 'We couldn’t find this.' }],
      }),
      list: record('list', { items: [answer], total: 1, page: 1, pages: 1 }),
    },
    sync: { syncDue: record('syncDue', undefined) },
  };
  return { tools, calls };
}

const run = (tools: SourceTools, ...words: string[]) => Array.fromAsync(runSourcesCommand(tools, words));

test('adds an address, with an employer of several words', async () => {
  const { tools, calls } = createTools({ state: 'off' });
  expect(await run(tools, 'add', 'https://jobs.example/larkholt', 'Larkholt', 'Hospital')).toEqual([
    'Added board-larkholt: Larkholt (Board), off.',
    'Read its terms at https://jobs.example/terms, and switch it on: sources on board-larkholt',
  ]);
  expect(calls).toEqual([['add', null, { address: 'https://jobs.example/larkholt', company: 'Larkholt Hospital' }]]);
});

test('lists sources', async () => {
  const { tools } = createTools();
  expect(await run(tools, 'list')).toEqual(['board-larkholt  on  3 open  Larkholt (Board)  not synced yet']);
});

test('says how to add a source if there are none', async () => {
  const { tools } = createTools();
  tools.sources.list = async () => ({ items: [], total: 0, page: 1, pages: 1 });
  expect(await run(tools, 'list')).toEqual([
    'There are no sources yet. Add one with "foothold sources add <address>", where the address is that of a careers page.',
  ]);
});

test('syncs one source, or all that are on', async () => {
  const one = createTools();
  await run(one.tools, 'sync', 'board-larkholt');
  expect(one.calls.map(([name]) => name)).toEqual(['sync', 'syncDue', 'get']);
  const all = createTools();
  await run(all.tools, 'sync');
  expect(all.calls.map(([name]) => name)).toEqual(['list', 'sync', 'syncDue', 'get']);
  expect(all.calls[0]?.[1]).toEqual({ page: 1, state: 'on' });
});

test('lists the directory by field, and switches several of its boards on', async () => {
  const { tools, calls } = createTools();
  expect(await run(tools, 'directory', 'health')).toEqual([
    'board-larkholt  off  health  Larkholt Hospital  https://jobs.example/larkholt',
  ]);
  expect(calls.at(-1)).toEqual(['directory', { field: 'health', page: 1 }]);
  await expect(run(tools, 'directory', 'magic')).rejects.toThrow('There is no field “magic”.');
  expect(await run(tools, 'on', 'board-larkholt', 'board-x')).toEqual([
    '1 switched on.',
    'board-x: We couldn’t find this.',
  ]);
  expect(calls.at(-1)).toEqual(['changeMany', null, { ids: ['board-larkholt', 'board-x'], state: 'on' }]);
});

test('says how to use it, and what an error means', async () => {
  const { tools } = createTools();
  await expect(run(tools, 'add')).rejects.toThrow('sources add <address>');
  expect(describeError(new AppError('listings.source-exists'))).toBe(
    'This job board was already added.\n(listings.source-exists)',
  );
});
