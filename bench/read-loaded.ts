/**
 * Every sample résumé (`$SHARED_DATA/resumes`, PDF, DOCX and JSON Resume) read while busy loops take the processors: by the processes
 * of the server, and by the command line, a few at once. A file that is read on an idle machine has to be read on a loaded one.
 *
 *   node bench/read-loaded.ts [--loops 16] [--at-once 4] [part of a name]
 *
 * Each file is read once without the loops first, so that one which cannot be read at all is not counted. Ends with 1 where a file
 * was lost. The loops end with the measurement, and by themselves after ten minutes.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createEngine } from '../apps/server/src/domains/resumes/engine.ts';
import { createIsolate } from '../apps/server/src/platform/isolate.ts';
import { neededData } from './support/shared-data.ts';

const { values, positionals } = parseArgs({
  options: { loops: { type: 'string', default: '16' }, 'at-once': { type: 'string', default: '4' } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '..');
const folder = neededData('resumes');
const files = globSync('**/*.{pdf,docx,dotx,json}', { cwd: folder })
  .filter((file) => basename(file) !== 'truths.json' && file.includes(positionals[0] ?? ''))
  .sort();

/** Reads one file; null where it was read, or else the code of the refusal. */
type Read = (file: string) => Promise<string | null>;
interface Outcome {
  file: string;
  refusal: string | null;
  /** ms on the wall clock */
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

async function readAll(read: Read): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...files];
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const began = performance.now();
      const refusal = await read(file);
      outcomes.push({ file, refusal, time: performance.now() - began });
    }
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, next));
  return outcomes;
}

const BUSY = 'const end = Date.now() + 600_000; while (Date.now() < end);';
const startLoops = (): ChildProcess[] =>
  Array.from({ length: Number(values.loops) }, () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));

let lost = 0;
try {
  for (const [name, read] of Object.entries(readers)) {
    const readable = new Set((await readAll(read)).filter(({ refusal }) => refusal === null).map(({ file }) => file));
    const loops = startLoops();
    const outcomes = await readAll(read).finally(() => {
      for (const loop of loops) loop.kill();
    });
    const load = loadavg()[0] ?? 0;
    const refused = outcomes.filter(({ file, refusal }) => refusal !== null && readable.has(file));
    const slowest = outcomes.reduce((most, each) => (each.time > most.time ? each : most));
    lost += refused.length;
    for (const { file, refusal, time } of refused) console.log(`    LOST ${file}: ${refusal}, ${time.toFixed(0)} ms`);
    console.log(
      `${name}: ${readable.size - refused.length} of ${readable.size} files read beside ${values.loops} busy loops ` +
        `(load ${load.toFixed(0)}), slowest ${(slowest.time / 1000).toFixed(1)} s (${slowest.file})`,
    );
  }
} finally {
  await isolate.stop();
}
console.log(`files lost to the load: ${lost} (goal 0)`);
process.exitCode = lost > 0 ? 1 : 0;
