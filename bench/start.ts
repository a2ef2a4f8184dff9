// Cold `npm start` on an installed, built tree: time until /readyz answers 200. Usage: node bench/start.ts
// [runs]. Compared with npm's time for an empty script.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { recordFigure } from './support/figures.ts';
import { createDataFolder, startServerOn } from './support/server.ts';
import { getMedian } from './support/statistics.ts';

const root = join(import.meta.dirname, '..');
const runs = Number(process.argv[2] ?? 5);
const PORT = 3977;

async function startOnce(folder: string): Promise<number> {
  const startedAt = performance.now();
  const server = await startServerOn(folder, PORT, {}, { byNpm: true });
  const took = performance.now() - startedAt;
  await server.end();
  return took;
}

function measureBareNpm(): number {
  const startedAt = performance.now();
  spawnSync('npm', ['exec', '--', 'node', '-e', '0'], { cwd: root, stdio: 'ignore' });
  return performance.now() - startedAt;
}

function report(name: string, times: number[]): void {
  const most = Math.max(...times);
  console.log(
    `${name.padEnd(44)} p50 ${getMedian(times).toFixed(0)} ms   max ${most.toFixed(0)} ms   (${times.length} runs)`,
  );
}

const folder = createDataFolder();
try {
  await startOnce(folder); // Builds what is stale and fills the compile cache, so that the tree is installed and built.
  const fresh: number[] = [];
  const existing: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < runs; run++) {
    const empty = createDataFolder();
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
