/**
 * Trains what reads emails about applications, and writes its weights: how probable it is that a sentence says something, where a message
 * names the employer and the job, and what a message says as a whole. First, each writer's messages are read with weights that were
 * learned from all others: the weights for whole messages are learned from that, and how it is read is reported.
 *
 * Usage: `node scripts/train-mail.ts [--check] [--details] [--only <writer>] [--cache <folder>]`. `--check` only reports. What was learned
 * without a writer is stored in the folder and used again. Data: `bench/fixtures/application-mail` (see the README there), and the wordings
 * of the unit tests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { type MessageFacts, readFacts } from '../packages/core/src/application-mail/facts.ts';
import type { MailModels } from '../packages/core/src/application-mail/models.ts';
import { listMessageFeatures } from '../packages/core/src/application-mail/scoring/message-features.ts';
import type { Weights } from '../packages/core/src/text/linear-model.ts';
import { type LogisticExample, trainLogistic } from './training/logistic.ts';
import { listSentenceExamples, toMailExamples, toWordingExamples } from './training/mail-examples.ts';
import { reportMails, reportParties } from './training/mail-report.ts';
import {
  type LabeledMail,
  listSentenceMails,
  readLabeledMails,
  readWordings,
  toWordingMail,
} from './training/mail-sources.ts';
import { learnParties, PARTY_STEPS, toPartyExample } from './training/party-weights.ts';
import { learnSentences } from './training/sentence-weights.ts';
import { toRounded, toStored } from './training/stored-weights.ts';
import { toWeightsFile } from './training/tagger.ts';

const folder = new URL('../packages/core/src/application-mail/', import.meta.url);
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    details: { type: 'boolean' },
    only: { type: 'string' },
    cache: { type: 'string' },
  },
});

type ReaderModels = Omit<MailModels, 'messages'>;

interface ReadMail {
  mail: LabeledMail;
  facts: MessageFacts;
  example: LogisticExample;
}

/** The wordings and the single sentences are short and like each other, and there are many. */
const SHARES: ReadonlyMap<string, number> = new Map([
  ['wordings', 0.5],
  ['sentences', 0.2],
]);
/** Runs for what is only read once. */
const QUICK_RUNS = 2;
const RUNS = 4;
/** Weights are stored in steps of one by these. Those of messages are smaller, since a message has more features. */
const SENTENCE_STEPS = 8;
const MESSAGE_STEPS = 16;

const mails = await readLabeledMails();
const wordings = readWordings();

function learnSentenceWeights(without: string | null, runs: number): Weights {
  const own = mails.filter(({ writer }) => writer !== without);
  const short = without === 'wordings' ? [] : wordings;
  const sentences = without === 'sentences' ? [] : listSentenceExamples();
  return toRounded(
    learnSentences([...sentences, ...short.flatMap(toWordingExamples), ...own.flatMap(toMailExamples)], runs),
    SENTENCE_STEPS,
  );
}

const learnPartyWeights = (without: string | null) =>
  learnParties(mails.filter(({ writer }) => writer !== without).map(toPartyExample));

/** Reads what was learned without a writer, or learns it. */
function findCached<T>(name: string, learn: () => T): T {
  const file = options.cache ? join(options.cache, `${name}.bin`) : null;
  if (file && existsSync(file)) return deserialize(readFileSync(file)) as T;
  const learned = learn();
  if (file) writeFileSync(file, serialize(learned));
  return learned;
}

const findModels = (without: string): ReaderModels => ({
  sentences: findCached(`${without}-sentences`, () => learnSentenceWeights(without, QUICK_RUNS)),
  parties: findCached(`${without}-parties`, () => learnPartyWeights(without)),
});

function read(mail: LabeledMail, models: ReaderModels): ReadMail {
  const facts = readFacts(mail.received, models);
  const weight = SHARES.get(mail.writer) ?? 1;
  return { mail, facts, example: { features: listMessageFeatures(facts), kind: mail.kind, weight } };
}

const learnMessages = (messages: readonly ReadMail[]): Weights =>
  toRounded(
    trainLogistic(
      messages.map(({ example }) => example),
      { rounds: 30, penalty: 2, leastTimes: 2, dropped: 0.5, runs: RUNS, leastWeight: 0.22 },
    ),
    MESSAGE_STEPS,
  );

const all = [...mails, ...wordings.map(toWordingMail), ...listSentenceMails()];
const writers = [...new Set(all.map(({ writer }) => writer))];
const messages = writers.flatMap((writer) => {
  const models = findModels(writer);
  return all.filter((mail) => mail.writer === writer).map((mail) => read(mail, models));
});
for (const writer of writers) {
  if (options.only && options.only !== writer) continue;
  const own = messages.filter(({ mail }) => mail.writer === writer);
  const weights = learnMessages(messages.filter(({ mail }) => mail.writer !== writer));
  console.log(`${writer}: ${own.length} messages`);
  reportMails(own, weights, options.details ?? false);
  reportParties(own, options.details ?? false);
}

if (!options.check) {
  const sentences = learnSentenceWeights(null, RUNS);
  const parties = learnPartyWeights(null);
  const files = {
    'scoring/sentence-weights.json': toStored(sentences, SENTENCE_STEPS),
    'scoring/message-weights.json': toStored(learnMessages(messages), MESSAGE_STEPS),
    'parties/weights.json': toWeightsFile(parties, PARTY_STEPS),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(new URL(name, folder), text);
    console.log(`${name}: ${text.length} characters`);
  }
}
