/**
 * How often a company's name is matched to the right employers of a government file: precision and recall of pairs of name and employer,
 * and of how many names with filings at least one employer was found, for the names looked at while tuning and those set aside. The labels
 * are a JSON file like the made-up `bench/fixtures/filings/labels.json`, which is the default: for each name its half, the states of its
 * listings, and the employers that a person found in the file for it. `unsure` ones count neither way.
 *
 *     node bench/filings-match.ts [--labels=labels.json] [--file=employers.csv] [--half=tuned|aside] [--errors]
 *
 * Without `--file`, the labels' `file` is read: beside them, or in the shared data under `visa`. Also prints how long it takes to index the
 * file and to match a name.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isEverydayWord } from '../apps/server/src/domains/listings/filings/everyday-words.ts';
import { surveyFile } from '../apps/server/src/domains/listings/filings/read/survey.ts';
import { createEmployerIndex, type FiledEmployer, findFamily } from '../packages/core/src/employers/index.ts';
import { requireSharedData } from './support/shared-data.ts';

interface Label {
  name: string;
  half: 'tuned' | 'aside';
  states: string[];
  family: string[];
  unsure?: string[];
}

const { values } = parseArgs({
  options: {
    labels: { type: 'string', default: join(import.meta.dirname, 'fixtures/filings/labels.json') },
    file: { type: 'string' },
    half: { type: 'string' },
    errors: { type: 'boolean', default: false },
  },
});
const labels = JSON.parse(readFileSync(values.labels, 'utf8')) as { file: string; names: Label[] };
const beside = join(dirname(values.labels), labels.file);
const path = values.file ?? (existsSync(beside) ? beside : requireSharedData('visa', labels.file));

const employers = await readEmployers(path);
const started = performance.now();
const index = createEmployerIndex(employers);
const indexMs = performance.now() - started;
console.log(`${path}: ${employers.length} employers, indexed in ${indexMs.toFixed(0)} ms`);

// The word list is read once.
isEverydayWord('');
for (const half of ['tuned', 'aside'] as const) if (values.half === undefined || values.half === half) measure(half);

async function readEmployers(file: string): Promise<FiledEmployer[]> {
  const survey = await surveyFile(file, undefined);
  const found = new Map<string, { states: Set<string>; cities: Set<string>; approvals: number }>();
  for await (const row of survey.rows()) {
    const filing = 'cells' in row ? survey.reader.read(row.cells) : row.reason;
    if (typeof filing === 'string') continue;
    const known = found.get(filing.employer) ?? { states: new Set(), cities: new Set(), approvals: 0 };
    if (filing.state !== '') known.states.add(filing.state);
    if (filing.city !== '') known.cities.add(`${filing.city}, ${filing.state}`);
    known.approvals += (filing.initial_approvals ?? 0) + (filing.continuing_approvals ?? 0) + (filing.certified ?? 0);
    found.set(filing.employer, known);
  }
  return [...found].map(([name, { states, cities, approvals }]) => ({
    name,
    states: [...states],
    cities: [...cities],
    approvals,
  }));
}

function measure(half: Label['half']): void {
  const names = labels.names.filter((label) => label.half === half);
  if (names.length === 0) return;
  const counts = { right: 0, wrong: 0, missed: 0, names: 0, found: 0 };
  const before = performance.now();
  const results = names.map((label) => ({
    label,
    got: findFamily(index, label, { isWord: isEverydayWord }).map(({ employer }) => employer.name),
  }));
  const perName = (performance.now() - before) / names.length;
  for (const { label, got } of results) {
    const wanted = new Set(label.family);
    const right = got.filter((name) => wanted.has(name));
    const wrong = got.filter((name) => !wanted.has(name) && !label.unsure?.includes(name));
    const missed = label.family.filter((name) => !got.includes(name));
    counts.right += right.length;
    counts.wrong += wrong.length;
    counts.missed += missed.length;
    if (wanted.size > 0) counts.names++;
    if (right.length > 0) counts.found++;
    if (!values.errors) continue;
    for (const name of wrong) console.log(`  ${label.name}: wrong ${name}`);
    for (const name of missed) console.log(`  ${label.name}: missed ${name}`);
  }
  const { right, wrong, missed } = counts;
  console.log(
    `${half}: ${names.length} names, precision ${(right / (right + wrong)).toFixed(3)} (${wrong} wrong), recall ${(right / (right + missed)).toFixed(3)} (${missed} of ${right + missed} missed), ` +
      `something found for ${counts.found} of ${counts.names} names with filings, ${(perName * 1000).toFixed(0)} µs a name`,
  );
}
