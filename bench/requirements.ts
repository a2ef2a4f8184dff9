/**
 * Measures required skills, held skills, and deal-breakers on cases by writers who hadn't seen the rules. Usage: `node
 * bench/requirements.ts` runs the open halves in `bench/fixtures/fresh/requirements` and lists the errors. `--set=open|held-back|more|last|final|fourth|fifth|sixth|seventh|written-a|written-b`
 * takes another set; unread files (`UNREAD_FILES`) print only totals, as `--totals` does for every set. Scores are computed as of the
 * labels' month. `--only having|asked|deal-breakers` limits the run. `--part=tune|held` takes three quarters of a set or the rest, drawn by a
 * seed; cases of `held` are never printed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findStanding, type Knockout, scoreResume } from '@foothold/core/ats';
import { type JobRequirements, readJob, type SkillRequirement } from '@foothold/core/jobs';
import { findSkillByName, findSkills, listImpliedSkills } from '@foothold/core/skills';
import { readJsonLines } from './support/field-cases.ts';
import { readSubject } from './support/score-files.ts';

const AS_OF = '2026-11';
const only = process.argv[process.argv.indexOf('--only') + 1];
const set = process.argv.find((argument) => argument.startsWith('--set='))?.slice('--set='.length) ?? 'open';
const part = process.argv.find((argument) => argument.startsWith('--part='))?.slice('--part='.length);
/** Three quarters of the cases to tune with, or the rest, by a hash that depends on nothing but the id. */
const isInPart = ({ id }: { id: string }): boolean =>
  part === undefined ||
  ((createHash('sha256').update(`seed 20261128 ${id}`).digest()[0] ?? 0) % 4 !== 3) === (part === 'tune');
/** Files that nobody has opened for work: their cases are never printed. */
const UNREAD_FILES: ReadonlySet<string> = new Set(
  'asked-last asked-final asked-fourth having-last having-final having-fourth deal-breakers-seventh'.split(' '),
);
const isUnread = (name: string): boolean => part === 'held' || UNREAD_FILES.has(`${name}-${set}`);

function loadCases<Row extends { id: string }>(name: string): Row[] {
  if (process.argv.includes('--only') && only !== name) return [];
  const path = join(resolve(import.meta.dirname, 'fixtures', 'fresh', 'requirements'), `${name}-${set}.jsonl`);
  if (existsSync(path)) return readJsonLines<Row>(path).filter(isInPart);
  console.log(`Left out: ${path} is not there.`);
  return [];
}

function printWrong(name: string, line: string): void {
  if (!isUnread(name) && !process.argv.includes('--totals')) console.log(line);
}
const formatPercent = (part: number, all: number) =>
  `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;

type Answer = Knockout['answer'];

interface DealBreaker {
  id: string;
  kind: 'degree' | 'license' | 'clearance' | 'sponsorship' | 'location' | 'language';
  ad: string;
  resume: string;
  expected: Answer | 'not met';
  why: string;
  doubtful?: boolean;
}

const KINDS: Record<DealBreaker['kind'], readonly string[]> = {
  degree: ['degree'],
  license: ['license', 'drivers-license'],
  clearance: ['clearance'],
  sponsorship: ['sponsorship', 'work-authorization'],
  location: ['location'],
  language: ['language'],
};

/** Combines several conditions of one kind: all must be met. */
function combineAnswers(answers: readonly Answer[]): Answer | 'not found' {
  if (answers.length === 0) return 'not found';
  if (answers.includes('not-met')) return 'not-met';
  return answers.every((answer) => answer === 'met') ? 'met' : 'unknown';
}

async function measureDealBreakers(): Promise<void> {
  const outcomes: { given: Answer | 'not found'; one: DealBreaker }[] = [];
  for (const read of loadCases<DealBreaker>('deal-breakers')) {
    const one = { ...read, expected: read.expected === 'not met' ? ('not-met' as const) : read.expected };
    const subject = await readSubject(new TextEncoder().encode(one.resume), 'resume.txt');
    const { knockouts } = scoreResume({ ...subject, job: readJob(one.ad), asOf: AS_OF });
    const named = knockouts.filter(({ kind }) => KINDS[one.kind].includes(kind));
    // The writers count travel and nights away as a condition of place.
    const own = named.length > 0 || one.kind !== 'location' ? named : knockouts.filter(({ kind }) => kind === 'travel');
    const given = combineAnswers(own.map(({ answer }) => answer));
    outcomes.push({ given, one });
    if (given !== one.expected && !(given === 'not found' && one.expected === 'unknown'))
      printWrong(
        'deal-breakers',
        `  ${one.id}${one.doubtful ? ' (doubtful)' : ''}: ${given}, expected ${one.expected} (${one.why}) ${own.map(({ quote, evidence }) => `${quote} / ${evidence?.text ?? '–'}`).join(' ; ')}`,
      );
  }
  if (outcomes.length === 0) return;
  for (const [name, some] of [
    ['all', outcomes],
    ['without doubtful ones', outcomes.filter(({ one }) => !one.doubtful)],
    ...Map.groupBy(outcomes, ({ one }) => one.kind),
  ] as const) {
    const met = some.filter(({ one }) => one.expected === 'met');
    const not = some.filter(({ one }) => one.expected === 'not-met');
    console.log(
      `deal-breakers, ${name}: “met” wrongly ${some.filter(({ given, one }) => given === 'met' && one.expected !== 'met').length}, recall of met ${formatPercent(met.filter(({ given }) => given === 'met').length, met.length)}, “not met” wrongly ${some.filter(({ given, one }) => given === 'not-met' && one.expected !== 'not-met').length}, recall of not met ${formatPercent(not.filter(({ given }) => given === 'not-met').length, not.length)}, condition not found ${some.filter(({ given }) => given === 'not found').length}`,
    );
  }
}

interface HavingCase {
  id: string;
  kind: string;
  skill: string;
  line: string;
  context: 'bullet' | 'summary' | 'skills' | 'employer' | 'heading';
  expected: boolean;
  doubtful?: boolean;
}

/** Skills outside the vocabulary cannot be found and are counted apart. */
function measureHaving(): void {
  const counts = { wrongly: 0, none: 0, found: 0, had: 0, unknown: 0 };
  for (const { id, skill, line, context, expected, doubtful } of loadCases<HavingCase>('having')) {
    const wanted = findSkillByName(skill)?.id;
    if (wanted === undefined) {
      counts.unknown++;
      continue;
    }
    const shape = context === 'skills' ? 'list' : 'prose';
    const mentions = findSkills(line, { context: shape }).filter(
      (mention) => mention.skill === wanted || listImpliedSkills(mention.skill).includes(wanted),
    );
    const isHad =
      context !== 'employer' && mentions.some((mention) => findStanding(line, mention, shape) === 'claimed');
    if (expected) {
      counts.had++;
      if (isHad) counts.found++;
    } else {
      counts.none++;
      if (isHad) counts.wrongly++;
    }
    if (isHad !== expected && (isHad || mentions.length > 0))
      printWrong(
        'having',
        `  ${id}${doubtful ? ' (doubtful)' : ''}: ${isHad ? 'had' : 'not had'}, expected ${expected}: ${skill} in “${line}”`,
      );
  }
  if (counts.had + counts.none > 0)
    console.log(
      `having: had wrongly ${formatPercent(counts.wrongly, counts.none)}, recall of had ${formatPercent(counts.found, counts.had)}; ${counts.unknown} of skills outside the vocabulary`,
    );
}

interface AskedCase {
  id: string;
  kind: string;
  sentence: string;
  section: string;
  required: string[];
  preferred: string[];
  not_asked: string[];
  /** By skill, or the least number of years of any kind. */
  years: { skill: string; years: number }[] | number | null;
  groups: string[][];
  doubtful?: boolean;
}

const listIds = (requirements: readonly SkillRequirement[]) =>
  new Set(requirements.flatMap(({ skill, anyOf = [] }) => [skill, ...anyOf]));

function readSentence({ section, sentence }: AskedCase): JobRequirements {
  return readJob(`${section}:\n${sentence}\n`, { title: 'Helper' });
}

function measureAsked(): void {
  const sums = { required: [0, 0], preferred: [0, 0], notAsked: [0, 0], groups: [0, 0], years: [0, 0] };
  const add = (what: keyof typeof sums, isRight: boolean, id: string, name: string) => {
    sums[what][1] = (sums[what][1] ?? 0) + 1;
    if (isRight) sums[what][0] = (sums[what][0] ?? 0) + 1;
    else printWrong('asked', `  ${id}: ${what} ${name}`);
  };
  const cases = loadCases<AskedCase>('asked');
  for (const one of cases) {
    const job = readSentence(one);
    const [must, nice, trained] = [listIds([...job.mustHave]), listIds(job.niceToHave), listIds(job.trained)];
    const label = `${one.id}${one.doubtful ? ' (doubtful)' : ''} “${one.sentence}”`;
    const listKnownSkills = (names: readonly string[]) => names.flatMap((name) => findSkillByName(name)?.id ?? []);
    for (const skill of listKnownSkills(one.required)) add('required', must.has(skill), label, skill);
    for (const skill of listKnownSkills(one.preferred))
      add('preferred', nice.has(skill) && !must.has(skill), label, skill);
    for (const skill of listKnownSkills(one.not_asked))
      add('notAsked', !must.has(skill) && !nice.has(skill), label, `${skill}${trained.has(skill) ? ' (trained)' : ''}`);
    for (const group of one.groups.map(listKnownSkills).filter((some) => some.length > 1))
      add(
        'groups',
        [...job.mustHave, ...job.niceToHave].some((requirement) => {
          const ids = listIds([requirement]);
          return group.every((skill) => ids.has(skill));
        }),
        label,
        group.join(' / '),
      );
    if (typeof one.years === 'number') {
      const found =
        job.years?.min ?? Math.max(0, ...[...job.mustHave, ...job.niceToHave].map(({ years = 0 }) => years));
      add('years', found === one.years, label, `${one.years}, read ${found}`);
    }
    for (const { skill, years } of Array.isArray(one.years) ? one.years : []) {
      const [wanted] = listKnownSkills([skill]);
      if (!wanted) continue;
      const found = [...job.mustHave, ...job.niceToHave].find((requirement) => listIds([requirement]).has(wanted));
      add('years', found?.years === years, label, `${skill} ${years}, read ${found?.years ?? 'none'}`);
    }
  }
  if (cases.length === 0) return;
  for (const [what, [right = 0, all = 0]] of Object.entries(sums))
    console.log(`asked, ${what}: right ${formatPercent(right, all)}`);
}

await measureDealBreakers();
measureHaving();
measureAsked();
