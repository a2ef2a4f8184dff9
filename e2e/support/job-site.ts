import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type LocalServer, startLocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';

const PAGES = join(import.meta.dirname, '../../packages/documents/test/job-page/pages');
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Starts a site with job pages: `/<name of a fixture>`, `/login` (401), and `/slow`, which takes a second. */
export const startJobSite = (port: number): Promise<LocalServer> =>
  startLocalServer(
    async ({ url = '/' }, response) => {
      if (url === '/robots.txt') return void response.writeHead(404).end();
      if (url === '/login') return void response.writeHead(401).end();
      if (url === '/slow') await delay(1000);
      const name = url === '/slow' ? 'smartrecruiters' : url.slice(1);
      response.writeHead(200, HTML).end(readFileSync(join(PAGES, `${name}.html`)));
    },
    '127.0.0.1',
    port,
  );
