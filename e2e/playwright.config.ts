import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { PORTS } from './support/ports.ts';

const root = join(import.meta.dirname, '..');
const port = PORTS.app;

export default defineConfig({
  testDir: 'journeys',
  outputDir: join(root, '.cache', 'e2e'),
  fullyParallel: true,
  // One more than the CPUs of a small machine, because a journey waits a quarter of its time.
  workers: 3,
  retries: 1,
  // Long enough for a slow machine, whose pages take several times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording takes half as much CPU time again. Use `--trace on` to examine a single journey.
    trace: 'off',
    // Without these, a step that never ends is reported as a timeout of the whole test, without its name.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    // Requests that go through a service worker can't be made to fail. The journey about it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Animations would be drawn by the CPU while a journey waits. No journey depends on one.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: findChromium(),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // No journey depends on the density of pixels, and the CPU would draw seven times as many.
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 780 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
  webServer: {
    command: 'node e2e/support/server.mjs',
    cwd: root,
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: join(root, '.cache', 'e2e-data'),
      SAMPLE_DATA: 'on',
      RATE_LIMITS: 'off',
      FORWARDING_DOMAIN: 'forward.foothold.example',
      FORWARDING_PORT: String(PORTS.forwarding),
      // The keys of senders, in one journey. Nobody answers there during the others.
      DNS_SERVER: `127.0.0.1:${PORTS.dns}`,
      // Complete logs, which are searched afterward for what they must not contain.
      LOG_LEVEL: 'debug',
      // The job sites of journeys, a sign-in provider, a push service, and receivers of webhooks.
      FETCH_ALLOW: [
        PORTS.jobSite,
        PORTS.phoneJobSite,
        PORTS.applicationsJobSite,
        PORTS.phoneApplicationsJobSite,
        PORTS.storyJobSite,
        PORTS.signInProvider,
        PORTS.push,
        PORTS.webhooks,
        PORTS.phoneWebhooks,
      ]
        .map((each) => `127.0.0.1:${each}`)
        .join(),
      // The provider of one journey. Nobody answers there during the others.
      GOOGLE_ISSUER: `http://127.0.0.1:${PORTS.signInProvider}`,
      GOOGLE_CLIENT_ID: 'foothold-test',
      GOOGLE_CLIENT_SECRET: 'a-client-secret',
    },
  },
});
