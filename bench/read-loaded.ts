/**
 * Reads every sample résumé (`$SHARED_DATA/resumes`; PDF, DOCX, and JSON Resume) while busy loops occupy the processors, both in the
 * server's processes and on the command line, a few at a time. A file that can be read on an idle machine must be readable under load.
 * Usage: node bench/read-loaded.ts [--loops 16] [--at-once 4] [part of a name]. Rejected files are tried again after the loops have ended;
 * a file counts as lost if that succeeds. Exits with 1 if a file was lost. The loops end with the benchmark, or after fifteen minutes at
 * the latest.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createEngine } from '../apps/server/src/domains/resumes/engine.ts';
import { createIsolate } from '../apps/server/src/platform/isolate.ts';
import { requireSharedData } from './support/shared-data.ts';

const { values, positionals } = parseArgs({
  options: { loops: { type: 'string', default: '16' }, 'at-once': { type: 'string', default: '4' } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '..');
const folder = requireSharedData('resumes');
const files = globSync('**/*.{pdf,docx,dotx,json}', { cwd: folder })
  .filter((file) => basename(file) !== 'truths.json' && file.includes(positionals[0] ?? ''))
  .sort();

/** Reads one file. Returns null if it was read, and the error code otherwise. */
type Read = (file: string) => Promise<string | null>;
interface Outcome {
  file: string;
  refusal: string | null;
  /** wall-clock time in ms */
  time: number;
}

const isolate = createIsolate(join(root, 'apps/server/src/domains/resumes/worker.ts'));
const engine = createEngine(isolate);
const run = promisify(execFile);
const readers: Record<string, Read> = {
  server: (file) =>
    engine.read(new Uint8Array(readFileSync(join(folder, file))), basename(file)).then(
      () => null,
      (error: { code?: string; message: string }) => error.code ?? error.message,
    ),
  'command line': (file) =>
    run(process.execPath, [join(root, 'packages/cli/bin/foothold.mjs'), 'parse', join(folder, file)], {
      maxBuffer: 64 * 1024 * 1024,
    }).then(
      () => null,
      ({ stderr, code }: { stderr: string; code: number }) =>
        /\(([a-z.-]+)\)\s*$/.exec(stderr)?.[1] ?? `exit ${code} ${stderr.trim()}`,
    ),
};

async function readAll(read: Read, files: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...files];
  const readNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const startedAt = performance.now();
      const refusal = await read(file);
      outcomes.push({ file, refusal, time: performance.now() - startedAt });
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, readNext));
  return outcomes;
}

// A loop ends with its parent, however that ends.
const BUSY_SCRIPT = `const end = Date.now() + 900_000; while (Date.now() < end && process.ppid === ${process.pid});`;
const startLoops = (): ChildProcess[] =>
  Array.from({ length: Number(values.loops) }, () => spawn(process.execPath, ['-e', BUSY_SCRIPT], { stdio: 'ignore' }));

let lost = 0;
try {
  for (const [name, read] of Object.entries(readers)) {
    const loops = startLoops();
    const outcomes = await readAll(read, files).finally(() => {
      for (const loop of loops) loop.kill();
    });
    const load = loadavg()[0] ?? 0;
    const refused = outcomes.filter(({ refusal }) => refusal !== null);
    const again = await readAll(
      read,
      refused.map(({ file }) => file),
    );
    const unreadable = new Set(again.filter(({ refusal }) => refusal !== null).map(({ file }) => file));
    const missed = refused.filter(({ file }) => !unreadable.has(file));
    const readable = outcomes.length - unreadable.size;
    const slowest = outcomes.reduce((most, each) => (each.time > most.time ? each : most));
    lost += missed.length;
    for (const { file, refusal, time } of missed) console.log(`    LOST ${file}: ${refusal}, ${time.toFixed(0)} ms`);
    console.log(
      `${name}: ${readable - missed.length} of ${readable} files read beside ${values.loops} busy loops ` +
        `(load ${load.toFixed(0)}), slowest ${(slowest.time / 1000).toFixed(1)} s (${slowest.file})`,
    );
  }
} finally {
  await isolate.stop();
}
console.log(`files lost to the load: ${lost} (goal 0)`);
process.exitCode = lost > 0 ? 1 : 0;
