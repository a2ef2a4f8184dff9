/**
 * The command as a person uses it: `foothold parse` on every sample résumé and on every bad input, one process each. Prints wall-clock
 * time, peak memory (resident, the kernel's high-water mark), exit codes with their reasons, and every violated rule: an exit code other
 * than 0 or 1, more than 200 MB, more than 6 s (5 s of reading plus process startup).
 *
 *     node bench/command.ts [--command "score"] Linux only, needs SHARED_DATA
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireSharedData } from './support/shared-data.ts';
import { getQuantile } from './support/statistics.ts';

const { values } = parseArgs({ options: { command: { type: 'string', default: 'parse' } } });
const root = join(import.meta.dirname, '..');
const data = requireSharedData();
const bin = join(root, 'packages/cli/bin/foothold.mjs');

const MAX_MEMORY = 200;
const MAX_SECONDS = 6;
const POLL_INTERVAL_MS = 4;

interface CommandRun {
  file: string;
  code: number | null;
  reason: string;
  seconds: number;
  /** MB */
  memory: number;
}

await measure('sample résumés', 'resumes/**/*.{pdf,docx,dotx,json}');
await measure('bad inputs', 'bad-inputs/{pdf,office,strings}/*.*');

async function measure(name: string, pattern: string): Promise<void> {
  const runs: CommandRun[] = [];
  for (const file of globSync(pattern, { cwd: data }).sort()) runs.push(await run(file));
  const seconds = runs.map((each) => each.seconds);
  const heaviestRun = runs.reduce((most, each) => (each.memory > most.memory ? each : most));
  const formatQuantile = (share: number) => getQuantile(seconds, share).toFixed(2);
  console.log(
    `${name}: ${runs.length} files, wall p50 ${formatQuantile(0.5)} s, p95 ${formatQuantile(0.95)} s, longest ${formatQuantile(1)} s`,
  );
  console.log(`    peak memory ${heaviestRun.memory.toFixed(0)} MB (${heaviestRun.file})`);
  for (const [reason, count] of tally(runs)) console.log(`    ${String(count).padStart(4)}  ${reason}`);
  for (const each of runs.filter(exceedsLimit)) {
    console.log(
      `    BROKEN ${each.file}: exit ${each.code}, ${each.memory.toFixed(0)} MB, ${each.seconds.toFixed(1)} s`,
    );
  }
}

function exceedsLimit({ code, memory, seconds }: CommandRun): boolean {
  return (code !== 0 && code !== 1) || memory > MAX_MEMORY || seconds > MAX_SECONDS;
}

function tally(runs: CommandRun[]): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { code, reason } of runs) {
    const key = `exit ${code} ${reason}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

async function run(file: string): Promise<CommandRun> {
  const started = performance.now();
  const child = spawn(process.execPath, [bin, values.command, join(data, file)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let memory = 0;
  const poll = setInterval(() => {
    memory = Math.max(memory, readPeakMemory(child.pid));
  }, POLL_INTERVAL_MS);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  const code = await promise;
  clearInterval(poll);
  const reason = /\(([a-z.-]+)\)\s*$/.exec(errors)?.[1] ?? errors.trim().split('\n').at(-1) ?? '';
  return { file, code, reason, seconds: (performance.now() - started) / 1000, memory };
}

/** Peak memory of the process so far, in MB. */
function readPeakMemory(pid: number | undefined): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
