/**
 * Trains what reads emails about applications, and writes its weights: how probable it is that a sentence says something, where a message
 * names the employer and the job, and what a message says as a whole. First, each writer's messages are read with weights that were
 * learned from all others: the weights for whole messages are learned from that, and how it is read is reported.
 *
 * Usage: `node scripts/train-mail.ts [--check] [--details] [--only <writer>] [--kept <folder>]`. `--check` only reports. What was learned
 * without a writer is kept in the folder and used again. Data: `bench/fixtures/application-mail` (see the README there), and the wordings
 * of the unit tests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { type MessageFacts, readFacts } from '../packages/core/src/application-mail/facts.ts';
import type { MailModels } from '../packages/core/src/application-mail/models.ts';
import { listMessageFeatures } from '../packages/core/src/application-mail/scoring/message-features.ts';
import type { Weights } from '../packages/core/src/application-mail/scoring/model.ts';
import { type LogisticExample, trainLogistic } from './training/logistic.ts';
import { listSentenceExamples, toMailExamples, toWordingExamples } from './training/mail-examples.ts';
import { reportMails, reportParties } from './training/mail-report.ts';
import { type LabeledMail, readLabeledMails, readWordings, toWordingMail } from './training/mail-sources.ts';
import { learnParties, PARTY_STEPS, toPartyExample } from './training/party-weights.ts';
import { learnSentences } from './training/sentence-weights.ts';
import { toRowsFile } from './training/stored-rows.ts';
import { toWeightsFile } from './training/tagger.ts';

const folder = new URL('../packages/core/src/application-mail/', import.meta.url);
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    details: { type: 'boolean' },
    only: { type: 'string' },
    kept: { type: 'string' },
  },
});

type ReaderModels = Omit<MailModels, 'messages'>;

interface ReadMail {
  mail: LabeledMail;
  facts: MessageFacts;
  example: LogisticExample;
}

/** The wordings are short and like each other, and there are many. */
const WORDING_SHARE = 0.3;
/** Runs for what is only read once. */
const QUICK_RUNS = 2;
const RUNS = 4;

const mails = await readLabeledMails();
const wordings = readWordings();

function learnModels(without: string | null, runs: number): ReaderModels {
  const own = mails.filter(({ writer }) => writer !== without);
  const short = without === 'wordings' ? [] : wordings;
  return {
    sentences: learnSentences(
      [...listSentenceExamples(), ...short.flatMap(toWordingExamples), ...own.flatMap(toMailExamples)],
      runs,
    ),
    parties: learnParties(own.map(toPartyExample)),
  };
}

/** Reads what was learned without a writer, or learns it. */
function findModels(without: string): ReaderModels {
  const file = options.kept ? join(options.kept, `${without}.bin`) : null;
  if (file && existsSync(file)) return deserialize(readFileSync(file)) as ReaderModels;
  const models = learnModels(without, QUICK_RUNS);
  if (file) writeFileSync(file, serialize(models));
  return models;
}

function read(mail: LabeledMail, models: ReaderModels): ReadMail {
  const facts = readFacts(mail.received, models);
  const weight = mail.writer === 'wordings' ? WORDING_SHARE : 1;
  return { mail, facts, example: { features: listMessageFeatures(facts), kind: mail.kind, weight } };
}

const learnMessages = (messages: readonly ReadMail[]): Weights =>
  trainLogistic(
    messages.map(({ example }) => example),
    { rounds: 30, penalty: 2, leastTimes: 3, dropped: 0.3, runs: RUNS },
  );

const all = [...mails, ...wordings.map(toWordingMail)];
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

/** Weights are stored in steps of 1/16, without rows that change next to nothing. */
const STEPS = 16;
const LEAST_SENTENCE_WEIGHT = 0.12;
const LEAST_MESSAGE_WEIGHT = 0.05;

if (!options.check) {
  const { sentences, parties } = learnModels(null, RUNS);
  const files = {
    'scoring/sentence-weights.json': toRowsFile(sentences, STEPS, LEAST_SENTENCE_WEIGHT),
    'scoring/message-weights.json': toRowsFile(learnMessages(messages), STEPS, LEAST_MESSAGE_WEIGHT),
    'parties/weights.json': toWeightsFile(parties, PARTY_STEPS),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(new URL(name, folder), text);
    console.log(`${name}: ${text.split('\n').length - 3} features, ${text.length} characters`);
  }
}
