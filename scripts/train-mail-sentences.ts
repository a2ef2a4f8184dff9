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
import { scoreSentence } from '../packages/core/src/application-mail/scoring/model.ts';
import type { PlainSentence } from '../packages/core/src/application-mail/sentence-context.ts';
import { toSentences } from '../packages/core/src/application-mail/signals.ts';
import { MAIL_KINDS, type MailKind } from '../packages/core/src/application-mail/types.ts';
import type { Weights } from '../packages/core/src/text/linear-model.ts';
import { readMail } from '../packages/documents/src/mail/read-mail.ts';
import {
  countFeatures,
  type Example as Learned,
  toStored,
  train,
  trainSeveral,
} from './training/logistic-regression.ts';

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

/** The sentences beside the one that tells the kind are mostly the same in all messages. */
const BESIDE_SHARE = 1;

const TRAINING = {
  kinds: MAIL_KINDS.length,
  rounds: Number(options.rounds),
  penalty: Number(options.penalty),
};
const toLearned = (features: readonly string[], kind: MailKind, weight: number): Learned => ({
  features,
  kinds: [MAIL_KINDS.indexOf(kind)],
  weight,
});

/** Learns twice: the second time with the sentence of each group that tells its kind, and without those beside it that tell another. */
function learn(examples: readonly Example[]): Weights {
  const clear = examples.filter(({ group }) => group.length === 1);
  const read = (example: PlainSentence) => cached(example);
  let weights = train(
    clear.map(({ group, kind, isBeside }) => toLearned(group.flatMap(read), kind, isBeside ? BESIDE_SHARE / 4 : 1)),
    TRAINING,
  );
  for (let turn = 0; turn < 2; turn++) {
    const before = weights;
    weights = trainSeveral(
      examples.flatMap(({ group, kind, isBeside = false }) => {
        const rated = group.map((one) => ({ features: read(one), scores: scoreSentence(read(one), before) }));
        const best = rated.sort((a, b) => b.scores[kind] - a.scores[kind])[0];
        if (!best) return [];
        const saysMore = isBeside && best.scores.none < 0.3;
        return saysMore ? [] : [toLearned(best.features, kind, isBeside ? BESIDE_SHARE : 1)];
      }),
      TRAINING,
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

function report(examples: readonly Example[], weights: Weights): void {
  for (const kind of MAIL_KINDS) {
    const own = examples.filter((example) => example.kind === kind && !example.isBeside);
    const right = own.filter(({ group }) =>
      group.some((one) => readKind(scoreSentence(cached(one), weights)) === kind),
    );
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
  const text = toStored(weights);
  writeFileSync(target, text);
  console.log(`${examples.length} examples, ${countFeatures(text)} features written`);
}
