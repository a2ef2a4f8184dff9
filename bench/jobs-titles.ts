/**
 * How many job titles are matched to an occupation, and how often to the correct one, compared with a dictionary of our
 * occupations' names in the same run. Run: `node bench/jobs-titles.ts`.
 *
 * Coverage: titles from public job boards (675, including non-English ones and notes that aren't titles), from two lists of
 * internships and entry-level jobs, and the titles found in 2,875 job postings without one.
 * Agreement: 7,541 titles that people in O*NET's surveys gave their own work, each with its Standard Occupational
 * Classification code; the share matched to an occupation whose code has the same major group (two digits), the same minor
 * group (four characters) and the same broad occupation. Our families are broader than O*NET's 867 occupations, and many titles
 * ("Project Manager", "Research Scientist") have several codes, so the share can't reach 100%. Every second title was held back
 * while the table was written; figures are printed for both halves.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findOccupation, getOccupation, listOccupations, readJob } from '../packages/core/src/jobs/index.ts';
import { requireSharedData } from './support/shared-data.ts';

const DATA = requireSharedData();

type Finder = (title: string) => string | undefined;

const startWork = performance.now();
const occupations = listOccupations();
const buildMs = performance.now() - startWork;
console.log(`${occupations.length} occupations, table built in ${buildMs.toFixed(1)} ms (first use in a new process)`);

const names = occupations
  .map(({ id, name }) => ({ id, words: ` ${normalizeTitle(name)} ` }))
  .toSorted((a, b) => b.words.length - a.words.length);
const finders: [string, Finder][] = [
  ['occupationOf', (title) => findOccupation(title)?.occupation],
  ['names', (title) => names.find(({ words }) => ` ${normalizeTitle(title)} `.includes(words))?.id],
];

const boards = (JSON.parse(read('listings/ats-titles-675.json')) as { titles: { title: string }[] }).titles.map(
  ({ title }) => title,
);
printCoverage('Public job boards', boards);
for (const list of ['new-grad-2024-10', 'summer-internships-2024-10']) {
  const rows = JSON.parse(read(`listings/${list}.listings.json`)) as { title: string }[];
  printCoverage(list, [...new Set(rows.map(({ title }) => title))]);
}
const ads = readLines('listings/us-ads-2017-tagged.jsonl').map((line) => (JSON.parse(line) as { text: string }).text);
const titled = ads.filter((text) => readJob(text).title !== undefined).length;
console.log(
  `Advertisements without a title of their own: one that we know found in ${formatPercent(titled / ads.length)} of ${ads.length}`,
);

const reported = readLines('skills/onet/Sample_of_Reported_Titles.txt')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([code = '', title = '']) => ({ code, title }));
printAgreement(
  'in view',
  reported.filter((_, place) => place % 2 === 0),
);
printAgreement(
  'held back',
  reported.filter((_, place) => place % 2 === 1),
);

const start = performance.now();
for (let round = 0; round < 5; round++) for (const { title } of reported) findOccupation(title);
console.log(`${((reported.length * 5) / (performance.now() - start)).toFixed(0)} titles a ms`);

function printCoverage(name: string, titles: readonly string[]): void {
  const shares = finders.map(
    ([finder, find]) => `${finder} ${formatPercent(titles.filter(find).length / titles.length)}`,
  );
  console.log(`${name} (${titles.length}): ${shares.join(', ')}`);
}

function printAgreement(name: string, sample: readonly { code: string; title: string }[]): void {
  console.log(`Reported titles, ${name} (${sample.length})`);
  for (const [finder, find] of finders) {
    const found = sample.flatMap(({ code, title }) => {
      const soc = getOccupation(find(title) ?? '')?.soc;
      return soc ? [{ code, soc }] : [];
    });
    const formatSame = (places: number) =>
      formatPercent(
        found.filter(({ code, soc }) => code.slice(0, places) === soc.slice(0, places)).length / found.length,
      );
    console.log(
      `  ${finder.padEnd(12)} found ${formatPercent(found.length / sample.length)}, of these same major group ${formatSame(2)}, minor ${formatSame(4)}, broad ${formatSame(6)}`,
    );
  }
}

function normalizeTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function read(path: string): string {
  return readFileSync(join(DATA, path), 'utf8');
}

function readLines(path: string): string[] {
  return read(path).trim().split('\n');
}

function formatPercent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}
