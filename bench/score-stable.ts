/**
 * The same score over 10,000 runs, in two processes, with all object keys and unordered lists shuffled: `node bench/score-stable.ts`.
 * Prints the maximum number of different totals and reports for one résumé and job.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { scoreResume, toExportedSubject } from '@foothold/core/ats';
import { createRandom, generateCase, shuffleDeep } from '@foothold/core/ats/testing';

const CASE_COUNT = 25;
const RUN_COUNT = 10_000;
const UNORDERED = new Set([
  'skills',
  'keywords',
  'links',
  'languages',
  'certifications',
  'mustHave',
  'niceToHave',
  'views',
]);

/** One line per run: the case, its total, and a hash of the whole report. */
function runAll(salt: number): string[] {
  const lines: string[] = [];
  for (let run = 0; run < RUN_COUNT / 2; run++) {
    const seed = (run % CASE_COUNT) + 1;
    const { resume, job } = generateCase(seed);
    const random = createRandom(run * 2 + salt);
    const shuffledInput = shuffleDeep({ resume, job }, UNORDERED, random);
    const report = scoreResume({ ...toExportedSubject(shuffledInput.resume), job: shuffledInput.job, asOf: '2026-06' });
    lines.push(`${seed} ${report.total} ${createHash('sha256').update(JSON.stringify(report)).digest('hex')}`);
  }
  return lines;
}

if (process.argv[2]) {
  console.log(runAll(Number(process.argv[2])).join('\n'));
} else {
  const runChild = (salt: number) =>
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), String(salt)], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
  const lines = [1, 2].flatMap((salt) => runChild(salt).trim().split('\n'));
  const countMostDistinct = (column: number) => {
    const seen = new Map<string, Set<string>>();
    for (const line of lines) {
      const fields = line.split(' ');
      const values = seen.get(fields[0] ?? '') ?? new Set<string>();
      seen.set(fields[0] ?? '', values.add(fields[column] ?? ''));
    }
    return Math.max(...[...seen.values()].map((values) => values.size));
  };
  console.log(
    `${lines.length} runs in 2 processes, ${CASE_COUNT} résumés with a job each, everything without an order shuffled`,
  );
  console.log(`different totals for one résumé and job, at most: ${countMostDistinct(1)}`);
  console.log(`different reports for one résumé and job, at most: ${countMostDistinct(2)}`);
  process.exitCode = countMostDistinct(1) === 1 && countMostDistinct(2) === 1 ? 0 : 1;
}
