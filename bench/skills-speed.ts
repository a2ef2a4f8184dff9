/**
 * Speed of finding skills in running text, compared with the simplest pass that could do the job: splitting the text into words and looking
 * each one up in a set. Run: `node bench/skills-speed.ts`.
 */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { countSkills, findSkills, listSkills } from '../packages/core/src/skills/index.ts';
import { recordFigure } from './support/figures.ts';
import { requireSharedData } from './support/shared-data.ts';

const ADS = requireSharedData('listings/us-ads-2017-tagged.jsonl');

const buildStart = performance.now();
findSkills('');
const buildMs = performance.now() - buildStart;

const text = readFileSync(ADS, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { text: string }).text)
  .join('\n\n');
const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
const names = new Set(listSkills().map((skill) => skill.name.toLowerCase()));

const found = measureBest(() => findSkills(text).length);
const baseline = measureBest(() => {
  let hits = 0;
  for (const word of text.toLowerCase().split(/[^a-z0-9+#.]+/)) if (names.has(word)) hits++;
  return hits;
});

console.log(`${countSkills()} skills, table built in ${buildMs.toFixed(1)} ms (first use in a new process)`);
console.log(`${words} words, ${found.result} mentions`);
console.log(`findSkills         ${rate(found.ms)} M words/s`);
console.log(`split + set lookup ${rate(baseline.ms)} M words/s (single words only, ${baseline.result} hits)`);
recordFigure({
  name: 'Find skills in text',
  value: words / found.ms / 1000,
  unit: 'million words/s',
  compared: `splitting it and looking words up: ${rate(baseline.ms).trim()} million words/s`,
});

function measureBest<T>(run: () => T): { ms: number; result: T } {
  let ms = Number.POSITIVE_INFINITY;
  let result = run();
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    result = run();
    ms = Math.min(ms, performance.now() - start);
  }
  return { ms, result };
}

function rate(ms: number): string {
  return (words / ms / 1000).toFixed(2).padStart(6);
}
