/**
 * Trains the tagger that finds the employer and the job in an email about an application, and writes its weights:
 * `node scripts/train-mail-parties.ts`. `--check` trains without each writer in turn and reports how that writer's mail is read.
 *
 * Data: the marked and the labeled messages of `bench/fixtures/application-mail` (see the README there).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readMarkedMails } from '../bench/support/marked-mails.ts';
import { isUnseen } from '../bench/support/unseen-mail.ts';
import { readNewest } from '../packages/core/src/application-mail/newest-part.ts';
import { describeMessage } from '../packages/core/src/application-mail/parties/features.ts';
import { findParties } from '../packages/core/src/application-mail/parties/find-parties.ts';
import { PARTY_LABELS, type Party } from '../packages/core/src/application-mail/parties/labels.ts';
import type { MailMessage, NewestMessage } from '../packages/core/src/application-mail/types.ts';
import type { Label } from '../packages/core/src/tagging/labels.ts';
import type { Weights } from '../packages/core/src/tagging/model.ts';
import { readMail } from '../packages/documents/src/mail/read-mail.ts';
import { type TaggedExample, toWeightsFile, trainTagger } from './training/tagger.ts';

const folder = new URL('../bench/fixtures/application-mail/', import.meta.url);
const target = new URL('../packages/core/src/application-mail/parties/weights.json', import.meta.url);
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    only: { type: 'string' },
    details: { type: 'boolean' },
    rounds: { type: 'string', default: '10' },
    penalty: { type: 'string', default: '3' },
    drop: { type: 'string', default: '0.3' },
    times: { type: 'string', default: '3' },
    least: { type: 'string', default: '0.2' },
    bias: { type: 'string', default: '0.5' },
  },
});

interface Example extends TaggedExample {
  id: string;
  writer: string;
  message: NewestMessage;
  company: string | null;
  title: string | null;
}

interface Source {
  id: string;
  writer: string;
  received: MailMessage;
  company: string | null;
  title: string | null;
  employers: readonly string[];
  titles: readonly string[];
}

function toExample({ id, writer, received, company, title, employers, titles }: Source): Example {
  const message = readNewest(received);
  const { lines, tokens, features, breaks } = describeMessage(message);
  const labels = tokens.map((): Label<Party> => 'none');
  const parties: readonly (readonly [Party, string])[] = [
    ...employers.map((name) => ['employer', name] as const),
    ...titles.map((name) => ['title', name] as const),
  ];
  // The longest first, since “Acme” is in “Acme Careers” too.
  for (const [party, name] of parties.toSorted((a, b) => b[1].length - a[1].length))
    for (const [line, { text }] of lines.entries())
      for (let from = text.indexOf(name); from !== -1; from = text.indexOf(name, from + name.length)) {
        const to = from + name.length;
        const own = tokens.flatMap((token, i) =>
          token.line === line && token.from >= from && token.to <= to ? [i] : [],
        );
        const [first, last] = [tokens[own[0] ?? -1], tokens[own.at(-1) ?? -1]];
        if (first?.from !== from || last?.to !== to || own.some((i) => labels[i] !== 'none')) continue;
        own.forEach((i, at) => {
          labels[i] = at === 0 ? `${party}:first` : `${party}:inside`;
        });
      }
  return {
    id,
    writer,
    message,
    company,
    title,
    features,
    breaks,
    labels: labels.map((label) => PARTY_LABELS.labels.indexOf(label)),
  };
}

interface Labeled {
  file: string;
  kind: string;
  company: string | null;
  title: string | null;
}

async function readLabeled(set: 'open' | 'held' | 'second'): Promise<Source[]> {
  const file = set === 'second' ? 'second/held.json' : `${set}.json`;
  const labels = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Labeled[];
  const sources: Source[] = [];
  for (const one of labels) {
    if (one.kind === 'none' || (set === 'second' && isUnseen(one.file))) continue;
    const received = await readMail(readFileSync(new URL(set === 'second' ? `second/${one.file}` : one.file, folder)));
    const { company, title } = one;
    sources.push({
      id: one.file,
      writer: set === 'second' ? 'second' : 'first',
      received,
      company,
      title,
      employers: company === null ? [] : [company],
      titles: title === null ? [] : [title],
    });
  }
  return sources;
}

const readMarked = (writer: string): Source[] =>
  readMarkedMails(new URL(`${writer}.jsonl`, folder))
    .filter(({ kind }) => kind !== 'none')
    .map((mail) => ({ ...mail, writer, received: mail.message }));

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

function isSameName(a: string, b: string): boolean {
  const [first, second] = [normalize(a), normalize(b)];
  return (
    first !== '' && second !== '' && (`${first} `.startsWith(`${second} `) || `${second} `.startsWith(`${first} `))
  );
}

const formatShare = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Reports as `bench/application-mail.ts` does, and by certainty. */
function report(examples: readonly Example[], weights: Weights): void {
  const read = examples.map((example) => ({ example, parties: findParties(example.message, weights) }));
  for (const party of PARTY_LABELS.parts) {
    const rows = read.map(({ example, parties }) => ({
      id: example.id,
      wanted: party === 'employer' ? example.company : example.title,
      found: parties[party],
    }));
    const isRight = ({ wanted, found }: (typeof rows)[number]) =>
      wanted !== null && found !== null && isSameName(wanted, found.name);
    const found = rows.filter((row) => row.found !== null);
    const right = rows.filter(isRight).length;
    const wanted = rows.filter((row) => row.wanted !== null).length;
    const bands = BANDS.map((least, i) => {
      const own = found.filter(
        ({ found: name }) => (name?.certainty ?? 0) >= least && (name?.certainty ?? 0) < (BANDS[i - 1] ?? 2),
      );
      return `≥ ${least}: ${own.filter(isRight).length} of ${own.length}`;
    });
    console.log(
      `  ${party.padEnd(9)} precision ${formatShare(right, found.length)}, recall ${formatShare(right, wanted)} (${wanted}); ${bands.join(', ')}`,
    );
    if (options.details)
      for (const row of rows)
        if (!isRight(row) && (row.wanted !== null || row.found !== null))
          console.log(`    ${row.id}: ${row.wanted} read as ${row.found?.name} (${row.found?.certainty.toFixed(2)})`);
  }
}

const BANDS = [0.99, 0.9, 0.7, 0.5, 0];

const learn = (examples: readonly Example[]): Weights =>
  trainTagger(examples, PARTY_LABELS, {
    rounds: Number(options.rounds),
    penalty: Number(options.penalty),
    dropped: Number(options.drop),
    leastTimes: Number(options.times),
    leastWeight: Number(options.least),
    bias: Number(options.bias),
    steps: STEPS,
  });

const STEPS = 8;

const sources = [
  ...(await readLabeled('open')),
  ...(await readLabeled('held')),
  ...(await readLabeled('second')),
  ...readMarked('marked-a'),
  ...readMarked('marked-b'),
];
const examples = sources.map(toExample);
if (options.check) {
  for (const writer of new Set(examples.map((one) => one.writer))) {
    if (options.only && options.only !== writer) continue;
    const weights = learn(examples.filter((one) => one.writer !== writer));
    const others = examples.filter((one) => one.writer === writer);
    console.log(`Without ${writer}: ${others.length} messages, ${weights.features.size} features`);
    report(others, weights);
  }
} else {
  const text = toWeightsFile(learn(examples), STEPS);
  writeFileSync(target, text);
  console.log(`${examples.length} messages, ${text.split('\n').length - 3} features, ${text.length} bytes`);
}
