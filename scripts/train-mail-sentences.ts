/**
 * Trains what says how probable it is that a sentence of an email tells of an application’s arrival, its rejection, and so on, and writes
 * its weights: `node scripts/train-mail-sentences.ts`. `--check` learns from four fifths of the sentences and reports how many of the
 * others are read right. `--without open,held,second,sentences,wordings` leaves sources out, to measure on them.
 *
 * Data: `bench/fixtures/application-mail` (see the README there) and the wordings of the unit tests. Of the messages of `second`, a third
 * stays unseen.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isUnseen } from '../bench/support/unseen-mail.ts';
import { readNewest } from '../packages/core/src/application-mail/newest-part.ts';
import { listFeatures } from '../packages/core/src/application-mail/scoring/features.ts';
import { score, toShares, type Weights } from '../packages/core/src/application-mail/scoring/model.ts';
import type { PlainSentence } from '../packages/core/src/application-mail/sentence-context.ts';
import { toSentences } from '../packages/core/src/application-mail/signals.ts';
import { MAIL_KINDS, type MailKind } from '../packages/core/src/application-mail/types.ts';
import { readMail } from '../packages/documents/src/mail/read-mail.ts';

const folder = new URL('../bench/fixtures/application-mail/', import.meta.url);
const wordings = new URL('../packages/core/src/application-mail/wordings.json', import.meta.url);
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    target: { type: 'string' },
    rounds: { type: 'string', default: '30' },
    penalty: { type: 'string', default: '5' },
  },
});
const target = options.target ?? new URL('../packages/core/src/application-mail/scoring/weights.json', import.meta.url);

interface Example {
  /** Sentences of which at least one says it. A message that says nothing is in as many groups as it has sentences. */
  group: readonly PlainSentence[];
  kind: MailKind;
  /** Whether it is a sentence beside the one that tells the kind, and may say something else. */
  isBeside?: boolean;
}

interface Labeled {
  file: string;
  kind: MailKind;
  quote: string | null;
  misleads: string | null;
}

const readJson = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;
const listSingle = (sentences: readonly PlainSentence[], kind: MailKind, isBeside = false): Example[] =>
  sentences.map((sentence) => ({ group: [sentence], kind, isBeside }));

const readSentences = (): Example[] =>
  MAIL_KINDS.flatMap((kind) =>
    readFileSync(new URL(`sentences/${kind}.txt`, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line): Example => ({ group: toSentences(line), kind })),
  );

const readWordings = (): Example[] =>
  (JSON.parse(readFileSync(wordings, 'utf8')) as { kind: MailKind; text: string }[]).flatMap(({ kind, text }) =>
    kind === 'none' ? listSingle(toSentences(text), kind, true) : [{ group: toSentences(text), kind }],
  );

/** Messages whose sentences say something, although the message doesn’t change an application of its reader. */
const BY_CONTEXT = new Set(['fwd-friend', 'quoted-thread', 'hidden-text', 'withdrawn']);

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

async function readMessages(set: 'open' | 'held' | 'second'): Promise<Example[]> {
  const labels = readJson<Labeled[]>(set === 'second' ? 'second/held.json' : `${set}.json`);
  const examples: Example[] = [];
  for (const { file, kind, quote, misleads } of labels) {
    if (set === 'second' && isUnseen(file)) continue;
    const mail = await readMail(readFileSync(new URL(set === 'second' ? `second/${file}` : file, folder)));
    const { subject, text } = readNewest(mail);
    const sentences = toSentences(`${subject}\n${text}`);
    if (kind === 'none') {
      if (misleads === null || !BY_CONTEXT.has(misleads)) examples.push(...listSingle(sentences, 'none', true));
      continue;
    }
    const wanted = plainOf(quote ?? '');
    const isOwn = ({ text: own }: PlainSentence) => {
      const words = plainOf(own);
      return (
        words.length > 8 && wanted !== '' && (words.includes(wanted) || (wanted.includes(words) && words.length > 20))
      );
    };
    const own = sentences.filter(isOwn);
    if (own.length > 0) examples.push({ group: own, kind });
    examples.push(
      ...listSingle(
        sentences.filter((one) => !isOwn(one)),
        'none',
        true,
      ),
    );
  }
  return examples;
}

const DROPPED = 0.5;
const RATE = 0.1;
const LEAST_TIMES = 2;
/** The sentences beside the one that tells the kind are mostly the same in all messages. */
const BESIDE_SHARE = 1;

interface Learned {
  features: string[];
  kind: MailKind;
  weight: number;
}

const FIRST_SEED = 12_345;
/** Weights that are the mean of several runs depend less on the order of the examples and on what each leaves out. */
const RUNS = 4;

function trainSeveral(examples: readonly Learned[]): Weights {
  const runs = Array.from({ length: RUNS }, (_, at) => train(examples, FIRST_SEED + at * 1000));
  const [first = new Map<string, Float32Array>()] = runs;
  return new Map(
    [...first].map(([name, row]) => [
      name,
      row.map((_, kind) => runs.reduce((sum, run) => sum + (run.get(name)?.[kind] ?? 0), 0) / runs.length),
    ]),
  );
}

interface Known {
  numbers: Uint32Array;
  kind: number;
  weight: number;
}

/** Stochastic gradient descent with step sizes by AdaGrad (Duchi, Hazan and Singer, 2011) and an L2 penalty. */
function train(examples: readonly Learned[], seed = FIRST_SEED): Weights {
  const times = new Map<string, number>();
  for (const { features } of examples) for (const name of features) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times].filter(([, count]) => count >= LEAST_TIMES).map(([name]) => name);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const size = MAIL_KINDS.length;
  const values = new Float32Array(names.length * size);
  const squares = new Float32Array(names.length * size).fill(1e-6);
  const decay = Number(options.penalty) / examples.length;
  const random = createRandom(seed);
  const known = examples.map(
    ({ features, kind, weight }): Known => ({
      numbers: Uint32Array.from(features.flatMap((name) => numbers.get(name) ?? [])),
      kind: MAIL_KINDS.indexOf(kind),
      weight,
    }),
  );
  for (let round = 0; round < Number(options.rounds); round++) {
    const order = known.map((example) => ({ example, key: random() })).sort((a, b) => a.key - b.key);
    for (const { example } of order) {
      const used = example.numbers.filter(() => random() >= DROPPED);
      const sums = new Float64Array(size);
      for (const number of used)
        for (let kind = 0; kind < size; kind++)
          sums[kind] = (sums[kind] ?? 0) + (values[number * size + kind] ?? 0) / (1 - DROPPED);
      const shares = toShares(sums);
      for (const number of used) {
        for (let kind = 0; kind < size; kind++) {
          const at = number * size + kind;
          const value = values[at] ?? 0;
          const gradient = example.weight * (Number(kind === example.kind) - (shares[kind] ?? 0)) - decay * value;
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          values[at] = value + (RATE * gradient) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return new Map(names.map((name, number) => [name, values.slice(number * size, (number + 1) * size)]));
}

/** Repeatable random numbers from 0 to 1: the linear congruential generator of the C standard. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Learns twice: the second time with the sentence of each group that tells its kind, and without those beside it that tell another. */
function learn(examples: readonly Example[]): Weights {
  const clear = examples.filter(({ group }) => group.length === 1);
  const read = (example: PlainSentence) => cached(example);
  let weights = train(
    clear.map(({ group, kind, isBeside }) => ({
      features: group.flatMap(read),
      kind,
      weight: isBeside ? BESIDE_SHARE / 4 : 1,
    })),
  );
  for (let turn = 0; turn < 2; turn++) {
    const before = weights;
    weights = trainSeveral(
      examples.flatMap(({ group, kind, isBeside = false }) => {
        const rated = group.map((one) => ({ features: read(one), scores: score(read(one), before) }));
        const best = rated.sort((a, b) => b.scores[kind] - a.scores[kind])[0];
        if (!best) return [];
        const saysMore = isBeside && best.scores.none < 0.3;
        return saysMore ? [] : [{ features: best.features, kind, weight: isBeside ? BESIDE_SHARE : 1 }];
      }),
    );
  }
  return weights;
}

const cache = new Map<PlainSentence, string[]>();
function cached(sentence: PlainSentence): string[] {
  const known = cache.get(sentence);
  if (known) return known;
  const made = listFeatures(sentence);
  cache.set(sentence, made);
  return made;
}

/** Weights are stored in steps of 1/16. */
const STEPS = 16;
/** Rows whose weights are all smaller are left out: they change next to nothing. */
const LEAST_WEIGHT = 0.1;
const ZERO = 'Z'.charCodeAt(0);
/** A row as one character for each weight: the character for 0 is "Z", each step up or down is one character further. */
const packed = (row: Float32Array) =>
  [...row]
    .map((value) => String.fromCharCode(ZERO + Math.max(-56, Math.min(1000, Math.round(value * STEPS)))))
    .join('');

function stored(weights: Weights): string {
  const lines = [...weights]
    .filter(([, row]) => row.some((value) => Math.abs(value) >= LEAST_WEIGHT))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${JSON.stringify(name)}:${JSON.stringify(packed(row))}`);
  return `{"steps":${STEPS},"features":{\n${lines.join(',\n')}\n}}\n`;
}

function report(examples: readonly Example[], weights: Weights): void {
  for (const kind of MAIL_KINDS) {
    const own = examples.filter((example) => example.kind === kind && !example.isBeside);
    const right = own.filter(({ group }) => group.some((one) => readKind(score(cached(one), weights)) === kind));
    console.log(`${kind.padEnd(10)} ${right.length} of ${own.length} right`);
  }
}

const readKind = (scores: Readonly<Record<MailKind, number>>): MailKind =>
  [...MAIL_KINDS].sort((a, b) => scores[b] - scores[a])[0] ?? 'none';

const without = options.without.split(',');
const sources: readonly (readonly [string, () => Example[] | Promise<Example[]>])[] = [
  ['sentences', readSentences],
  ['wordings', readWordings],
  ['open', () => readMessages('open')],
  ['held', () => readMessages('held')],
  ['second', () => readMessages('second')],
];
const examples: Example[] = [];
const left: Example[] = [];
for (const [name, read] of sources) (without.includes(name) ? left : examples).push(...(await read()));
const isChecked = (_: unknown, i: number) => options.check && i % 5 === 4;
const weights = learn(examples.filter((each, i) => !isChecked(each, i)));
if (options.check) report(examples.filter(isChecked), weights);
else if (without.some((name) => name !== '')) report(left, weights);
if (!options.check) {
  const text = stored(weights);
  writeFileSync(target, text);
  console.log(`${examples.length} examples, ${text.split('\n').length - 3} features written`);
}
