/**
 * Time to read a PDF, warm: from its bytes to the fields, against the bare text extraction of the same library on the same file
 * (load the document, load each page and its text, get the text), one after the other in the same run. Files: every PDF
 * under `$SHARED_DATA/resumes` (default `../shared/data`), else the PDFs among our own fixtures.
 *
 *   node bench/read-speed.ts [rounds]
 *
 * Per file the median of all rounds counts; where other work disturbs the machine, the ratio of the fastest rounds tells more.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResumeFile } from '@foothold/documents/read';
import { readBareText } from './support/bare-text.ts';
import { recordFigure } from './support/figures.ts';
import { findSharedData } from './support/shared-data.ts';
import { getQuantile } from './support/statistics.ts';

const ROUND_COUNT = Number(process.argv[2] ?? 15);
const WARM_UP_ROUNDS = 20;

const folder = findSharedData('resumes') ?? join(import.meta.dirname, '../packages/documents/test/corpus/fixtures');
const files = globSync('**/*.pdf', { cwd: folder })
  .sort()
  .map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(join(folder, name))),
    bare: [] as number[],
    whole: [] as number[],
  }));

for (let round = -WARM_UP_ROUNDS; round < ROUND_COUNT; round++) {
  for (const file of files) {
    const bare = await measureTime(() => readBareText(file.bytes));
    const whole = await measureTime(() => readResumeFile(file.bytes));
    if (round < 0) continue;
    file.bare.push(bare);
    file.whole.push(whole);
  }
}

const rows = files.map(({ name, bare, whole }) => {
  const [b, w] = [getQuantile(bare, 0.5), getQuantile(whole, 0.5)];
  return { name, bare: b, whole: w, ratio: w / b, fastest: Math.min(...whole) / Math.min(...bare) };
});
rows.sort((a, b) => b.ratio - a.ratio);
console.log('bare ms  whole ms  ratio');
for (const { name, bare, whole, ratio } of rows) {
  console.log(
    `${bare.toFixed(2).padStart(7)} ${whole.toFixed(2).padStart(9)} ${ratio.toFixed(2).padStart(6)}  ${name}`,
  );
}
console.log(`\n${files.length} PDFs of ${folder}, ${ROUND_COUNT} rounds`);
show('bare text, ms', 'bare');
show('full read, ms', 'whole');
show('ratio', 'ratio');
show('ratio of fastest rounds', 'fastest');

const ratios = rows.map(({ ratio }) => ratio);
const compareWith = (share: number) =>
  `bare text, in turns: ${getQuantile(
    rows.map(({ bare }) => bare),
    share,
  ).toFixed(2)} ms`;
recordFigure({
  name: 'Read a résumé (PDF), ratio p50',
  value: getQuantile(ratios, 0.5),
  unit: '×',
  goal: { atMost: 1.3 },
  compared: compareWith(0.5),
});
recordFigure({
  name: 'Read a résumé (PDF), ratio p95',
  value: getQuantile(ratios, 0.95),
  unit: '×',
  goal: { atMost: 2 },
  compared: compareWith(0.95),
});
recordFigure({
  name: 'Read a résumé (PDF), p95',
  value: getQuantile(
    rows.map(({ whole }) => whole),
    0.95,
  ),
  unit: 'ms',
  goal: { atMost: 100 },
});

function show(label: string, key: 'bare' | 'whole' | 'ratio' | 'fastest'): void {
  const values = rows.map((row) => row[key]);
  const [p50, p95] = [getQuantile(values, 0.5), getQuantile(values, 0.95)];
  console.log(`${label}: p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}, most ${Math.max(...values).toFixed(2)}`);
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
