import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domainOf, TESTS_OF, testsFor } from './plan.ts';

const root = join(import.meta.dirname, '..', '..');
const filesIn = (folder: string, end: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

test('gives each domain integration tests and journeys that exist', () => {
  const integration = filesIn('apps/server/test', '.test.ts');
  const journeys = filesIn('e2e/journeys', '.spec.ts');
  for (const tests of Object.values(TESTS_OF)) {
    for (const start of tests.integration)
      expect(
        integration.some((path) => path.startsWith(`apps/server/test/${start}`)),
        start,
      ).toBe(true);
    for (const name of tests.journeys) expect(journeys).toContain(`e2e/journeys/${name}.spec.ts`);
  }
});

test('counts every integration test and journey to a domain, or to what any change may touch', () => {
  const shared = [...filesIn('apps/server/test', '.test.ts'), ...filesIn('e2e/journeys', '.spec.ts')].filter(
    (path) => domainOf(path) === 'all',
  );
  const names = shared.map((path) => path.replace(/^.*\//, '').replace(/\.(test|spec)\.ts$/, ''));
  expect(
    names.filter((name) => !/^(platform-.*|api-reference|behind-proxy|jobs|modules|process|reading)$/.test(name)),
  ).toEqual([]);
});

test('runs the tests of one domain for a change inside it', () => {
  expect(testsFor(['apps/server/src/domains/feed/service.ts', 'docs/operating.md'])).toEqual({
    integration: ['feed'],
    journeys: ['landing'],
  });
});

test('runs nothing for documents, and everything for what all domains share', () => {
  expect(testsFor(['README.md', 'bench/search.ts'])).toEqual({ integration: [], journeys: [] });
  for (const path of ['apps/server/src/platform/queue.ts', 'packages/contracts/src/errors.ts', 'package-lock.json'])
    expect(testsFor(['README.md', path]), path).toBe('all');
});
