/**
 * Trains the tagger that finds jobs in résumés without a clear layout, and writes its weights: `node scripts/train-job-tagger.ts`.
 * `--check` trains on four fifths of the résumés and reports how well the parts of the jobs in the others are found.
 *
 * Data: `bench/fixtures/fresh/plain/train`, made-up résumés whose jobs are marked (see the README there).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describe } from '../packages/core/src/resume/fields/work/tagging/features.ts';
import {
  LABELS,
  type Label,
  PARTS,
  type Part,
  partOf,
} from '../packages/core/src/resume/fields/work/tagging/labels.ts';
import {
  ALLOWED,
  forwardBackward,
  type Sequence,
  SIZE,
  tag,
  type Weights,
} from '../packages/core/src/resume/fields/work/tagging/model.ts';
import { layOut } from '../packages/core/src/resume/layout/index.ts';
import { readTxt } from '../packages/documents/src/read/txt.ts';
import { createRandom } from './training/logistic-regression.ts';

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

interface Example extends Sequence {
  name: string;
  labels: number[];
  words: string[];
}

const PART_OF_SIGN: Record<string, Part> = { t: 'title', o: 'employer', p: 'place', d: 'period' };
const MARK = /⟦([topd])([\d,]+)\|([^⟧]*)⟧/gu;

interface Mark {
  part: Part;
  jobs: number[];
  /** Offsets among the characters that are not spaces. */
  from: number;
  to: number;
}

/** The text without its marks, and where they are. */
function withoutMarks(text: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let plain = '';
  let last = 0;
  const inked = () => plain.replaceAll(/\s/g, '').length;
  for (const match of text.matchAll(MARK)) {
    const [whole, sign = '', jobs = '', words = ''] = match;
    plain += text.slice(last, match.index);
    const from = inked();
    plain += words;
    marks.push({ part: PART_OF_SIGN[sign] ?? 'title', jobs: jobs.split(',').map(Number), from, to: inked() });
    last = match.index + whole.length;
  }
  return { text: plain + text.slice(last), marks };
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
  const labels = tokens.map((): Label => 'none');
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
    labels: labels.map((label) => LABELS.indexOf(label)),
    words: tokens.map(({ text }) => text),
  };
}

/** Share of the features left out in each step. */
const DROPPED = Number(options.drop);

/** Size of the first steps. */
const RATE = 0.05;

/** Rarer features are too seldom to learn from. */
const LEAST_TIMES = 6;

/** Stochastic gradient descent with step sizes by AdaGrad (Duchi, Hazan and Singer, 2011) and an L2 penalty. */
function train(examples: readonly Example[], rounds: number, penalty: number): Weights {
  const times = new Map<string, number>();
  for (const { features } of examples)
    for (const names of features) for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].filter(([, count]) => count >= LEAST_TIMES).map(([name]) => name);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const values = new Float32Array(names.length * SIZE);
  const squares = new Float32Array(names.length * SIZE).fill(1e-6);
  const gradients = new Float32Array(names.length * SIZE);
  const transitions: [Float32Array, Float32Array] = [new Float32Array(SIZE * SIZE), new Float32Array(SIZE * SIZE)];
  const steps = transitions.map(() => new Float32Array(SIZE * SIZE).fill(1e-6));
  const known = examples.map(({ features, breaks, labels }) => ({
    features: features.map((own) => Uint32Array.from(own.flatMap((name) => numbers.get(name) ?? []))),
    breaks,
    labels,
  }));
  const decay = penalty / examples.length;
  const random = createRandom(12_345);
  const move = (weights: Float32Array, sums: Float32Array, i: number, gradient: number) => {
    const whole = gradient - decay * (weights[i] ?? 0);
    sums[i] = (sums[i] ?? 0) + whole * whole;
    weights[i] = (weights[i] ?? 0) + (RATE * whole) / Math.sqrt(sums[i] ?? 1);
  };
  const add = (array: Float32Array | Float64Array, i: number, value: number) => {
    array[i] = (array[i] ?? 0) + value;
  };
  for (let round = 0; round < rounds; round++) {
    const order = known.map((example) => ({ example, key: random() })).sort((a, b) => a.key - b.key);
    for (const { example } of order) {
      // Leaving features out at random keeps the model from relying on single words.
      const features = example.features.map((own) => own.filter(() => random() >= DROPPED));
      const emissions = features.map((own) => {
        const sums = new Float64Array(SIZE);
        for (const number of own)
          for (let label = 0; label < SIZE; label++)
            add(sums, label, (values[number * SIZE + label] ?? 0) / (1 - DROPPED));
        return sums;
      });
      const { marginals, forward, backward, scales } = forwardBackward(emissions, example.breaks, transitions);
      const touched = new Set<number>();
      features.forEach((own, i) => {
        const truth = example.labels[i] ?? 0;
        for (const number of own) {
          touched.add(number);
          for (let label = 0; label < SIZE; label++)
            add(gradients, number * SIZE + label, Number(label === truth) - (marginals[i]?.[label] ?? 0));
        }
      });
      for (const number of touched) {
        for (let i = number * SIZE; i < (number + 1) * SIZE; i++) {
          move(values, squares, i, gradients[i] ?? 0);
          gradients[i] = 0;
        }
      }
      const turns = transitions.map(() => new Float64Array(SIZE * SIZE));
      for (let i = 1; i < emissions.length; i++) {
        const side = example.breaks[i] ? 1 : 0;
        const turn = turns[side] as Float64Array;
        const highest = Math.max(...(emissions[i] as Float64Array));
        for (let before = 0; before < SIZE; before++) {
          for (let label = 0; label < SIZE; label++) {
            const at = before * SIZE + label;
            if (!ALLOWED[at]) continue;
            const chance =
              ((forward[i - 1]?.[before] ?? 0) *
                Math.exp((transitions[side]?.[at] ?? 0) + (emissions[i]?.[label] ?? 0) - highest) *
                (backward[i]?.[label] ?? 0)) /
              (scales[i] ?? 1);
            add(turn, at, -chance);
          }
        }
        add(turn, (example.labels[i - 1] ?? 0) * SIZE + (example.labels[i] ?? 0), 1);
      }
      turns.forEach((turn, side) => {
        for (let i = 0; i < turn.length; i++)
          if (ALLOWED[i]) move(transitions[side] as Float32Array, steps[side] as Float32Array, i, turn[i] ?? 0);
      });
    }
  }
  const rows = names.map((name, number) => [name, values.slice(number * SIZE, (number + 1) * SIZE)] as const);
  return { features: new Map(rows), transitions };
}

interface FoundSpan {
  /** "part from-to" */
  key: string;
  text: string;
  /** The smallest probability of its words. */
  certainty: number;
}

function listSpans(
  labels: readonly number[],
  words: readonly string[],
  certainty: readonly number[] = [],
): FoundSpan[] {
  const spans: FoundSpan[] = [];
  for (let i = 0; i < labels.length; i++) {
    const label = LABELS[labels[i] ?? 0] ?? 'none';
    if (label === 'none' || label.endsWith(':inside')) continue;
    let end = i + 1;
    while (end < labels.length && LABELS[labels[end] ?? 0] === `${partOf(label)}:inside`) end++;
    spans.push({
      key: `${partOf(label)} ${i}-${end}`,
      text: `${partOf(label)} "${words.slice(i, end).join(' ')}"`,
      certainty: Math.min(1, ...certainty.slice(i, end)),
    });
  }
  return spans;
}

/** Lower bounds of the certainty for which the share of right parts is printed. */
const BANDS = [0.99, 0.95, 0.9, 0.7, 0.5, 0];

function report(examples: readonly Example[], weights: Weights): void {
  const zero = () => ({ right: 0, found: 0, all: 0 });
  const sums = new Map(PARTS.map((part) => [part, zero()]));
  const bands = BANDS.map(zero);
  for (const example of examples) {
    const truth = new Map(listSpans(example.labels, example.words).map(({ key, text }) => [key, text]));
    const { labels, certainty } = tag(example, weights);
    const found = listSpans(labels, example.words, certainty);
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
/** Rows whose weights are all smaller are left out: they change next to nothing. */
const LEAST_WEIGHT = Number(options.least);
const ROUNDS = Number(options.rounds);
const PENALTY = Number(options.penalty);

/** Without the rows and digits that don't matter. */
function rounded(weights: Weights): Weights {
  const round = (row: Float32Array) => row.map((value) => Math.round(value * STEPS) / STEPS);
  return {
    features: new Map([...weights.features].map(([name, row]) => [name, round(row)])),
    transitions: [round(weights.transitions[0]), round(weights.transitions[1])],
  };
}

/** A row as one character for each weight: the character for 0 is "N", each step up or down is one character further. */
const ZERO = 'N'.charCodeAt(0);
const packed = (row: Float32Array) =>
  [...row].map((value) => String.fromCharCode(ZERO + Math.max(-40, Math.min(40, Math.round(value * STEPS))))).join('');

function stored({ features, transitions }: Weights): string {
  const lines = [...features]
    .filter(([, row]) => row.some((value) => value !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(packed(row))}`);
  return `{"steps":${STEPS},"transitions":${JSON.stringify(transitions.map(packed))},"features":{\n${lines.join(',\n')}\n}}\n`;
}

const examples = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => readExample(name) ?? []);
const isCheck = (_: unknown, i: number) => i % 5 === 4;
const learned = options.check ? examples.filter((each, i) => !isCheck(each, i)) : examples;
const first = train(learned, ROUNDS, PENALTY);
// Learned again with only the features that matter, so that these take over what the others did.
const matters = (name: string) =>
  name === 'any' || (first.features.get(name)?.some((value) => Math.abs(value) >= LEAST_WEIGHT) ?? false);
const exact = train(
  learned.map((each) => ({ ...each, features: each.features.map((names) => names.filter(matters)) })),
  ROUNDS,
  PENALTY,
);
const any = exact.features.get('any');
if (any) any[0] = (any[0] ?? 0) - Number(options.bias);
const weights = rounded(exact);
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
  writeFileSync(target, stored(weights));
  console.log(`${examples.length} résumés, ${weights.features.size} features`);
}
