// The loop of `npm run dev`, on a copy of the repository with a data folder of its own: time until it is ready, until the edit of a component is seen in an
// open page, and until the edit of a service is served. Printed beside the load average and the share of a processor that a process gets, since the machine may
// be doing other work.
// Usage: node bench/dev-loop.ts [runs]
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium as options } from '../scripts/chromium.ts';
import { copyRepository } from './support/repository-copy.ts';
import { findFreePort } from './support/server.ts';
import { getMedian } from './support/statistics.ts';

const runs = Number(process.argv[2] ?? 3);
const PATIENCE_MS = 120_000;

/** The text to edit in the file, which also appears on the page or in the response. */
const COMPONENT = { path: 'apps/web/src/pages/portal/entry-shell.tsx', text: 'Find your next foothold.</p>' };
const SERVICE = {
  path: 'apps/server/src/domains/practice/service.ts',
  text: 'return { id, title, kind, questions: questions.length };',
};

const { folder, remove } = copyRepository(['.cache/chromium-path']);
const dataFolder = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
const port = await findFreePort();
const base = `http://localhost:${port}`;
let dev: ChildProcess | undefined;

/**
 * Starts the command as a developer would.
 * @returns milliseconds until it reports that it is ready and responds
 */
async function start(): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'error' },
  });
  dev = child;
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await waitUntil(async () => said.includes('is ready at') && (await fetch(`${base}/readyz`)).ok);
  return performance.now() - startedAt;
}

/**
 * Opens the page and waits for hydration. The first time, Vite may reload it for newly optimized packages.
 * @returns milliseconds
 */
async function open(page: Page): Promise<number> {
  const startedAt = performance.now();
  await waitUntil(async () => (await page.goto(`${base}/portal/login`))?.ok() ?? false);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return performance.now() - startedAt;
}

/** Ends the command and waits for the processes it started, because npm ends first. */
async function stop(): Promise<void> {
  const group = dev?.pid;
  dev = undefined;
  if (group === undefined) return;
  process.kill(-group, 'SIGTERM');
  await waitUntil(async () => {
    try {
      return !process.kill(-group, 0);
    } catch {
      return true;
    }
  });
}

/** Polls until it succeeds; a refused connection means no. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error('Timed out after two minutes.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** @returns milliseconds from the edit until it has come about */
async function edit({ path, text }: { path: string; text: string }, changed: string, isSeen: () => Promise<void>) {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(text)) throw new Error(`${path} no longer has "${text}"`);
  const startedAt = performance.now();
  writeFileSync(
    file,
    before.replace(text, () => changed),
  );
  await isSeen();
  const elapsedMs = performance.now() - startedAt;
  writeFileSync(file, before);
  return elapsedMs;
}

async function editComponent(page: Page, run: number): Promise<number> {
  const words = `Edit ${run}.`;
  const elapsedMs = await edit(COMPONENT, `${words}</p>`, () => page.getByText(words, { exact: true }).waitFor());
  if (!(await page.evaluate(() => 'opened' in globalThis))) throw new Error('The page was loaded again as a whole.');
  await page.getByText('Find your next foothold.', { exact: true }).waitFor();
  return elapsedMs;
}

const getTitle = async () =>
  ((await (await fetch(`${base}/api/practice/sets/accountant`)).json()) as { title: string }).title;

async function editService(run: number): Promise<number> {
  const title = await getTitle();
  const changed = SERVICE.text.replace('title', () => `title: 'Edit ${run}'`);
  const elapsedMs = await edit(SERVICE, changed, () => waitUntil(async () => (await getTitle()) === `Edit ${run}`));
  await waitUntil(async () => (await getTitle()) === title);
  return elapsedMs;
}

function report(name: string, goal: number | null, times: readonly number[]): void {
  const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const most = formatSeconds(Math.max(...times));
  const wanted = goal === null ? '' : `   goal ≤ ${goal} s`;
  console.log(
    `${name.padEnd(38)} p50 ${formatSeconds(getMedian(times))}   max ${most}${wanted}   (${times.length} runs)`,
  );
}

/** How much CPU a process gets: a calculation's CPU time divided by the elapsed time. It is 1 on an idle machine. */
function measureProcessorShare(): number {
  const [startedAt, startUsage] = [performance.now(), process.cpuUsage()];
  const getUsedTime = () => process.cpuUsage(startUsage).user / 1000;
  while (getUsedTime() < 300) Math.hypot(performance.now(), 1);
  return getUsedTime() / (performance.now() - startedAt);
}

process.once('exit', () => {
  if (dev?.pid) process.kill(-dev.pid, 'SIGTERM');
});
const browser = await chromium.launch(options());
try {
  const [load, share] = [loadavg(), measureProcessorShare()];
  // Fills the caches of a tree that was used before.
  await start();
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await open(page);
  await stop();

  const times = { ready: [] as number[], page: [] as number[], component: [] as number[], service: [] as number[] };
  for (let run = 1; run <= runs; run++) {
    times.ready.push(await start());
    times.page.push(await open(page));
    await page.evaluate(() => Object.assign(globalThis, { opened: true }));
    times.component.push(await editComponent(page, run));
    times.service.push(await editService(run));
    await stop();
  }
  report('npm run dev, until it is ready', 5, times.ready);
  report('the first page after that', null, times.page);
  report('a component edited, until it is seen', 1, times.component);
  report('a service edited, until it is served', 3, times.service);
  const formatLoads = (all: readonly number[]) => all.map((one) => one.toFixed(1)).join(' ');
  console.log(`share of a processor before ${share.toFixed(2)}, after ${measureProcessorShare().toFixed(2)}`);
  console.log(`load average before ${formatLoads(load)}, after ${formatLoads(loadavg())} (1, 5, and 15 minutes)`);
} finally {
  await browser.close();
  await stop();
  remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
