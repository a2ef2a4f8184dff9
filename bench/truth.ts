/**
 * Tests the truth check with false claims, honest edits, and every change that the planner proposes. Usage: `node bench/truth.ts
 * [--set=open|held-back|last|more|final|final-2|fresh-4]`. There are two groups of edits. The known ones are in `packages/core/src/improve/testing`;
 * errors in them are printed. The fresh ones in `bench/fixtures/fresh/truth` were written by people who hadn't seen the rules; its README
 * says which sets have been opened. `open`, the default, prints its errors and checks the planner's changes too; the others print only
 * totals by kind, and `final-2` and `fresh-4` were set aside for one run each. For comparison, a bag-of-words check accepts an edit if all its words are in the
 * original. Changes are drafted for generated people and for the résumés and job postings under `$SHARED_DATA` (default
 * `../shared/data`), and again after one is accepted. They are counted before the planner drops those that fail its own check.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ScoreSubject, toExportedSubject } from '@foothold/core/ats';
import { generateCase } from '@foothold/core/ats/testing';
import { applyProposal, verifyProposal, verifyText } from '@foothold/core/improve';
import { HONEST_EDITS, LIES } from '@foothold/core/improve/testing';
import { type JobRequirements, readJob } from '@foothold/core/jobs';
import { collectFacts } from '../packages/core/src/ats/facts/index.ts';
import { TextReader } from '../packages/core/src/ats/facts/text-facts.ts';
import { draftsOf } from '../packages/core/src/improve/plan.ts';
import { readSharedResumes } from './support/score-files.ts';
import { findSharedData } from './support/shared-data.ts';

const AS_OF = '2026-06';
const GENERATED_COUNT = 600;
const JOBS_PER_FILE = 25;
const SETS = ['open', 'held-back', 'last', 'more', 'final', 'final-2', 'fresh-4'];
const { values: options } = parseArgs({ options: { set: { type: 'string', default: 'open' } } });
const part = options.set;
if (!SETS.includes(part)) throw new Error(`--set is one of ${SETS.join(', ')}.`);

/** One edit: lines of a person's résumé, and the same lines after the edit. */
interface TruthCase {
  kind: string;
  own: string[];
  edited: string[];
}

type Check = (edit: TruthCase) => boolean;

const checkByTruth: Check = ({ own, edited }) => edited.every((text) => verifyText(text, own).ok);

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const checkByWords: Check = ({ own, edited }) => {
  const known = new Set(own.flatMap(splitWords));
  return edited.every((text) => splitWords(text).every((word) => known.has(word)));
};

const falseCases = loadCases(LIES);
const honestCases = loadCases(HONEST_EDITS);
const acceptedLies = count('known lies', falseCases, checkByTruth, true);
const rejectedHonestCount = honestCases.length - count('known honest edits', honestCases, checkByTruth, false);

for (const [name, isFalseClaim] of [
  ['lies', true],
  ['honest', false],
] as const) {
  const cases = part === 'fresh-4' ? readWritten(isFalseClaim) : readFresh(`${name}-${part}.jsonl`);
  if (cases.length > 0) count(`fresh ${name}, ${part}`, cases, checkByTruth, isFalseClaim, true);
  else console.log(`fresh ${name}, ${part}: no file`);
}

if (part !== 'open') process.exit();

let proposals = 0;
let rounds = 0;
const untrue: string[] = [];

/** Checks every drafted change before the planner's own check; then accepts one and repeats, three times. */
function check(subject: ScoreSubject, job: JobRequirements | undefined): void {
  let { resume } = subject;
  for (let round = 0; round < 3; round++) {
    const facts = collectFacts({ ...subject, resume }, job, AS_OF, new TextReader());
    const drafts = draftsOf({ resume, facts, ...(job && { job }) }, []);
    rounds++;
    for (const draft of drafts) {
      proposals++;
      const { ok, violations } = verifyProposal(draft, { resume, facts: [], asOf: AS_OF });
      if (!ok) untrue.push(`${draft.title}: ${violations.map(({ message }) => message).join(' ')}`);
    }
    const next = drafts[round % Math.max(1, drafts.length)];
    if (!next) return;
    resume = applyProposal(resume, next);
  }
}

for (let seed = 1; seed <= GENERATED_COUNT; seed++) {
  const { resume, job } = generateCase(seed);
  check(toExportedSubject(resume), job);
}
const ads = readAds(200);
const files = await readSharedResumes();
files.forEach(({ subject }, at) => {
  check(subject, undefined);
  for (let i = 0; i < JOBS_PER_FILE && ads.length > 0; i++) check(subject, ads[(at * JOBS_PER_FILE + i) % ads.length]);
});
if (files.length === 0) console.log('no shared files: only generated people');
for (const line of untrue.slice(0, 20)) console.log(`UNTRUE: ${line}`);
console.log(
  `proposals: ${untrue.length} of ${proposals} refused, in ${rounds} rounds for ${GENERATED_COUNT} generated people and ${files.length} files`,
);
process.exitCode = acceptedLies + rejectedHonestCount + untrue.length === 0 ? 0 : 1;

/** Prints how many are accepted, optionally by kind; for open sets, also the errors. */
function count(
  name: string,
  cases: readonly TruthCase[],
  accepts: Check,
  isFalseClaim: boolean,
  byKind = false,
): number {
  const accepted = cases.filter(accepts);
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  const formatPercent = (part: number) => `${((part / cases.length) * 100).toFixed(1)} %`;
  const bag = cases.filter(checkByWords).length;
  console.log(
    `${name}: ${accepted.length} of ${cases.length} accepted (${formatPercent(accepted.length)}), ${kinds.length} kinds; by a bag of words ${bag} (${formatPercent(bag)})`,
  );
  if (byKind) {
    const tally = kinds.map((kind) => {
      const countOfKind = (list: readonly TruthCase[]) => list.filter((one) => one.kind === kind).length;
      return `${kind} ${countOfKind(accepted)}/${countOfKind(cases)}`;
    });
    console.log(`  ${tally.join(', ')}`);
  }
  const wrong = part !== 'open' ? [] : cases.filter((one) => accepted.includes(one) === isFalseClaim);
  for (const { kind, own, edited } of wrong)
    console.log(`  ${isFalseClaim ? 'ACCEPTED' : 'REFUSED'} (${kind}): “${own.join(' / ')}” → “${edited.join(' / ')}”`);
  return accepted.length;
}

function loadCases(table: Readonly<Record<string, readonly (readonly [string, string])[]>>): TruthCase[] {
  return Object.entries(table).flatMap(([kind, cases]) =>
    cases.map(([own, edited]) => ({ kind, own: [own], edited: [edited] })),
  );
}

interface FreshCase {
  kind: string;
  own: string | string[];
  edited: string | string[];
  honest?: boolean;
  doubtful?: boolean;
}

function readLines(name: string): FreshCase[] {
  const file = new URL(`fixtures/fresh/truth/${name}`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FreshCase);
}

function toCase({ kind, own, edited }: FreshCase): TruthCase {
  return { kind, own: [own].flat(), edited: [edited].flat() };
}

function readFresh(name: string): TruthCase[] {
  return readLines(name).map(toCase);
}

/** The honest edits or the lies of a file that has both. Labels that a fair reader may doubt are left out. */
function readWritten(isFalseClaim: boolean): TruthCase[] {
  return readLines(`${part}.jsonl`)
    .filter(({ honest, doubtful }) => honest === !isFalseClaim && doubtful !== true)
    .map(toCase);
}

function readAds(most: number): JobRequirements[] {
  const file = findSharedData('listings/us-ads-2017-tagged.jsonl');
  if (!file) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const step = Math.max(1, Math.floor(lines.length / most));
  return lines.filter((_, i) => i % step === 0).map((line) => readJob((JSON.parse(line) as { text: string }).text));
}
