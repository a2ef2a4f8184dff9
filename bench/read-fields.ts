/**
 * How accurately fields are read, as precision and recall per field (comparison rules: `../shared/tools/score-parse.mjs` for
 * the shared files, `packages/documents/test/corpus/score.ts` for ours; both compare exactly except for case and punctuation).
 *
 *   node bench/read-fields.ts [corpus folder]
 *
 * 1. The files of `$SHARED_DATA/resumes/truths.json`, using the scorer next to that folder with `npx foothold parse {file}`.
 * 2. Our own corpus: fictional people in many layouts and formats. Without a folder, the sample in the repository; `node
 * packages/documents/test/corpus/make.ts FOLDER` writes the whole corpus.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURES, scoreCorpus } from '../packages/documents/test/corpus/fixtures.ts';
import { calculateF1, createEmptyTallies, FIELDS, type Tally } from '../packages/documents/test/corpus/score.ts';
import { findSharedData } from './support/shared-data.ts';

const WORST_COUNT = 12;

scoreShared();
await scoreOwn(process.argv[2] ?? FIXTURES);

function scoreShared(): void {
  const truths = findSharedData('resumes', 'truths.json');
  const scorer = truths && join(truths, '../../../tools/score-parse.mjs');
  if (!scorer || !existsSync(scorer)) {
    console.log('The scorer of the shared files is not there: left out.');
    return;
  }
  const options = ['--truth', truths, '--cmd', 'npx foothold parse {file}', '--quiet'];
  spawnSync(process.execPath, [scorer, ...options], { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' });
}

async function scoreOwn(folder: string): Promise<void> {
  const { files, sum } = await scoreCorpus(folder);
  console.log(
    `\nour corpus: ${files.length} files in ${new Set(files.map(({ source }) => source)).size} layouts (${folder})`,
  );
  for (const field of FIELDS) print(field, sum[field]);
  print('overall micro', total(Object.values(sum)));
  const mean = FIELDS.reduce((all, field) => all + calculateF1(sum[field]), 0) / FIELDS.length;
  console.log(`${'mean of fields'.padEnd(14)} ${formatPercent(mean)}`);

  const worstFiles = files
    .map(({ file, score }) => ({ file, score, f1: calculateF1(total(Object.values(score.tallies))) }))
    .filter(({ score }) => score.misses.length > 0)
    .sort((a, b) => a.f1 - b.f1);
  console.log(
    `\n${files.length - worstFiles.length} files without a fault${worstFiles.length > 0 ? '; the worst of the others:' : ''}`,
  );
  for (const { file, score, f1: value } of worstFiles.slice(0, WORST_COUNT)) {
    console.log(`${formatPercent(value)}  ${file}`);
    for (const { field, want, got } of score.misses.slice(0, 4)) {
      console.log(
        `          ${field}: wanted ${JSON.stringify(want) ?? 'nothing'}, got ${JSON.stringify(got) ?? 'nothing'}`,
      );
    }
  }
}

function total(tallies: readonly Tally[]): Tally {
  const sum = createEmptyTallies().name;
  for (const { right, wrong, missed } of tallies) {
    sum.right += right;
    sum.wrong += wrong;
    sum.missed += missed;
  }
  return sum;
}

function print(label: string, tally: Tally): void {
  const { right, wrong, missed } = tally;
  console.log(
    `${label.padEnd(14)} F1 ${formatPercent(calculateF1(tally))}   right ${right} wrong ${wrong} missed ${missed}`,
  );
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(5)} %`;
}
