/**
 * Trains the labeler that splits sections of jobs and schools into entries and names, and writes its weights:
 * `node scripts/train-entries.ts [--data=FOLDER …] [--kind=work|education]`.
 *
 * Data: the corpus of `packages/documents/test/corpus`, the marked texts of `bench/fixtures/fresh/plain/train`, and the folders given,
 * each with files and their `truths.json`: those that `scripts/training/layouts/make.ts` makes, and real files (`$SHARED_DATA/resumes`).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type EntryKind, LABELS } from '../packages/core/src/resume/fields/labeling/labels.ts';
import { examplesOf, markedSamples, samplesIn } from './training/entry-examples.ts';
import { ENTRY_OPTIONS, storeEntries, trainEntries } from './training/entry-weights.ts';

const { values: options } = parseArgs({
  options: { data: { type: 'string', multiple: true, default: [] }, kind: { type: 'string' } },
});
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const samples = [
  ...samplesIn(pathOf('../packages/documents/test/corpus/fixtures')),
  ...markedSamples(pathOf('../bench/fixtures/fresh/plain/train'), /^L-/),
  ...options.data.flatMap(samplesIn),
];
const kinds: readonly EntryKind[] =
  options.kind === 'work' || options.kind === 'education' ? [options.kind] : ['work', 'education'];
const all = [];
for (const sample of samples) all.push(...(await examplesOf(sample)).examples);
for (const kind of kinds) {
  const examples = all.filter((each) => each.kind === kind);
  const stored = storeEntries(trainEntries(examples, ENTRY_OPTIONS), LABELS[kind].size, ENTRY_OPTIONS.steps);
  writeFileSync(pathOf(`../packages/core/src/resume/fields/labeling/${kind}-weights.json`), stored);
  console.log(`${kind}: ${examples.length} sections, ${Math.round(stored.length / 1000)} kB`);
}
