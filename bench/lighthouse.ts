// Lighthouse as a phone, median of several runs, on the most common entry pages. Usage: node bench/lighthouse.ts [runs] [path …]. Downloads
// its own pinned Lighthouse into .cache on the first run; needs Chromium.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordFigure } from './support/figures.ts';
import { startServer } from './support/server.ts';
import { getMedian } from './support/statistics.ts';

const VERSION = '13.5.0';
/** `LISTING_PATH` stands for the page of the newest sample listing. */
const LISTING_PATH = '/jobs/{id}';
const PATHS = ['/', '/pricing', '/learning', '/resume-optimization', '/tracking', '/jobs', LISTING_PATH];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURE_NAMES = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
};
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const PORT = 3976;
/** Runs until one was recorded. */
const MAX_TRIES = 4;
/** The server prepares its pages, files, and processes at startup, which isn't measured. */
const SETTLE_MS = 15_000;

const root = join(import.meta.dirname, '..');
const tool = join(root, '.cache', `lighthouse-${VERSION}`);
const runs = Number(process.argv[2] ?? 3);
const paths = process.argv.length > 3 ? process.argv.slice(3) : PATHS;

if (!existsSync(join(tool, 'node_modules', 'lighthouse'))) {
  mkdirSync(tool, { recursive: true });
  execFileSync('npm', ['install', '--prefix', tool, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`], {
    stdio: 'inherit',
  });
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

/** A page's report. A page is loaded in a new process of the browser, which on a busy machine may start recording too late; such a run is repeated. */
function measure(url: string): Report {
  for (let tries = 1; ; tries++) {
    try {
      return runLighthouse(url);
    } catch (error) {
      if (tries === MAX_TRIES || !String(error).includes('recording the trace')) throw error;
      console.log(`The browser didn’t record ${url} from its start; measured again.`);
    }
  }
}

function runLighthouse(url: string): Report {
  const out = join(root, '.cache', 'lighthouse.json');
  const browser = join(root, '.cache', 'chromium-path');
  execFileSync(
    process.execPath,
    [
      join(tool, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic',
    ],
    {
      stdio: 'pipe',
      env: { ...process.env, ...(existsSync(browser) && { CHROME_PATH: readFileSync(browser, 'utf8').trim() }) },
    },
  );
  const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
  rmSync(out);
  return report;
}

async function findListingId(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/listings?sort=newest`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const [first] = items;
  if (!first) throw new Error('There are no sample listings.');
  return first.id;
}

const server = await startServer(PORT, { RATE_LIMITS: 'off' });
try {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  console.log(`Lighthouse ${VERSION}, mobile, median of ${runs}   (asked: performance 95, the others 100)`);
  for (const path of paths) {
    const realPath = path === LISTING_PATH ? `/jobs/${await findListingId(server.base)}` : path;
    const reports = Array.from({ length: runs }, () => measure(server.base + realPath));
    const score = (name: string) =>
      Math.round(getMedian(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100);
    const getMedianValue = (id: string) =>
      getMedian(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    console.log(
      `${path.padEnd(22)} ${CATEGORIES.map((name) => `${name} ${score(name)}`).join('   ')}   ` +
        `LCP ${(getMedianValue('largest-contentful-paint') / 1000).toFixed(2)} s   TBT ${getMedianValue('total-blocking-time').toFixed(0)} ms   CLS ${getMedianValue('cumulative-layout-shift').toFixed(3)}`,
    );
    const [last] = reports.slice(-1);
    for (const name of CATEGORIES)
      recordFigure({
        name: `${FIGURE_NAMES[name]} of ${path}, Lighthouse on a phone`,
        value: score(name),
        unit: 'points',
        goal: { atLeast: GOALS[name] },
      });
    for (const name of CATEGORIES)
      for (const { id, weight } of last?.categories[name]?.auditRefs ?? []) {
        const audit = last?.audits[id];
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          console.log(`    ${name}: ${audit?.title} (${audit?.score})`);
      }
  }
} finally {
  await server.stop();
}
