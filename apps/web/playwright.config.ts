import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = 4183;
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The interface by itself, in a real browser, under the policy of the real server. Needs a build; `npm run test:browser` makes one. */
export default defineConfig({
  testDir: 'test',
  outputDir: 'test-results',
  workers: 1,
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    launchOptions: {
      ...(existsSync(chromium) && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: { command: `node scripts/serve.ts --port ${port}`, port, reuseExistingServer: false },
});
