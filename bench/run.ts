/**
 * Runs the performance benchmarks one after the other and writes their figures to `docs/performance.json`, from which it renders
 * `docs/performance.md` and the figures in the README: `npm run bench`, or `npm run bench -- read-speed start` for the commands with
 * these words; the other commands' figures then stay as they were. Needs a built tree, and nginx and wrk for some commands.
 * Exit code 1 if a command ended with an error; a missed goal is only printed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { describeResult, type Figure } from './support/figures.ts';
import { type BenchRun, COMMANDS, renderPerformancePage, replaceReadmeFigures } from './support/performance-page.ts';

/** Names of the figures in the README. */
const README_FIGURES: readonly string[] = [
  'Ready after npm start, existing data, p50',
  'Memory 30 s after ready, all processes',
  '/jobs?q=…, 1000 queries, signed out',
  'Read a résumé (PDF), ratio p50',
  'Score a two-page résumé, p50',
  'Plan its improvements, p50',
  'Export a one-page PDF, p50',
  'Performance of /, Lighthouse on a phone',
];

const root = join(import.meta.dirname, '..');
const results = join(root, 'docs', 'performance.json');

// Figures of a command that is no longer in the list are dropped.
const byCommand = new Map(
  readResults()
    .filter(({ command }) => COMMANDS.includes(command))
    .map((run) => [run.command, run]),
);
const words = process.argv.slice(2);
const chosen = COMMANDS.filter((command) => words.length === 0 || words.some((word) => command.includes(word)));
if (chosen.length === 0) throw new Error(`No command has ${words.join(' or ')}. There are:\n${COMMANDS.join('\n')}`);

for (const command of chosen) {
  console.log(`\n$ ${command}`);
  byCommand.set(command, runBench(command, new Date()));
  // Written after each command, so that an interrupted run loses only the command it was in.
  writeResults(COMMANDS.flatMap((each) => byCommand.get(each) ?? []));
}

const runs = chosen.flatMap((command) => byCommand.get(command) ?? []);
const missed = runs.flatMap(({ figures }) => figures.filter((figure) => describeResult(figure) === 'missed'));
const failed = runs.filter((run) => run.failed);
console.log(
  `\nWrote docs/performance.md: ${missed.length} goals missed, ${failed.length} commands ended with an error.`,
);
for (const { name } of missed) console.log(`  missed: ${name}`);
for (const { command } of failed) console.log(`  error: ${command}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function runBench(command: string, now: Date): BenchRun {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-figures-'));
  const file = join(folder, 'figures.jsonl');
  const [load = 0] = loadavg();
  const [program = '', ...args] = command.split(' ');
  const { status } = spawnSync(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FIGURES_FILE: file },
  });
  const figures = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Figure)
    : [];
  rmSync(folder, { recursive: true, force: true });
  return {
    command,
    date: now.toISOString().slice(0, 10),
    machine: describeMachine(),
    load,
    failed: status !== 0,
    figures,
  };
}

function describeMachine(): string {
  const cores = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cores.length} cores of ${cores[0]?.model.trim()}, ${gigabytes} GB, Node ${process.version}, ${type()} ${release()}`;
}

function readResults(): BenchRun[] {
  return existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as BenchRun[]) : [];
}

/** Renders everything before it writes anything, so that the files still match each other if that fails. */
function writeResults(all: readonly BenchRun[]): void {
  const page = renderPerformancePage(all);
  const readmeFile = join(root, 'README.md');
  const readme = replaceReadmeFigures(readFileSync(readmeFile, 'utf8'), all, README_FIGURES);
  writeFileSync(results, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(root, 'docs', 'performance.md'), page);
  writeFileSync(readmeFile, readme);
}
