import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findDomain, selectTests, TESTS_BY_DOMAIN } from './plan.ts';

const root = join(import.meta.dirname, '..', '..');
const listFiles = (folder: string, end: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

test('each domain has existing integration tests and journeys', () => {
  const integration = listFiles('apps/server/test', '.test.ts');
  const journeys = listFiles('e2e/journeys', '.spec.ts');
  for (const tests of Object.values(TESTS_BY_DOMAIN)) {
    for (const start of tests.integration)
      expect(
        integration.some((path) => path.startsWith(`apps/server/test/${start}`)),
        start,
      ).toBe(true);
    for (const name of tests.journeys) expect(journeys).toContain(`e2e/journeys/${name}.spec.ts`);
  }
});

test('every integration test and journey belongs to a domain or to the shared set', () => {
  const shared = [...listFiles('apps/server/test', '.test.ts'), ...listFiles('e2e/journeys', '.spec.ts')].filter(
    (path) => findDomain(path) === 'all',
  );
  const names = shared.map((path) => path.replace(/^.*\//, '').replace(/\.(test|spec)\.ts$/, ''));
  expect(
    names.filter((name) => !/^(platform-.*|api-reference|behind-proxy|jobs|modules|process|reading)$/.test(name)),
  ).toEqual([]);
});

test('a change inside one domain runs its tests', () => {
  expect(selectTests(['apps/server/src/domains/feed/service.ts', 'docs/operating.md'])).toEqual({
    integration: ['feed'],
    journeys: ['landing'],
  });
});

test('documentation runs nothing, and shared code runs everything', () => {
  expect(selectTests(['README.md', 'bench/search.ts'])).toEqual({ integration: [], journeys: [] });
  for (const path of ['apps/server/src/platform/queue.ts', 'packages/contracts/src/errors.ts', 'package-lock.json'])
    expect(selectTests(['README.md', path]), path).toBe('all');
});
