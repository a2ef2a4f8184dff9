/**
 * What the extension takes on a page on which it has nothing to do: `node bench/form-idle.ts`, after a build. Without a click of the person only
 * the script of badges runs on pages, and only on sites that the person has allowed: the package declares no content script
 * (`tools/checks/extension-packages.ts`). The built script is started in a world of its own on an article, where no link leads to a listing,
 * beside the same page without it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.ts';
import { recordFigure } from './support/figures.ts';

const RUNS = 20;
const PARAGRAPHS = 600;
const BYTES_PER_MB = 1_000_000;
const script = readFileSync(
  join(import.meta.dirname, '../apps/extension/build/chrome-mv3/content-scripts/badges.js'),
  'utf8',
);

const ARTICLE = `<!doctype html><html lang="en"><head><title>Rivers</title></head><body><main><h1>Rivers</h1>${Array.from(
  { length: PARAGRAPHS },
  (_, at) =>
    `<section><h2>Part ${at}</h2><p>The <b>river</b> widens here, and <a href="#${at}">its banks</a> are low.</p></section>`,
).join('')}</main></body></html>`;

/** Stands for the part of the browser that takes the script’s messages. Nobody has listings here. */
const MESSAGES = `globalThis.chrome = { runtime: { id: 'bench', sendMessage: async () => ({ ok: true, value: [] }), onMessage: { addListener() {} } } };`;

/** Bytes of the page’s heap that are in use after a garbage collection. */
async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Starts the script in a new world. @returns milliseconds in the page */
async function startScript(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'bench',
  });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      contextId,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await evaluate(MESSAGES);
  const taken = await evaluate(
    `globalThis.started = performance.now(); ${script}; performance.now() - globalThis.started`,
  );
  if (typeof taken !== 'number') throw new Error('The script didn’t start.');
  return taken;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const browser = await chromium.launch(findChromium());
const times: number[] = [];
const heaps: number[] = [];
const plain: number[] = [];
try {
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage();
    await page.setContent(ARTICLE, { waitUntil: 'load' });
    const session = await page.context().newCDPSession(page);
    const before = await measureHeap(session);
    times.push(await startScript(session));
    heaps.push((await measureHeap(session)) - before);
    plain.push(before);
    await page.close();
  }
} finally {
  await browser.close();
}
console.log(`The page without it: ${(middle(plain) / BYTES_PER_MB).toFixed(2)} MB of its heap`);
recordFigure({
  name: 'Extension on a page without listings: time',
  value: middle(times),
  unit: 'ms',
  goal: { atMost: 5 },
});
recordFigure({
  name: 'Extension on a page without listings: memory',
  value: middle(heaps) / BYTES_PER_MB,
  unit: 'MB',
  goal: { atMost: 1 },
});
