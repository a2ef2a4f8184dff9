/**
 * How well the same job is recognized on two sources: 50,000 different listings, 2,000 of them copied with changed case and punctuation,
 * tracking links, and one edited sentence, and 2,000 near misses (another city, level, shift, requisition, pay, …) that must stay apart.
 * The texts are real postings; employers are made up. Prints precision and recall of pairs, and of each kind of near miss how many were
 * mistaken for the same job.
 *
 * The rules were written while looking at copies of even-numbered postings. `--held` takes the odd-numbered ones and another seed.
 *
 *     node bench/duplicates.ts [--held]   needs SHARED_DATA
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Comparable, isSameOpening } from '../apps/server/src/domains/listings/ingest/dedupe/same-opening.ts';
import * as corpus from './support/duplicate-listings.ts';
import { createRandom } from './support/random.ts';
import { requireSharedData } from './support/shared-data.ts';

const { values } = parseArgs({
  options: { held: { type: 'boolean', default: false } },
});
const BASE = 50_000;
const COPIES = 2000;
const texts = corpus.readTexts(requireSharedData('listings/us-ads-2017-tagged.jsonl'), values.held ? 1 : 0);
const titles = readTitles(requireSharedData('listings/ats-titles-675.json'));
const random = createRandom(values.held ? 'duplicates, held' : 'duplicates, tuned');

interface Entry {
  raw: corpus.RawListing;
  read: Comparable;
  /** The listing that it copies, or null. */
  copyOf: number | null;
}

const base = corpus.createBase(BASE, { texts, titles }, random);
const copies = base.slice(0, COPIES).map((listing) => corpus.copyListing(listing, texts, random));
const misses = base.slice(COPIES, 2 * COPIES).map((listing, at) => {
  const kind = corpus.NEAR_MISSES[at % corpus.NEAR_MISSES.length] ?? '';
  const [changed, miss] = corpus.createNearMiss(kind, listing, texts, random);
  base[COPIES + at] = changed;
  return { kind, miss };
});

const started = performance.now();
const entries: Entry[] = [
  ...base.map((raw) => ({ raw, copyOf: null })),
  ...copies.map((raw, at) => ({ raw, copyOf: at })),
  ...misses.map(({ miss }) => ({ raw: miss, copyOf: null })),
].map((entry) => ({ ...entry, read: corpus.toComparable(entry.raw) }));
const readMs = performance.now() - started;

const byKey = Map.groupBy(entries.keys(), (at) => entries[at]?.read.key ?? '');
let found = 0;
let right = 0;
const mistaken = new Map<string, number>();
for (const group of byKey.values())
  for (const [place, first] of group.entries())
    for (const second of group.slice(place + 1)) {
      const [a, b] = [entries[first], entries[second]];
      if (!a || !b || !isSameOpening(a.read, b.read)) continue;
      found++;
      if (b.copyOf === first) right++;
      else {
        const kind = misses[second - BASE - COPIES]?.kind ?? 'other';
        mistaken.set(kind, (mistaken.get(kind) ?? 0) + 1);
      }
    }

const precision = right / Math.max(1, found);
const recall = right / COPIES;
console.log(
  `${entries.length} listings of ${texts.length} texts, ${values.held ? 'held back' : 'looked at while tuning'}`,
);
console.log(`read in ${((1000 * readMs) / entries.length).toFixed(0)} µs each; ${byKey.size} keys`);
console.log(`pairs: precision ${precision.toFixed(4)} (goal 0.99), recall ${recall.toFixed(4)} (goal 0.97)`);
for (const kind of [...corpus.NEAR_MISSES, 'other'])
  console.log(
    `    near miss, ${kind}: ${mistaken.get(kind) ?? 0} of ${misses.filter((miss) => miss.kind === kind).length} mistaken`,
  );

function readTitles(path: string): string[] {
  const { titles: known } = JSON.parse(readFileSync(path, 'utf8')) as { titles: (string | { title: string })[] };
  return known.map((entry) => (typeof entry === 'string' ? entry : entry.title));
}
