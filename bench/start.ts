// Cold `npm start` on an installed, built tree: time until it reports that it is ready and /readyz answers 200. Usage: node bench/start.ts
// [runs]. Compared with npm's time for an empty script.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordFigure } from './support/figures.ts';
import { getMedian } from './support/statistics.ts';

const root = join(import.meta.dirname, '..');
const runs = Number(process.argv[2] ?? 5);
const PORT = 3977;

async function startOnce(folder: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'warn' },
  });
  let output = '';
  // Read to the end: a closed pipe would end a server that still logs something.
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('is ready at')) resolve();
    });
  });
  const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`);
  const took = performance.now() - startedAt;
  if (answer.status !== 200) throw new Error(`/readyz answered ${answer.status}; its output: ${output}`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid === undefined) throw new Error('npm could not be started.');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  return took;
}

function measureBareNpm(): number {
  const startedAt = performance.now();
  spawnSync('npm', ['exec', '--', 'node', '-e', '0'], { cwd: root, stdio: 'ignore' });
  return performance.now() - startedAt;
}

function report(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const formatQuantile = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(0);
  console.log(
    `${name.padEnd(44)} p50 ${formatQuantile(0.5)} ms   max ${formatQuantile(1)} ms   (${times.length} runs)`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
try {
  await startOnce(folder); // Builds what is stale and fills the compile cache, so that the tree is installed and built.
  const fresh: number[] = [];
  const existing: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < runs; run++) {
    const empty = mkdtempSync(join(tmpdir(), 'foothold-bench-'));
    fresh.push(await startOnce(empty));
    rmSync(empty, { recursive: true, force: true });
    existing.push(await startOnce(folder));
    bare.push(measureBareNpm());
  }
  report('npm start, data folder exists', existing);
  report('npm start, empty data folder (creates all)', fresh);
  report('npm running an empty script, for comparison', bare);
  const compared = `npm running an empty script: ${(getMedian(bare) / 1000).toFixed(2)} s`;
  recordFigure({
    name: 'Ready after npm start, existing data, p50',
    value: getMedian(existing) / 1000,
    unit: 's',
    goal: { atMost: 2.5 },
    compared,
  });
  recordFigure({
    name: 'Ready after npm start, empty data folder, p50',
    value: getMedian(fresh) / 1000,
    unit: 's',
    goal: { atMost: 5 },
    compared,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
