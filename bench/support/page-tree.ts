import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEFAULT_BRAND } from '@foothold/brand';
import type { RequestContext } from '@foothold/web/context';
import { cachePages } from '../../apps/server/src/platform/http/cached-pages.ts';
import type { WebApp } from '../../apps/server/src/platform/http/web.ts';
import { getMedian } from './statistics.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'apps', 'web', 'build', 'server');
const CALL = '(0, import_server_node.renderToString)(';
const WARM_UP = 100;

const toMilliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

interface Renderer {
  renderToString(element: unknown): string;
}

/** The built web app, with a function that sees each tree before it is rendered, and React as it is in the build. */
async function loadObservedApp(): Promise<WebApp<RequestContext>> {
  const built = readFileSync(join(BUILD, 'index.js'), 'utf8');
  if (built.split(CALL).length !== 2) throw new Error('The built web app calls React in another way than expected.');
  // Beside the original, because it imports its neighbors.
  const copy = join(BUILD, `observed-${process.pid}.js`);
  writeFileSync(copy, built.replace(CALL, 'globalThis.observeTree(import_server_node, '));
  try {
    return (await import(pathToFileURL(copy).href)) as WebApp<RequestContext>;
  } finally {
    rmSync(copy);
  }
}

/**
 * Milliseconds of CPU time, in all threads, to make a page that isn't cached, from its rows to its compressed body, and for `renderToString` of the same tree with the
 * same React, in the same runs; medians.
 * @param api answers with the rows at once
 */
export async function measureMiss(address: string, api: object, rounds: number) {
  const app = await loadObservedApp();
  let strings: number[] = [];
  Object.assign(globalThis, {
    observeTree(react: Renderer, element: unknown) {
      const startedAt = process.cpuUsage();
      const html = react.renderToString(element);
      strings.push(toMilliseconds(process.cpuUsage(startedAt)));
      return html;
    },
  });
  const context = {
    nonce: null,
    requestId: '',
    viewer: null,
    api,
    brand: DEFAULT_BRAND,
    publicUrl: 'http://localhost:3000',
    portalUrl: '/portal',
    portalUkUrl: null,
    region: 'us',
    mailDelivers: false,
    themeDefault: 'light',
    priceReading: 'as-specified',
    report: (error: unknown) => console.error(error),
  } as unknown as RequestContext;
  let misses: number[] = [];
  for (let round = -WARM_UP; round < rounds; round++) {
    if (round === 0) [strings, misses] = [[], []];
    const cache = cachePages({
      render: (wanted) => app.render(new Request(new URL(wanted, context.publicUrl)), context),
      common: async () => ({}),
      secure: false,
      variant: '',
      getRevision: () => '1',
      now: Date.now,
    });
    const startedAt = process.cpuUsage();
    const page = await cache.open({ address, pinned: false }, { address: '', requestId: '' }, console.error);
    await page?.encode('br');
    misses.push(toMilliseconds(process.cpuUsage(startedAt)));
    if (page?.status !== 200) throw new Error(`${address} was not rendered.`);
  }
  return { miss: getMedian(misses), string: getMedian(strings) };
}
