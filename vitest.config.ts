import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/support/*.test.ts',
            'tools/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/extension/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
          ],
          // No test replaces a module, so files share what they import: loading it takes longer than the tests.
          isolate: false,
          setupFiles: ['scripts/test-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/test/**/*.test.ts'],
          // Files share what is costly to load; each has a server and a database of its own.
          isolate: false,
          globalSetup: ['apps/server/test/database.setup.ts'],
          setupFiles: ['scripts/test-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
