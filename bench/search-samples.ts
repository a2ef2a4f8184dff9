/**
 * The sample catalog: the cost of generating and reading it, and how well our reader's results for its 1,200 advertisements match what they
 * were written to say. `node bench/search-samples.ts [differences to show]`
 */
import { incomingListingSchema } from '../apps/server/src/domains/listings/ingest/incoming.ts';
import { normalize } from '../apps/server/src/domains/listings/ingest/normalize.ts';
import { measureAgreement } from '../apps/server/src/samples/agreement.ts';
import { createSampleCatalog } from '../apps/server/src/samples/index.ts';

const shown = Number(process.argv[2] ?? 12);

const samples = measureTime('generated', () => createSampleCatalog('2026-11-20'));
const checked = measureTime('checked', () => samples.map(({ listing }) => incomingListingSchema.parse(listing)));
const read = measureTime('read, cold', () => checked.map(normalize));
measureTime('read again, warm', () => checked.map(normalize));

const { fields, mustHave, niceToHave, differences } = measureAgreement(
  samples.map(({ meaning }, place) => ({ meaning, read: read[place] ?? failMissing() })),
);
console.log(
  `\n${samples.length} advertisements, ${new Set(samples.map(({ meaning }) => meaning.occupation)).size} lines of work`,
);
for (const [field, share] of Object.entries(fields))
  console.log(`  ${field.padEnd(12)} read as meant in ${formatPercent(share)}`);
for (const [name, { precision, recall }] of [
  ['must-haves', mustHave],
  ['nice-to-haves', niceToHave],
] as const)
  console.log(`  ${name.padEnd(13)} precision ${formatPercent(precision)}, recall ${formatPercent(recall)}`);

const counts = new Map<string, number>();
for (const { field, meant, read: found, where } of differences) {
  const line = `${field}: meant ${meant}, read ${found} in “${where.slice(0, 90)}”`;
  counts.set(line, (counts.get(line) ?? 0) + 1);
}
console.log(`\n${differences.length} differences; the most frequent:`);
for (const [line, count] of [...counts].sort((a, b) => b[1] - a[1]).slice(0, shown))
  console.log(`  ${count} × ${line}`);

function measureTime<T>(name: string, work: () => T): T {
  const started = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  console.log(
    `${name.padEnd(18)} ${(performance.now() - started).toFixed(0)} ms (${((user + system) / 1000).toFixed(0)} ms of computing)`,
  );
  return result;
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function failMissing(): never {
  throw new Error('a sample was not read');
}
