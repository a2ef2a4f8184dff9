/**
 * Time to score a two-page résumé against a job, and to plan its improvements, warm: `node bench/score-speed.ts`. The longest of 500
 * generated people serve as two pages (printed with their word counts); reading the job isn't included. For comparison, in the same run,
 * the time to find the skills in the same text, which every score needs at least.
 */
import { scoreResume, toExportedSubject } from '@foothold/core/ats';
import { generateCase } from '@foothold/core/ats/testing';
import { planImprovements } from '@foothold/core/improve';
import type { Resume } from '@foothold/core/resume';
import { findSkills } from '@foothold/core/skills';
import { recordFigure } from './support/figures.ts';
import { getMedian, getQuantile } from './support/statistics.ts';

const AS_OF = '2026-06';
const RUN_COUNT = 2_000;

/** Every text of a résumé. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : listTexts(child)));
}

const countWords = (resume: Resume) => listTexts(resume).join(' ').split(/\s+/).length;

/** Two people in one occupation merged into one résumé, until it is two pages long. */
function createTwoPageResume(seed: number): ReturnType<typeof generateCase> {
  const first = generateCase(seed);
  for (let other = seed + 1; countWords(first.resume) < 650; other++) {
    const next = generateCase(other);
    if (next.trade !== first.trade) continue;
    const entries = next.resume.work.map((role) => ({ ...role, id: `${role.id}-${other}` }));
    first.resume.work.push(...entries);
  }
  return first;
}

const cases = Array.from({ length: 20 }, (_, i) => createTwoPageResume(i * 50 + 1));

function measure(name: string, runs: number, run: (index: number) => void): number {
  for (let i = 0; i < Math.min(200, runs); i++) run(i);
  const times = Array.from({ length: runs }, (_, i) => {
    const start = performance.now();
    run(i);
    return performance.now() - start;
  });
  console.log(`${name}: p50 ${getMedian(times).toFixed(2)} ms, p95 ${getQuantile(times, 0.95).toFixed(2)} ms`);
  return getMedian(times);
}

const getCase = (i: number) => cases[i % cases.length] as (typeof cases)[number];
console.log(
  `${cases.length} résumés of ${Math.min(...cases.map(({ resume }) => countWords(resume)))} to ${Math.max(...cases.map(({ resume }) => countWords(resume)))} words`,
);
const bare = measure('finding skills alone', RUN_COUNT, (i) => {
  for (const text of listTexts(getCase(i).resume)) findSkills(text);
});
const score = measure('score', RUN_COUNT, (i) => {
  const { resume, job } = getCase(i);
  scoreResume({ ...toExportedSubject(resume), job, asOf: AS_OF });
});
const plan = measure('plan of improvements', 200, (i) => {
  const { resume, job } = getCase(i);
  planImprovements({ ...toExportedSubject(resume), job, asOf: AS_OF });
});
console.log(`score over finding skills alone: ${(score / bare).toFixed(1)} ×`);

const compared = `finding the skills of the same text: ${bare.toFixed(2)} ms`;
recordFigure({ name: 'Score a two-page résumé, p50', value: score, unit: 'ms', goal: { atMost: 1 }, compared });
recordFigure({ name: 'Plan its improvements, p50', value: plan, unit: 'ms', goal: { atMost: 8 }, compared });
