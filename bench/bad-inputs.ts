/**
 * The outcome of bad files: code, time, and peak memory of each, read in a separate process that starts like the server's. Reads the files
 * under `$SHARED_DATA/bad-inputs` (default `../shared/data`, skipped if absent) and those that the tests create
 * (`packages/documents/test/hostile`: bombs, loops, floods). `bench/command.ts` measures the command line instead.
 *
 *     node bench/bad-inputs.ts [part of a name]
 *
 * Time is the CPU time of reading alone; memory is the resident high-water mark of the whole process, which needs about 90 MB to run at
 * all. A process over its time is killed (`document.timeout`), one over its heap ends itself (`document.too-complex`), as on the server.
 */
import { fork } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DocumentError } from '@foothold/core/resume';
import { isCpuClockExit, startCpuClock } from '../apps/server/src/platform/cpu-clock.ts';
import { listMemoryFlags } from '../apps/server/src/platform/isolate.ts';
import { HOSTILE_FILES, SLOW_PDF } from '../packages/documents/test/hostile/index.ts';
import { findSharedData } from './support/shared-data.ts';

const TIME_LIMIT = 5_000;
const WALL_LIMIT = 60_000;
const MEMORY_LIMIT = 200;
/** As the server passes them to its reading processes. */
const HEAP_LIMIT = 80;
const CHILD = '--read';
const TIMEOUT_OUTCOME = 'document.timeout (ended)';
const HEAP_OUTCOME = 'document.too-complex (ended)';

interface Answer {
  code: string;
  /** ms */
  time: number;
  /** MB */
  memory: number;
}

interface Result extends Answer {
  file: string;
  wanted: string | undefined;
}

if (process.argv[2] === CHILD) process.once('message', readOne);
else await measureAll(process.argv[2] ?? '');

/** In the child: reads one file and reports the outcome. */
async function readOne({ bytes, name }: { bytes: Uint8Array; name: string }): Promise<void> {
  const { readWithViews } = await import('@foothold/documents/read');
  const clock = startCpuClock();
  const before = process.cpuUsage();
  let code = 'read';
  try {
    await clock.within(TIME_LIMIT, () => readWithViews(bytes, { name }));
  } catch (error) {
    code = error instanceof DocumentError ? error.code : `CRASH ${String(error)}`;
  }
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1000;
  process.send?.({ code, time, memory: readPeakMemory(process.pid) } satisfies Answer);
  process.disconnect();
}

async function measureAll(part: string): Promise<void> {
  const results: Result[] = [];
  const measure = async (file: string, name: string, bytes: Uint8Array, wanted?: string) => {
    const result = { file, wanted, ...(await readInChild(bytes, name)) };
    results.push(result);
    print(result);
  };
  const shared = findSharedData('bad-inputs');
  for (const path of shared ? globSync('{pdf,office,strings}/*.*', { cwd: shared }).sort() : []) {
    if (path.includes('/_') || !path.includes(part)) continue;
    await measure(path, basename(path), readFileSync(join(shared ?? '', path)));
  }
  for (const [kind, files] of [...Object.entries(HOSTILE_FILES), ['ended from outside', [SLOW_PDF]] as const]) {
    for (const { name, make, ends } of files) {
      const shown = JSON.stringify(name.slice(0, 60)).slice(1, -1);
      if (shown.includes(part)) await measure(`${kind}: ${shown}`, name, await make(), ends);
    }
  }
  summarize(results);
}

function readInChild(bytes: Uint8Array, name: string): Promise<Answer> {
  const child = fork(import.meta.filename, [CHILD], {
    execArgv: listMemoryFlags(HEAP_LIMIT),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const started = performance.now();
  let answer: Answer | undefined;
  let memory = 0;
  const poll = setInterval(() => {
    memory = Math.max(memory, readPeakMemory(child.pid));
  }, 5);
  const timer = setTimeout(() => child.kill('SIGKILL'), WALL_LIMIT);
  child.once('message', (message: Answer) => {
    answer = message;
  });
  child.send({ bytes: new Uint8Array(bytes), name });
  const { promise, resolve } = Promise.withResolvers<Answer>();
  child.once('close', (exitCode, signal) => {
    clearInterval(poll);
    clearTimeout(timer);
    const code = isCpuClockExit(exitCode, signal) || signal === 'SIGKILL' ? TIMEOUT_OUTCOME : HEAP_OUTCOME;
    resolve(answer ?? { code, time: performance.now() - started, memory });
  });
  return promise;
}

/** Peak memory of a process so far, in MB; Linux only. */
function readPeakMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function print({ file, code, time, memory, wanted }: Result): void {
  const mismatchNote = wanted !== undefined && !code.startsWith(wanted) ? `  WANTED ${wanted}` : '';
  const broken = (time > TIME_LIMIT && code !== TIMEOUT_OUTCOME) || memory > MEMORY_LIMIT ? '  OVER THE LIMIT' : '';
  console.log(
    `${code.padEnd(30)} ${time.toFixed(0).padStart(6)} ms ${memory.toFixed(0).padStart(5)} MB  ${file}${mismatchNote}${broken}`,
  );
}

function summarize(results: readonly Result[]): void {
  const codes = new Map<string, number>();
  for (const { code } of results) codes.set(code, (codes.get(code) ?? 0) + 1);
  console.log(`\n${results.length} files`);
  for (const [code, count] of [...codes].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(5)}  ${code}`);
  const resultsInTime = results.filter(({ code }) => code !== TIMEOUT_OUTCOME);
  const slowest = resultsInTime.reduce((most, each) => (each.time > most.time ? each : most));
  const largest = results.reduce((most, each) => (each.memory > most.memory ? each : most));
  const crashes = results.filter(({ code }) => code.startsWith('CRASH') || code === HEAP_OUTCOME).length;
  const late = results.filter(({ code }) => code === TIMEOUT_OUTCOME).length;
  const unexpectedResults = results.filter(
    ({ code, wanted }) => wanted !== undefined && !code.startsWith(wanted),
  ).length;
  console.log(`unexpected status codes: ${unexpectedResults}`);
  console.log(`slowest ${slowest.time.toFixed(0)} ms of ${TIME_LIMIT} (${slowest.file})`);
  console.log(`largest ${largest.memory.toFixed(0)} MB of ${MEMORY_LIMIT} (${largest.file})`);
  console.log(`ended from outside for their time: ${late}`);
  console.log(`crashes: ${crashes}`);
}
