/**
 * Trains what says how probable it is that a line of a résumé claims a skill that it names, and writes its weights: `node
 * scripts/train-standing.ts`. `--check` instead learns from all writers but one, for each of them, and reports how the lines of that one are
 * read: that is how lines by a writer whom nobody has met are read.
 *
 * Data: `having-*.jsonl` in `bench/fixtures/fresh/requirements` (see the README there), and made-up résumés.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { unpackWeights } from '../packages/core/src/text/linear-model.ts';
import { listFeatures, readLine } from '../packages/core/src/text/standing/features.ts';
import { judgeStanding, STANDINGS } from '../packages/core/src/text/standing/standing.ts';
import { groupByPlace, scoreStandings } from '../packages/core/src/text/standing/weights.ts';
import { type HavingExample, readLabeled, readUnlabeled, readWordings, WRITERS } from './training/having-examples.ts';
import { trainSeveral } from './training/logistic-regression.ts';
import { countFeatures, toStored } from './training/stored-weights.ts';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    target: { type: 'string' },
    rounds: { type: 'string', default: '30' },
    penalty: { type: 'string', default: '20' },
  },
});
const target = options.target ?? new URL('../packages/core/src/text/standing/weights.json', import.meta.url);
/** More features hardly change what is read. */
const MAX_FEATURES = 12_000;
/** Weights are stored in steps of one by these. */
const STEPS = 16;

/** Learns from the features that tell most when all are learned from, and gives the weights as they are stored. */
function learn(examples: readonly HavingExample[]): string {
  const training = { kinds: STANDINGS.length, rounds: Number(options.rounds), penalty: Number(options.penalty) };
  const all = examples.map(({ text, span, kinds, weight, context }) => ({
    features: listFeatures(readLine(text), span, context),
    kinds,
    weight,
  }));
  const chosenNames = new Set(
    [...trainSeveral(all, training)]
      .map(([name, row]) => ({ name, spread: Math.max(...row) - Math.min(...row) }))
      .sort((a, b) => b.spread - a.spread || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_FEATURES)
      .map(({ name }) => name),
  );
  const chosen = all.map((example) => ({
    ...example,
    features: example.features.filter((name) => chosenNames.has(name)),
  }));
  return toStored(trainSeveral(chosen, training), STEPS);
}

/** How probable it is that a claimed skill gets a greater share than one that isn’t. */
function getArea(read: readonly { isHad: boolean; share: number }[]): number {
  const had = read.filter(({ isHad }) => isHad);
  const not = read.filter(({ isHad }) => !isHad);
  const wins = had.reduce((sum, one) => sum + not.filter(({ share }) => share < one.share).length, 0);
  return wins / (had.length * not.length);
}

const formatShare = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} % (${some} of ${all})`;

function report(name: string, read: readonly { example: HavingExample; standing: string }[]): void {
  const had = read.filter(({ example }) => example.kinds.includes(0));
  const not = read.filter(({ example }) => !example.kinds.includes(0));
  const count = (some: typeof read, standing: string) => some.filter((one) => one.standing === standing).length;
  console.log(
    `${name}: not had, but claimed ${formatShare(count(not, 'claimed'), not.length)}, doubtful ${formatShare(count(not, 'doubtful'), not.length)}; had, and claimed ${formatShare(count(had, 'claimed'), had.length)}, doubtful ${formatShare(count(had, 'doubtful'), had.length)}`,
  );
}

const others = [...readWordings(), ...(await readUnlabeled())];
if (options.check) {
  const all = WRITERS.flatMap((writer) => {
    const known = WRITERS.filter((other) => other !== writer);
    const weights = groupByPlace(unpackWeights(JSON.parse(learn([...known.flatMap(readLabeled), ...others]))));
    const read = readLabeled(writer)
      .filter(({ isFound }) => isFound)
      .map((example) => ({
        example,
        standing: judgeStanding(example.text, example.span, example.context, weights),
        isHad: example.kinds.includes(0),
        share: scoreStandings(readLine(example.text), example.span, example.context, weights, STANDINGS.length)[0] ?? 0,
      }));
    report(`writer ${writer}`, read);
    return read;
  });
  report(
    'lists',
    all.filter(({ example }) => example.context === 'list'),
  );
  report('all', all);
  console.log(`area under the curve ${getArea(all).toFixed(3)}`);
  if (options.errors)
    for (const { example, standing } of all)
      if ((standing === 'claimed') !== example.kinds.includes(0))
        console.log(`  ${standing}: ${example.text.slice(example.span.start, example.span.end)} in “${example.text}”`);
} else {
  const examples = [...WRITERS.flatMap(readLabeled), ...others];
  const text = learn(examples);
  writeFileSync(target, text);
  console.log(`${examples.length} examples, ${countFeatures(text)} features written`);
}
