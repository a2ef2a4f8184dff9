import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';

const port = 4183;

/**
 * The interface in a real browser without the server, under the real server's content security policy. Needs a build; `npm test -- 'pages
 * and parts'` makes one.
 */
export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    launchOptions: findChromium(),
  },
  webServer: { command: `node scripts/serve.ts --port ${port}`, port, reuseExistingServer: false },
});
