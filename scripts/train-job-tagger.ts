/**
 * Trains the tagger that finds jobs in résumés without a clear layout, and writes its weights: `node scripts/train-job-tagger.ts`.
 * `--check` trains on four fifths of the résumés and reports how well the parts of the jobs in the others are found.
 *
 * Data: `bench/fixtures/fresh/plain/train`, made-up résumés whose jobs are marked (see the README there).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describe } from '../packages/core/src/resume/fields/work/tagging/features.ts';
import { JOB_LABELS, type Part } from '../packages/core/src/resume/fields/work/tagging/parts.ts';
import { layOut } from '../packages/core/src/resume/layout/index.ts';
import { findSpans, type Label } from '../packages/core/src/tagging/labels.ts';
import { tag, type Weights } from '../packages/core/src/tagging/model.ts';
import { readTxt } from '../packages/documents/src/read/txt.ts';
import { withoutMarks } from './training/marked-texts.ts';
import { type TaggedExample, toWeightsFile, trainTagger } from './training/tagger.ts';

const folder = new URL('../bench/fixtures/fresh/plain/train/', import.meta.url);
const target = new URL('../packages/core/src/resume/fields/work/tagging/weights.json', import.meta.url);
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    rounds: { type: 'string', default: '10' },
    penalty: { type: 'string', default: '3' },
    details: { type: 'boolean' },
    least: { type: 'string', default: '0.25' },
    bias: { type: 'string', default: '0.5' },
    drop: { type: 'string', default: '0.2' },
  },
});

interface Example extends TaggedExample {
  name: string;
  words: string[];
}

function readExample(name: string): Example | undefined {
  const { text, marks } = withoutMarks(readFileSync(new URL(name, folder), 'utf8'));
  const { lines } = layOut(readTxt(new TextEncoder().encode(text)));
  const written = lines.map((line) => line.text).join('\n');
  const ink = written.replaceAll(/\s/g, '').toLowerCase();
  if (ink !== text.replaceAll(/\s/g, '').toLowerCase()) {
    console.log(`${name}: left out, since its text is read in another order`);
    return undefined;
  }
  const { tokens, features, breaks } = describe(lines);
  // The position of each line among the characters that are not spaces.
  let before = 0;
  const starts = lines.map((line) => {
    const start = before;
    before += line.text.replaceAll(/\s/g, '').length;
    return start;
  });
  const labels = tokens.map((): Label<Part> => 'none');
  for (const { part, from, to } of marks) {
    const own = tokens.flatMap((token, i) => {
      const line = lines[token.line]?.text ?? '';
      const at = (starts[token.line] ?? 0) + line.slice(0, token.from).replaceAll(/\s/g, '').length;
      const isInside = at >= from && at + token.text.length <= to;
      return isInside && token.text.trim() !== '' ? [i] : [];
    });
    own.forEach((i, at) => {
      labels[i] = at === 0 ? `${part}:first` : `${part}:inside`;
    });
  }
  return {
    name,
    features,
    breaks,
    labels: labels.map((label) => JOB_LABELS.labels.indexOf(label)),
    words: tokens.map(({ text }) => text),
  };
}

interface FoundSpan {
  /** "part from-to" */
  key: string;
  text: string;
  /** The smallest probability of its words. */
  certainty: number;
}

function listSpans({ words, breaks }: Example, labels: readonly number[], certainty?: readonly number[]): FoundSpan[] {
  return findSpans(JOB_LABELS, labels, breaks, certainty).map(({ part, first, end, certainty: least }) => ({
    key: `${part} ${first}-${end}`,
    text: `${part} "${words.slice(first, end).join(' ')}"`,
    certainty: least,
  }));
}

/** Lower bounds of the certainty for which the share of right parts is printed. */
const BANDS = [0.99, 0.95, 0.9, 0.7, 0.5, 0];

function report(examples: readonly Example[], weights: Weights): void {
  const zero = () => ({ right: 0, found: 0, all: 0 });
  const sums = new Map(JOB_LABELS.parts.map((part) => [part, zero()]));
  const bands = BANDS.map(zero);
  for (const example of examples) {
    const truth = new Map(listSpans(example, example.labels).map(({ key, text }) => [key, text]));
    const { labels, certainty } = tag(example, weights, JOB_LABELS);
    const found = listSpans(example, labels, certainty);
    for (const key of truth.keys()) countIn(sums.get(partIn(key)), 'all');
    for (const span of found) {
      for (const sum of [sums.get(partIn(span.key)), bands[BANDS.findIndex((least) => span.certainty >= least)]]) {
        countIn(sum, 'found');
        if (truth.has(span.key)) countIn(sum, 'right');
      }
    }
    if (options.details) {
      const keys = new Set(found.map(({ key }) => key));
      for (const [key, text] of truth) if (!keys.has(key)) console.log(`${example.name}: missed ${text}`);
      for (const { key, text } of found) if (!truth.has(key)) console.log(`${example.name}: wrongly ${text}`);
    }
  }
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  for (const [part, { right, found, all }] of sums)
    console.log(`${part.padEnd(9)} precision ${percent(right, found)}, recall ${percent(right, all)} (${all})`);
  for (const [i, { right, found }] of bands.entries())
    console.log(`at least ${BANDS[i]} certain: right ${percent(right, found)} of ${found}`);
}

const partIn = (key: string) => key.split(' ')[0] as Part;

function countIn<Key extends string>(sum: Record<Key, number> | undefined, key: Key): void {
  if (sum) sum[key]++;
}

/** Weights are stored in steps of 1/8. */
const STEPS = 8;

const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => readExample(name) ?? []);
const isCheck = (_: unknown, i: number) => i % 5 === 4;
const learned = options.check ? examples.filter((each, i) => !isCheck(each, i)) : examples;
const weights = trainTagger(learned, JOB_LABELS, {
  rounds: Number(options.rounds),
  penalty: Number(options.penalty),
  dropped: Number(options.drop),
  leastTimes: 6,
  leastWeight: Number(options.least),
  bias: Number(options.bias),
  steps: STEPS,
});
if (options.check) {
  console.log(
    `${learned.length} résumés learned from, ${examples.length - learned.length} others checked, ${weights.features.size} features`,
  );
  for (const kind of [/^\d/, /^P/, /^L/]) {
    console.log(String(kind));
    report(
      examples.filter((each, i) => isCheck(each, i) && kind.test(each.name)),
      weights,
    );
  }
  if (options.details) report(learned.slice(0, 30), weights);
} else {
  writeFileSync(target, toWeightsFile(weights, STEPS));
  console.log(`${examples.length} résumés, ${weights.features.size} features`);
}
