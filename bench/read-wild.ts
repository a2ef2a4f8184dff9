/**
 * Measures how well résumés made by programs that no rule was written for are read: micro F1 over fields and whole roles, using the
 * scorers in `../shared/tools` (`score-parse.mjs`, `score-roles.mjs`), and whether a field's confidence is accurate. Usage: node
 * bench/read-wild.ts [--details] [--set-aside] [--folder=<folder>]. Files: `$SHARED_DATA/resumes/wild` with its `truths.json`, or another
 * folder's. A third of the 35 files was set aside before the first rules were written: the first 12, sorted by the SHA-256 of a seed and
 * the file name. Both parts have been inspected since; `--details` lists each file's errors. Goals: open files F1 ≥ 96 %, roles ≥ 92 %;
 * set aside F1 ≥ 92 %, roles ≥ 85 %; ≥ 98 % of the fields shown as sure are right, and ≥ 85 % of the right fields are shown as sure.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSure, type JsonResume, type Reading, toJsonResume } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';
import { requireSharedData } from './support/shared-data.ts';

const SEED = 'wild-set-aside-1:';
const SET_ASIDE_COUNT = 12;
const BUCKETS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98];

interface SampleResume {
  file: string;
  ignore?: string[];
  truth: { work: unknown[] };
}

interface MissedValue {
  field: string;
  want: string | null;
  got: string | null;
}

type Tally = Record<string, { tp: number; fp: number; fn: number }>;

interface Scorer {
  FIELDS: string[];
  scoreDocument(truth: unknown, document: unknown, ignore?: string[]): { tally: Tally; misses: MissedValue[] };
  date(value: unknown): string;
  splitSkills(list: readonly unknown[]): Set<string>;
}

/** A value that was read, in the scorer's format. */
interface ScoredValue {
  field: string;
  value: string;
  sure: boolean;
  confidence: number;
}

interface ScoredSample extends SampleResume {
  tally: Tally;
  misses: MissedValue[];
  given: (ScoredValue & { right: boolean })[];
  document: JsonResume;
  unplaced: string[] | undefined;
  ms: number;
}

const { values: options } = parseArgs({
  options: { details: { type: 'boolean' }, 'set-aside': { type: 'boolean' }, folder: { type: 'string' } },
});
const folder = options.folder ?? dirname(requireSharedData('resumes', 'wild', 'truths.json'));
const tools = requireSharedData('..', 'tools');
const scorer: Scorer = await import(join(tools, 'score-parse.mjs'));

const files: SampleResume[] = JSON.parse(readFileSync(join(folder, 'truths.json'), 'utf8'));
const filesByHash = files
  .map((each) => ({
    each,
    hash: createHash('sha256')
      .update(SEED + each.file)
      .digest('hex'),
  }))
  .sort((a, b) => (a.hash < b.hash ? -1 : 1))
  .map(({ each }) => each);

if (options.folder) await report(options.folder, files);
else {
  await report('open', filesByHash.slice(SET_ASIDE_COUNT));
  if (options['set-aside']) await report('set aside', filesByHash.slice(0, SET_ASIDE_COUNT));
}

async function report(name: string, part: readonly SampleResume[]): Promise<void> {
  const scored: ScoredSample[] = [];
  for (const sample of part) scored.push(await score(sample));
  const roles = scoreRoles(scored);
  if (options.details) for (const each of scored) printFile(each, roles.lines);
  console.log(`\n${name}: ${part.length} files`);
  for (const field of scorer.FIELDS)
    printTally(
      field,
      scored.map(({ tally }) => tally[field]),
    );
  printTally(
    'micro',
    scored.flatMap(({ tally }) => Object.values(tally)),
  );
  console.log(roles.total);
  printConfidence(scored.flatMap(({ given }) => given));
  const lines = scored.flatMap(({ unplaced }) => unplaced ?? []);
  console.log(`without a place: ${lines.length} lines, ${lines.join(' ').split(' ').length} words`);
}

async function score(sample: SampleResume): Promise<ScoredSample> {
  const bytes = new Uint8Array(readFileSync(join(folder, sample.file)));
  const started = performance.now();
  const reading: Reading = await readResumeFile(bytes, { name: sample.file });
  const ms = performance.now() - started;
  const document = toJsonResume(reading.resume);
  const { tally, misses } = scorer.scoreDocument(sample.truth, document, sample.ignore);
  const given = judgeValues(getExpected(reading), misses, sample.ignore ?? []);
  return { ...sample, tally, misses, given, document, unplaced: reading.unplaced?.map(({ text }) => text), ms };
}

/** Every value of a reading that the scorer looks at. */
function getExpected({ resume, provenance }: Reading): ScoredValue[] {
  const given: ScoredValue[] = [];
  const add = (field: string, value: string | undefined, ...paths: string[]) => {
    const sources = paths.flatMap((path) => provenance[path] ?? []);
    if (value === undefined || sources.length === 0) return;
    const confidence = Math.min(...sources.map((source) => source.confidence));
    given.push({ field, value, confidence, sure: sources.every((source) => isSure(source)) });
  };
  for (const field of ['name', 'email', 'phone'] as const) add(field, resume.contact[field], `contact/${field}`);
  for (const { id, employer, title, start, end } of resume.work) {
    add('employer', employer, `work/${id}/employer`);
    add('title', title, `work/${id}/title`);
    add('start', start && scorer.date(start), `work/${id}/start`);
    add('end', end && scorer.date(end), `work/${id}/end`);
  }
  for (const { id, institution, degree, area } of resume.education) {
    add('institution', institution, `education/${id}/institution`);
    const paths = [degree && `education/${id}/degree`, area && `education/${id}/area`];
    if (degree ?? area)
      add('degree', [degree, area].filter(Boolean).join(' | '), ...paths.flatMap((path) => path ?? []));
  }
  for (const { id, keywords } of resume.skills) {
    for (const keyword of keywords) {
      for (const skill of scorer.splitSkills([keyword])) add('skills', skill, `skills/${id}/keywords/${keyword}`);
    }
  }
  return given;
}

/** A value is wrong if the scorer lists it among the misses; of two identical ones, the less certain one. */
function judgeValues(
  given: ScoredValue[],
  misses: readonly MissedValue[],
  ignored: readonly string[],
): ScoredSample['given'] {
  const wrong = new Set<ScoredValue>();
  for (const { field, got } of misses) {
    if (got === null) continue;
    const alike = given.filter((each) => each.field === field && each.value === got && !wrong.has(each));
    const [least] = alike.sort((a, b) => a.confidence - b.confidence);
    if (least) wrong.add(least);
  }
  return given.filter(({ field }) => !ignored.includes(field)).map((each) => ({ ...each, right: !wrong.has(each) }));
}

/** Whole roles, by the scorer of roles: it is given the documents that were read, in place of a command that reads. */
function scoreRoles(scored: readonly ScoredSample[]): { lines: string[]; total: string } {
  const temporary = mkdtempSync(join(tmpdir(), 'read-wild-'));
  try {
    const truths = scored.map(({ document, file, ...rest }) => {
      writeFileSync(join(temporary, `${file}.json`), JSON.stringify(document));
      return { file: `${file}.json`, truth: rest.truth, ...(rest.ignore && { ignore: rest.ignore }) };
    });
    writeFileSync(join(temporary, 'truths.json'), JSON.stringify(truths));
    const options = ['--truth', join(temporary, 'truths.json'), '--cmd', 'cat {file}'];
    const { stdout } = spawnSync(process.execPath, [join(tools, 'score-roles.mjs'), ...options], { encoding: 'utf8' });
    const lines = stdout.trim().split('\n');
    return { lines, total: lines[lines.length - 1] ?? '' };
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function printFile({ file, misses, given, ms, tally, unplaced = [] }: ScoredSample, roles: readonly string[]): void {
  const role = roles.find((line) => line.startsWith(`${file}.json `))?.slice(file.length + 6) ?? 'all';
  const right = Object.values(tally).reduce((sum, { tp }) => sum + tp, 0);
  console.log(`\n${file}: right ${right}, roles ${role}, ${ms.toFixed(0)} ms`);
  for (const { field, want, got } of misses) {
    console.log(`  ${field.padEnd(12)} want ${JSON.stringify(want)} got ${JSON.stringify(got)}`);
  }
  for (const text of unplaced) console.log(`  no place for ${JSON.stringify(text)}`);
  for (const { field, value, confidence, right: good, sure } of given) {
    if (sure && !good) console.log(`  sure but wrong: ${field} ${JSON.stringify(value)} ${confidence.toFixed(2)}`);
  }
}

function printTally(label: string, tallies: readonly (Tally[string] | undefined)[]): void {
  const sum = { tp: 0, fp: 0, fn: 0 };
  for (const tally of tallies) {
    sum.tp += tally?.tp ?? 0;
    sum.fp += tally?.fp ?? 0;
    sum.fn += tally?.fn ?? 0;
  }
  const f1 = (2 * sum.tp) / (2 * sum.tp + sum.fp + sum.fn);
  console.log(`${label.padEnd(12)} F1 ${formatPercent(f1)}   right ${sum.tp} wrong ${sum.fp} missed ${sum.fn}`);
}

/** The reliability table, and what the threshold makes of it. */
function printConfidence(given: ScoredSample['given']): void {
  console.log('confidence   fields  right');
  BUCKETS.forEach((from, i) => {
    const to = BUCKETS[i + 1] ?? 1.01;
    const here = given.filter(({ confidence }) => confidence >= from && confidence < to);
    if (here.length > 0)
      console.log(
        `${from.toFixed(2)}–${Math.min(1, to).toFixed(2)}  ${String(here.length).padStart(6)}  ${share(here)}`,
      );
  });
  const sure = given.filter((each) => each.sure);
  const right = given.filter((each) => each.right);
  const both = right.filter((each) => each.sure);
  console.log(`shown as sure: ${sure.length}, of them right ${formatPercent(both.length / sure.length)}`);
  console.log(`right fields shown as sure: ${formatPercent(both.length / right.length)}`);
}

function share(given: ScoredSample['given']): string {
  return formatPercent(given.filter(({ right }) => right).length / given.length);
}

function formatPercent(value: number): string {
  return `${(100 * value).toFixed(1).padStart(5)} %`;
}
