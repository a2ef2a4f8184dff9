import { type LocalServer, startLocalServer } from '../../apps/server/src/platform/fetch/testing/servers.ts';

export interface FeedJob {
  id: string;
  title: string;
  description: string;
}

/** Starts an employer's job feed at `/jobs.rss`. The list can be changed. */
export const startJobFeed = (port: number, jobs: readonly FeedJob[]): Promise<LocalServer> =>
  startLocalServer(
    ({ url }, response) => {
      if (url !== '/jobs.rss') return void response.writeHead(404).end();
      const items = jobs.map(
        ({ id, title, description }) =>
          `<item><guid>${id}</guid><title>${title}</title><link>http://127.0.0.1:${port}/jobs/${id}</link><company>Larkholt Hospital</company><location>Austin, TX</location><description><![CDATA[${description}]]></description></item>`,
      );
      response
        .writeHead(200, { 'content-type': 'application/rss+xml' })
        .end(`<rss version="2.0"><channel><title>Jobs</title>${items.join('')}</channel></rss>`);
    },
    '127.0.0.1',
    port,
  );
