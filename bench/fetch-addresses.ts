/**
 * Tries to fetch every kind of URL that must not be fetched: internal and reserved addresses in every spelling, names that lead to them,
 * redirects, names whose address changes between two lookups, other schemes, users in URLs, and ports of other services. Servers listen on
 * the addresses that can be reached, and every connection that this process opens or tries is counted. The same URLs are then given to the
 * parts of listing sources that take an address. Prints the counts by kind. Exits with 1 if there was a connection or a URL wasn't refused.
 * Usage: node bench/fetch-addresses.ts
 */
import {
  addSource,
  requestFromSource,
} from '../apps/server/src/domains/listings/ingest/testing/forbidden-addresses.ts';
import { measureRefusals } from '../apps/server/src/platform/fetch/testing/refusals.ts';
import { recordFigure } from './support/figures.ts';

const WAYS = [
  { name: 'Connections to them', open: undefined },
  { name: 'Connections to them, as the address of a new source', open: addSource },
  { name: 'Connections to them, as a page that a source names', open: requestFromSource },
] as const;

for (const { name, open } of WAYS) {
  const refusals = await measureRefusals(open);
  const isRefused = (code: string | null) => code === 'fetch.refused-address' || code === 'fetch.invalid-url';
  for (const kind of new Set(refusals.map((refusal) => refusal.kind))) {
    const ofKind = refusals.filter((refusal) => refusal.kind === kind);
    console.log(`${kind}: ${ofKind.filter(({ code }) => isRefused(code)).length} of ${ofKind.length} refused`);
  }
  const connections = refusals.reduce((sum, refusal) => sum + refusal.connections, 0);
  const missed = refusals.filter(({ code }) => !isRefused(code));
  for (const { url, code } of missed) console.log(`Not refused: ${url} (${code ?? 'fetched'})`);
  if (open === undefined)
    recordFigure({
      name: 'URLs that must not be fetched',
      value: refusals.length,
      unit: 'URLs',
      goal: { atLeast: 60 },
    });
  recordFigure({ name, value: connections, unit: 'connections', goal: { atMost: 0 } });
  if (connections > 0 || missed.length > 0) process.exitCode = 1;
}
