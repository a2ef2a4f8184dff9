/**
 * Time to read a PDF, warm: from its bytes to the fields, against the bare text extraction of the same library on the same file
 * (load the document, load each page and its text, get the text), one after the other in the same run. Files: every PDF
 * under `$SHARED_DATA/resumes` (default `../shared/data`), else the PDFs among our own fixtures.
 *
 *   node bench/read-speed.ts [rounds]
 *
 * Per file the median of all rounds counts. Limits: p50 of the ratios 1.5, p95 of the readings 100 ms.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResumeFile } from '@foothold/documents/read';
import { bareText } from './support/bare-text.ts';
import { sharedData } from './support/shared-data.ts';

const ROUNDS = Number(process.argv[2] ?? 15);
const WARM_UP = 5;

const folder = sharedData('resumes') ?? join(import.meta.dirname, '../packages/documents/test/corpus/fixtures');
const files = globSync('**/*.pdf', { cwd: folder })
  .sort()
  .map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(join(folder, name))),
    bare: [] as number[],
    whole: [] as number[],
  }));

for (let round = -WARM_UP; round < ROUNDS; round++) {
  for (const file of files) {
    const bare = await timed(() => bareText(file.bytes));
    const whole = await timed(() => readResumeFile(file.bytes));
    if (round < 0) continue;
    file.bare.push(bare);
    file.whole.push(whole);
  }
}

const rows = files.map(({ name, bare, whole }) => {
  const [b, w] = [quantile(bare, 0.5), quantile(whole, 0.5)];
  return { name, bare: b, whole: w, ratio: w / b };
});
rows.sort((a, b) => b.ratio - a.ratio);
console.log('bare ms  whole ms  ratio');
for (const { name, bare, whole, ratio } of rows) {
  console.log(
    `${bare.toFixed(2).padStart(7)} ${whole.toFixed(2).padStart(9)} ${ratio.toFixed(2).padStart(6)}  ${name}`,
  );
}
const show = (label: string, values: number[]) =>
  `${label}: p50 ${quantile(values, 0.5).toFixed(2)}, p95 ${quantile(values, 0.95).toFixed(2)}, most ${Math.max(...values).toFixed(2)}`;
console.log(`\n${files.length} PDFs of ${folder}, ${ROUNDS} rounds`);
console.log(
  show(
    'bare text, ms',
    rows.map(({ bare }) => bare),
  ),
);
console.log(
  show(
    'whole reading, ms',
    rows.map(({ whole }) => whole),
  ),
);
console.log(
  show(
    'ratio',
    rows.map(({ ratio }) => ratio),
  ),
);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
