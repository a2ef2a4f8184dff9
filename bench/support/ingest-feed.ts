// A job board for bench/ingest.ts, in a process of its own: `node bench/support/ingest-feed.ts <rows> <rows a page>` prints its origin.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingListing } from '../../apps/server/src/domains/listings/index.ts';
import { createSampleCatalog } from '../../apps/server/src/samples/index.ts';

const [ROWS = 0, PAGE_SIZE = 0] = process.argv.slice(2).map(Number);
const DESCRIPTION_LENGTH = 3000;
const catalog = createSampleCatalog('2026-11-20').map(({ listing }) => listing);
const get = (at: number) => catalog[at % catalog.length] as IncomingListing;

/** The same for the same number: a sample, with the text of others up to the length of an ordinary description. */
function createListing(number: number): IncomingListing {
  let { description } = get(number);
  for (let next = 7 * number + 1; description.length < DESCRIPTION_LENGTH; next += 13)
    description += `\n\n${get(next).description}`;
  return {
    ...get(number),
    externalId: `job-${number}`,
    url: `https://jobs.example/${number}`,
    description: `${description.slice(0, DESCRIPTION_LENGTH)}\n\nReference ${number}`,
  };
}

const server = createServer((request, response) => {
  const page = Number(/page=(\d+)/.exec(request.url ?? '')?.[1] ?? 0);
  if (page === 0) return void response.writeHead(404).end();
  const from = (page - 1) * PAGE_SIZE;
  const to = Math.min(ROWS, from + PAGE_SIZE);
  const jobs = Array.from({ length: to - from }, (_, at) => createListing(from + at));
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ jobs, next: to < ROWS ? page + 1 : null, total: ROWS }));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
