/**
 * How many screens the longest pages take, at 1280 × 800 and 375 × 812: `node bench/page-length.ts [--base URL] [word …]`. Words limit it to
 * paths that contain one of them. The pages of the site, of the API reference, of the portal of the demo member with 20 saved listings, and of the
 * console. Starts the built app, unless `--base` names a running one with sample data and without rate limits. Documents (articles, modules,
 * guides), the list of error codes, and the registration form are printed without a goal, because they are as long as what they say.
 */
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { getDemoAccount } from '../e2e/support/people.ts';
import { listPortalPages } from '../e2e/support/portal-pages.ts';
import { findChromium } from '../scripts/chromium.ts';
import { recordFigure } from './support/figures.ts';
import { findFreePort, startServer } from './support/server.ts';

const { values, positionals: words } = parseArgs({
  options: { base: { type: 'string' } },
  allowPositionals: true,
});
const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
];
type Goals = readonly [wide: number, phone: number];
const HOME_GOALS: Goals = [9, 18];
const PAGE_GOALS: Goals = [6, 12];
/** What people read from top to bottom, look something up in, or fill in. */
const DOCUMENT_PATTERN = /\/(learning\/(materials|paths\/[^/]+)\/|profile\/edit|api-reference\/errors$)/;
const SITE_PAGES = ['/', '/jobs', '/pricing', '/score', '/api-reference'];
const SAVED_LISTINGS = 20;

const server = values.base === undefined ? await startServer(await findFreePort(), { RATE_LIMITS: 'off' }) : undefined;
const base = values.base ?? server?.base ?? '';
const browser = await chromium.launch(findChromium());

/** A browser signed in to the demo account of a role. */
async function signIn(role: 'member' | 'admin' | 'recruiter'): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' });
  const answer = await context.request.post('/api/accounts/log-in', { data: getDemoAccount(role) });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()} ${await answer.text()}`);
  return context;
}

/** The addresses below `start` that a page links to. */
async function listLinks(page: Page, path: string, start: string): Promise<string[]> {
  await page.goto(path);
  const find = `[...document.querySelectorAll('a[href^="${start}"]')].map((link) => link.getAttribute('href'))`;
  return [...new Set(await page.evaluate<string[]>(find))].filter((href) => !/[?#]|\.json$/.test(href));
}

async function measureScreens(page: Page, path: string): Promise<[wide: number, phone: number]> {
  await page.goto(path);
  await page.evaluate('document.fonts.ready.then(() => null)');
  const screens: number[] = [];
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    screens.push((await page.evaluate<number>('document.documentElement.scrollHeight')) / height);
  }
  return [screens[0] ?? Number.NaN, screens[1] ?? Number.NaN];
}

let missed = 0;

/** Prints the screens of each page, and counts those that are longer than their goal. */
async function report(title: string, context: BrowserContext, paths: readonly string[]): Promise<void> {
  const chosen = paths.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
  if (chosen.length === 0) return;
  console.log(`\n${title}`);
  const page = await context.newPage();
  for (const path of chosen) {
    const screens = await measureScreens(page, path);
    const goals = path === '/' ? HOME_GOALS : DOCUMENT_PATTERN.test(path) ? null : PAGE_GOALS;
    const isLong = goals?.some((goal, index) => (screens[index] ?? 0) > goal) ?? false;
    if (isLong) missed++;
    const verdict = goals === null ? 'a document' : isLong ? `missed: at most ${goals.join(' and ')}` : 'met';
    console.log(`${path.padEnd(64)} ${screens.map((count) => count.toFixed(1).padStart(6)).join('')}  ${verdict}`);
  }
}

try {
  const visitor = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' });
  const groups = await listLinks(await visitor.newPage(), '/api-reference', '/api-reference/');
  await report('The site', visitor, [...SITE_PAGES, ...groups]);

  const member = await signIn('member');
  await report('The portal', member, await listPortalPages(await member.newPage(), SAVED_LISTINGS));

  const recruiter = await signIn('recruiter');
  await report('The console, as a recruiter', recruiter, ['/console/clients']);
  const admin = await signIn('admin');
  const sections = await listLinks(await admin.newPage(), '/console', '/console/');
  await report('The console, as an admin', admin, sections);
  recordFigure({ name: 'Pages longer than their goal', value: missed, unit: 'pages', goal: { atMost: 0 } });
} finally {
  await browser.close();
  await server?.stop();
}
