/**
 * Trains what says how likely an edit of a line says something else than the line, and writes its trees: `node scripts/train-truth.ts`.
 * `--check` instead learns from all writers but one, for each of them, and reports how the edits of that one are judged: that is how edits by a
 * writer whom nobody has met are judged.
 *
 * Data: edits labeled as honest or as lies in `bench/fixtures/fresh/truth` (see the README there), and those of the unit tests.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listChanges, MOST_COUNTED } from '../packages/core/src/improve/truth/learned/judge.ts';
import { countFeatures, scoreTree, type Tree } from '../packages/core/src/text/decision-trees.ts';
import { type BoostOptions, boost } from './training/boosted-trees.ts';
import { KNOWN_WRITER, readTruthCases, type TruthExample } from './training/truth-examples.ts';

const OPTIONS: BoostOptions = {
  trees: 400,
  depth: 5,
  rate: 0.05,
  leastWeight: 4,
  penalty: 2,
  share: 0.15,
  most: MOST_COUNTED,
};
/** The number of edits that a feature occurs in at least. */
const LEAST_TIMES = 40;
/** The share of lies that may be taken for honest, counting those that the rules accept. */
const LIES_ACCEPTED = 0.008;
const MODEL = new URL('../packages/core/src/improve/truth/learned/model.json', import.meta.url);

/** One text of an edit, with what it changes; none if it is refused for what it adds. */
interface Row {
  changes: string[] | undefined;
}

interface Judged extends TruthExample {
  rows: Row[];
}

interface Model {
  features: string[];
  places: ReadonlyMap<string, number>;
  trees: Tree[];
}

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const edits = readTruthCases().map((edit): Judged => {
  const rows = edit.edited.map((text) => ({ changes: listChanges(text, edit.own) }));
  return { ...edit, rows };
});
const writers = [...new Set(edits.map(({ writer }) => writer))].filter((writer) => writer !== KNOWN_WRITER);

const scored = writers.flatMap((writer) => {
  const model = train(edits.filter((edit) => edit.writer !== writer));
  return edits.filter((edit) => edit.writer === writer).map((edit) => ({ edit, score: scoreWhole(edit, model) }));
});
const limit = findLimit();
for (const writer of [...writers, undefined]) report(writer);
if (!options.check) {
  const model = train(edits);
  const lies = edits.filter(({ writer, isHonest }) => writer === KNOWN_WRITER && !isHonest);
  const lowest = Math.min(...lies.map((edit) => scoreWhole(edit, model)));
  console.log(`limit ${limit.toFixed(2)}, lowest known lie ${lowest.toFixed(2)}`);
  const { features, trees } = withoutUnused(model);
  writeFileSync(MODEL, `${JSON.stringify({ limit: Math.min(limit, lowest), features, trees })}\n`);
  console.log(`${features.length} features, ${trees.length} trees`);
}

function train(examples: readonly Judged[]): Model {
  const times = new Map<string, number>();
  for (const { rows } of examples)
    for (const name of new Set(rows.flatMap(({ changes }) => changes ?? [])))
      times.set(name, (times.get(name) ?? 0) + 1);
  const features = [...times]
    .filter(([, count]) => count >= LEAST_TIMES)
    .map(([name]) => name)
    .sort();
  const places = new Map(features.map((feature, at) => [feature, at]));
  const trees = boost(
    examples.flatMap(({ rows, isHonest, weight }) =>
      rows.flatMap(({ changes }) =>
        changes
          ? [
              {
                values: countFeatures(changes, places, MOST_COUNTED),
                isPositive: !isHonest,
                // Which text of a lie is false isn't labeled.
                weight: isHonest ? weight : weight / rows.length,
              },
            ]
          : [],
      ),
    ),
    OPTIONS,
  );
  return { features, places, trees };
}

/** The score of the text of an edit that is judged worst. */
function scoreWhole({ rows }: Judged, { places, trees }: Model): number {
  const scores = rows.map(({ changes }) => {
    if (!changes) return Number.POSITIVE_INFINITY;
    const values = countFeatures(changes, places, MOST_COUNTED);
    return trees.reduce<number>((sum, tree) => sum + scoreTree(tree, values), 0);
  });
  return Math.max(...scores);
}

/** The score below which few enough lies are, of all writers. */
function findLimit(): number {
  const lies = scored.filter(({ edit }) => !edit.isHonest).map(({ score }) => score);
  lies.sort((a, b) => a - b);
  return lies[Math.floor(lies.length * LIES_ACCEPTED)] ?? 0;
}

function report(writer: string | undefined): void {
  const list = scored.filter(({ edit }) => writer === undefined || edit.writer === writer);
  const count = (isHonest: boolean) => {
    const all = list.filter(({ edit }) => edit.isHonest === isHonest);
    const accepted = all.filter(({ score }) => score < limit).length;
    return `${accepted} of ${all.length} (${((accepted / all.length) * 100).toFixed(1)} %)`;
  };
  console.log(`${writer ?? 'all'}: honest accepted ${count(true)}, lies ${count(false)}`);
}

/** A model whose list of features has only those that a tree asks for. */
function withoutUnused({ features, trees }: Model): Pick<Model, 'features' | 'trees'> {
  const used = new Set<number>();
  const visit = (tree: Tree): void => {
    if (typeof tree === 'number') return;
    used.add(tree[0]);
    visit(tree[2]);
    visit(tree[3]);
  };
  for (const tree of trees) visit(tree);
  const order = [...used].sort((a, b) => a - b);
  const places = new Map(order.map((feature, at) => [feature, at]));
  const renumber = (tree: Tree): Tree =>
    typeof tree === 'number' ? tree : [places.get(tree[0]) ?? 0, tree[1], renumber(tree[2]), renumber(tree[3])];
  return { features: order.map((at) => features[at] ?? ''), trees: trees.map(renumber) };
}
