// Script that a public page loads to hydrate, in bytes as sent (Brotli): counted in a real browser, including its scripts' static imports.
// Usage: node bench/site-script.ts [path …]. Compared with the router's own script, which the same page loads for signed-in people.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getSitePages } from '@foothold/site-map';
import { chromium, type Page } from '@playwright/test';
import { findChromium as options } from '../scripts/chromium.ts';
import { startServer } from './support/server.ts';

const LIMIT = 105_000;
const PORT = 3975;
/** A page counts as loaded once no script has been requested for this long. */
const QUIET_MS = 1_000;
const client = join(import.meta.dirname, '..', 'apps', 'web', 'build', 'client');
const paths = process.argv.length > 2 ? process.argv.slice(2) : getSitePages({ name: '' }).map(({ path }) => path);

const getSentSize = (file: string): number => {
  const packed = join(client, `${file}.br`);
  return readFileSync(existsSync(packed) ? packed : join(client, file)).length;
};

/** Opens the page, hydrates it, and adds up the loaded scripts. */
async function extractScript(page: Page, url: string): Promise<{ unasked: number; alive: number }> {
  const scripts = new Set<string>();
  let askedAt = performance.now();
  const listen = (request: { url(): string; resourceType(): string }) => {
    if (request.resourceType() !== 'script') return;
    scripts.add(new URL(request.url()).pathname);
    askedAt = performance.now();
  };
  const sum = () => [...scripts].reduce((bytes, file) => bytes + getSentSize(file), 0);
  page.on('request', listen);
  await page.goto(url, { waitUntil: 'load' });
  askedAt = performance.now();
  while (performance.now() - askedAt < QUIET_MS) await setTimeout(QUIET_MS / 10);
  const unasked = sum();
  await page.getByRole('button', { name: 'Support Chat' }).hover();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  page.off('request', listen);
  return { unasked, alive: sum() };
}

const server = await startServer(PORT, { RATE_LIMITS: 'off' });
const browser = await chromium.launch(options());
try {
  const visitor = await browser.newPage();
  const member = await browser.newPage();
  await member.request.post(`${server.base}/api/accounts/log-in`, {
    data: { email: 'member@demo.example', password: 'demo-member-password' },
  });
  let most = 0;
  for (const path of paths) {
    const { unasked, alive } = await extractScript(visitor, server.base + path);
    const routed = await extractScript(member, server.base + path);
    most = Math.max(most, alive);
    console.log(
      `${path.padEnd(24)} ${String(unasked).padStart(7)} B before anything is used ${String(alive).padStart(7)} B alive   (with the router ${routed.alive} B, ratio ${(alive / routed.alive).toFixed(2)})`,
    );
  }
  console.log(`most: ${most} B (at most ${LIMIT} is asked)`);
} finally {
  await browser.close();
  await server.stop();
}
