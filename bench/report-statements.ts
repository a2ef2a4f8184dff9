/**
 * What the reports say about real résumés, for a reader who checks it against the pages: `node bench/report-statements.ts [--sample 300] [--seed 1]`.
 *
 * Every résumé under `$SHARED_DATA/resumes` is scored against ten advertisements of different fields (`bench/fixtures/fresh/fields`). Prints how many
 * statements a report makes and, in an order that the seed draws, a sample of them with the file, the advertisement, and the words it rests on.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createScorer, type ScoreReport } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import { readSharedResumes } from './support/score-files.ts';
import { requireSharedData } from './support/shared-data.ts';
import { getMedian } from './support/statistics.ts';

const ADS_PER_FILE = 10;
const AS_OF = '2026-11';

const { values } = parseArgs({
  options: { sample: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});

interface Statement {
  file: string;
  ad: string;
  kind: string;
  text: string;
  field?: string;
  quote?: string;
}

/** Every sentence of a report that states something about the person, the page, or the job. */
function listStatements(report: ScoreReport): Omit<Statement, 'file' | 'ad'>[] {
  const rules = report.parts.flatMap(({ rules }) => rules);
  return [
    ...rules.flatMap(({ id, evidence, losses }) => [
      ...evidence.map(({ text, field, quote }) => ({ kind: id, text, ...toOptional(field, quote) })),
      ...losses.map(({ reason, field, quote }) => ({ kind: id, text: reason, ...toOptional(field, quote) })),
    ]),
    ...report.caps.map(({ id, reason }) => ({ kind: `cap ${id}`, text: reason })),
    ...report.knockouts.map(({ kind, question, answer, evidence, quote }) => ({
      kind: `deal-breaker ${kind}`,
      text: `${question} ${answer}. ${evidence?.text ?? ''}`.trim(),
      ...toOptional(evidence?.field, quote),
    })),
  ];
}

const toOptional = (field: string | undefined, quote: string | undefined) => ({
  ...(field && { field }),
  ...(quote && { quote }),
});

interface LabeledAd {
  ad: string;
  field: string;
}

const labels = readFileSync(join(import.meta.dirname, 'fixtures/fresh/fields/ads.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as LabeledAd);
const texts = new Map(
  readFileSync(requireSharedData('listings/us-ads-2017-tagged.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; text: string })
    .map(({ id, text }) => [id, text]),
);

const order = (text: string) => createHash('sha256').update(`${values.seed} ${text}`).digest('hex');
const sortByKey = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  [...items].sort((a, b) => (order(key(a)) < order(key(b)) ? -1 : 1));

/** Ten advertisements, each from a different field. */
function listAds(file: string): LabeledAd[] {
  const fields = new Set<string>();
  return sortByKey(labels, ({ ad }) => `${file} ${ad}`)
    .filter(({ field }) => !fields.has(field) && fields.add(field))
    .slice(0, ADS_PER_FILE);
}

const statements: Statement[] = [];
const counts: number[] = [];
for (const { name, subject } of await readSharedResumes()) {
  for (const { ad } of listAds(name)) {
    const said = listStatements(createScorer(readJob(texts.get(ad) ?? ''), AS_OF)(subject));
    counts.push(said.length);
    statements.push(...said.map((statement) => ({ file: name, ad, ...statement })));
  }
}

console.log(
  `${counts.length} reports, ${statements.length} statements, median ${getMedian(counts)} a report (seed ${values.seed})\n`,
);
for (const { file, ad, kind, text, field, quote } of sortByKey(statements, (each) => JSON.stringify(each)).slice(
  0,
  Number(values.sample),
)) {
  console.log(`${file} · ${ad} · ${kind}${field ? ` · ${field}` : ''}`);
  console.log(`  ${text}`);
  if (quote) console.log(`  ad: ${quote.replace(/\s+/g, ' ').slice(0, 240)}`);
}
