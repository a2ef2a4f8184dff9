/**
 * Lighthouse as a phone, median of several runs, on the most common entry pages, with the audits that cost points:
 * `node bench/lighthouse.ts [runs] [path …]`. Downloads its own pinned Lighthouse into .cache on the first run. Needs Chromium: the one that
 * `CHROMIUM_PATH` names, the one that the tests use, or the one that Lighthouse finds.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findChromium } from '../scripts/chromium.ts';
import { recordFigure } from './support/figures.ts';
import { findFreePort, startServer } from './support/server.ts';
import { getMedian } from './support/statistics.ts';

const VERSION = '13.5.0';
/** `LISTING_PATH` stands for the page of the newest sample listing. */
const LISTING_PATH = '/jobs/{id}';
const PATHS = ['/', '/pricing', '/learning', '/resume-optimization', '/tracking', '/jobs', LISTING_PATH];
const CATEGORIES = {
  performance: { name: 'Performance', goal: 95 },
  accessibility: { name: 'Accessibility', goal: 100 },
  'best-practices': { name: 'Best practices', goal: 100 },
  seo: { name: 'SEO', goal: 100 },
};
/** Runs until one was recorded. */
const MAX_TRIES = 3;
const RUN_LIMIT_MS = 180_000;
/** The server prepares its pages, files, and processes at startup, which isn't measured. */
const SETTLE_MS = 15_000;
/** An audit's score below which it is printed. Those of performance are rarely exactly 1. */
const SHOWN_BELOW = 0.9;

const tool = join(import.meta.dirname, '..', '.cache', `lighthouse-${VERSION}`);
const runs = Number(process.argv[2] ?? 3);
if (!(runs > 0)) throw new Error(`The number of runs must be above 0, not “${process.argv[2]}”.`);
const paths = process.argv.length > 3 ? process.argv.slice(3) : PATHS;

if (!existsSync(join(tool, 'node_modules', 'lighthouse'))) {
  mkdirSync(tool, { recursive: true });
  execFileSync('npm', ['install', '--prefix', tool, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
    stdio: 'inherit',
  });
}

interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; explanation?: string }>;
}

/**
 * A page's report. Each run starts a browser, and our pages load in a process of their own, because they ask for one
 * (`cross-origin-opener-policy`). Now and then, a recording has no start of the navigation (NO_NAVSTART), probably because that process joins it late. Such a run
 * measured nothing and is repeated.
 * @throws Error with Lighthouse's own error if no run was recorded
 */
function measure(url: string): Report {
  const failures: string[] = [];
  while (failures.length < MAX_TRIES) {
    const report = runLighthouse(url);
    if (!report.runtimeError) return report;
    failures.push(report.runtimeError.code);
    console.log(`${url} wasn’t recorded (${report.runtimeError.code}). Measured again.`);
  }
  throw new Error(`Lighthouse couldn’t record ${url} in ${MAX_TRIES} runs: ${failures.join(', ')}.`);
}

/** @throws Error with what Lighthouse printed if there is no report, for example because no browser could be started */
function runLighthouse(url: string): Report {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-lighthouse-'));
  const out = join(folder, 'report.json');
  const { executablePath, env } = findChromium();
  try {
    execFileSync(
      process.execPath,
      [
        join(tool, 'node_modules', 'lighthouse', 'cli', 'index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${out}`,
        `--only-categories=${Object.keys(CATEGORIES).join(',')}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
      ],
      {
        stdio: 'pipe',
        timeout: RUN_LIMIT_MS,
        env: { ...env, ...(executablePath && { CHROME_PATH: executablePath.trim() }) },
      },
    );
  } catch (error) {
    // It also exits with an error after a report of a page that it couldn't record.
    if (!existsSync(out)) throw new Error(`Lighthouse made no report of ${url}: ${error}`);
  }
  const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  return report;
}

async function findListingId(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/listings?sort=newest`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const [first] = items;
  if (!first) throw new Error('There are no sample listings.');
  return first.id;
}

function reportPage(path: string, reports: readonly Report[]): void {
  const getValue = (id: string) => getMedian(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const times =
    `LCP ${(getValue('largest-contentful-paint') / 1000).toFixed(2)} s, TBT ${getValue('total-blocking-time').toFixed(0)} ms, ` +
    `CLS ${getValue('cumulative-layout-shift').toFixed(3)}`;
  for (const [id, { name, goal }] of Object.entries(CATEGORIES)) {
    const scores = reports.map(({ categories }) => categories[id]?.score ?? Number.NaN);
    recordFigure({
      name: `${name} of ${path}, Lighthouse on a phone`,
      value: Math.round(getMedian(scores) * 100),
      unit: 'points',
      goal: { atLeast: goal },
      ...(id === 'performance' && { compared: times }),
    });
    for (const line of listCostlyAudits(id, reports)) console.log(`    ${line}`);
  }
}

/** The audits of a category that cost points in the run with the median score, or in one with the same. */
function listCostlyAudits(category: string, reports: readonly Report[]): string[] {
  const getScore = (report: Report) => report.categories[category]?.score ?? Number.NaN;
  const median = getMedian(reports.map(getScore));
  const report = reports.find((each) => getScore(each) === median);
  return (report?.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const { score = null, title, explanation } = report?.audits[id] ?? {};
    if (weight === 0 || score === null || score >= SHOWN_BELOW) return [];
    return [`${id} (${score}, weight ${weight}): ${explanation ?? title}`];
  });
}

const server = await startServer(await findFreePort(), { RATE_LIMITS: 'off' });
try {
  await delay(SETTLE_MS);
  console.log(`Lighthouse ${VERSION} on a phone, median of ${runs}`);
  for (const path of paths) {
    const url = server.base + (path === LISTING_PATH ? `/jobs/${await findListingId(server.base)}` : path);
    reportPage(
      path,
      Array.from({ length: runs }, () => measure(url)),
    );
  }
} finally {
  await server.stop();
}
