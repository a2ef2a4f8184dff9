/**
 * How accurately the degree, years, license, kind of pay, and hours that a job description states are read, compared with a plain keyword
 * search in the same run. Run: `node bench/jobs-read.ts`.
 *
 * People tagged the 2,875 job postings, with any number of tags per text. `bs-degree-needed` and similar tags are also used for
 * preferred degrees, `2-4-years…` for the lower bound of a range, and `licence-needed` for professional licenses and
 * certificates but rarely for a driver's license. They are incomplete: a posting for registered nurses is as likely to lack
 * `licence-needed` as to have it, and some tags are on texts that say nothing about them. So the same figures are also printed
 * against the judgment of one reader who had the full text of the `JUDGED_JOBS` postings, but neither the tags nor our reading; the
 * line "tags" shows how the tags compare with that judgment.
 *
 * The rules were written while looking at the postings with even numbers. Those with odd numbers were held back; later, those for
 * degrees were improved while looking at half of them, chosen by a hash of their IDs. All figures marked "held back" are for the other
 * half, which nobody looked at.
 *
 * Of the 60 postings in the half that was looked at whose tags and reading of the degree differed before, one reader found the reading
 * right in 24, wrong in 20, and right by our rule that the lowest degree counts in 6. In 7 it depends on whether a "college degree" is an
 * associate's or a bachelor's, on which the tags are divided, and 3 are unclear.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { findHours, findPayBasis, readJob } from '../packages/core/src/jobs/index.ts';
import { JUDGED_JOBS } from './support/jobs-read-judged.ts';
import { requireSharedData } from './support/shared-data.ts';

const ADS = requireSharedData('listings/us-ads-2017-tagged.jsonl');

interface Ad {
  id: string;
  text: string;
  tags: string[];
}

const LABELS = [
  'associate',
  'bachelor',
  'master+',
  '1 year',
  '2-4 years',
  '5+ years',
  'license',
  'hourly',
  'salary',
  'full-time',
  'part-time',
] as const;
type Label = (typeof LABELS)[number];
type Reader = (ad: Ad) => Set<Label>;

/** Labels whose figures are also printed together. */
const GROUPS: Readonly<Record<string, readonly Label[]>> = {
  degree: ['associate', 'bachelor', 'master+'],
  years: ['1 year', '2-4 years', '5+ years'],
};

const DEGREES_BY_TAG: Readonly<Record<string, Label>> = {
  'associate-needed': 'associate',
  'bs-degree-needed': 'bachelor',
  'ms-or-phd-needed': 'master+',
  '1-year-experience-needed': '1 year',
  '2-4-years-experience-needed': '2-4 years',
  '5-plus-years-experience-needed': '5+ years',
  'licence-needed': 'license',
  'hourly-wage': 'hourly',
  salary: 'salary',
  'full-time-job': 'full-time',
  'part-time-job': 'part-time',
};
/** The reader with the full text didn't judge these. */
const UNJUDGED: ReadonlySet<Label> = new Set(['hourly', 'salary', 'full-time', 'part-time']);

const ads = readFileSync(ADS, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Ad);
const isOfHalf = (id: string): boolean => (createHash('sha256').update(`degree ${id}`).digest()[0] ?? 0) % 2 === 1;
const heldOutAds = ads.filter(({ id }) => Number(id.split('-')[1]) % 2 === 1 && isOfHalf(id));
const openAds = ads.filter((ad) => !heldOutAds.includes(ad));
const judgedAds = heldOutAds.filter(({ id }) => JUDGED_JOBS[id] !== undefined);

const start = performance.now();
const readings = new Map(ads.map((ad) => [ad.id, readByReader(ad)]));
const ms = performance.now() - start;
const characters = ads.reduce((sum, { text }) => sum + text.length, 0);

const readTags: Reader = ({ tags }) => new Set(tags.flatMap((tag) => DEGREES_BY_TAG[tag] ?? []));
const read: Reader = ({ id }) => readings.get(id) ?? new Set();
const readTruth: Reader = ({ id }) => new Set(LABELS.filter((label) => JUDGED_JOBS[id]?.includes(label)));

console.log(
  `${ads.length} advertisements, ${(ads.length / ms).toFixed(2)} read a ms, ${(characters / ms / 1000).toFixed(2)} M characters/s`,
);
report(`Against the tags, in view (${openAds.length})`, openAds, readTags, { readJob: read, keywords: readByKeywords });
report(`Against the tags, held back (${heldOutAds.length})`, heldOutAds, readTags, {
  readJob: read,
  keywords: readByKeywords,
});
report(`Against a reader, held back (${judgedAds.length})`, judgedAds, readTruth, {
  readJob: read,
  keywords: readByKeywords,
  tags: readTags,
});

function readByReader({ text }: Ad): Set<Label> {
  const { degree, years, knockouts } = readJob(text);
  const found = new Set<Label>();
  if (degree?.level === 'associate' || degree?.level === 'bachelor') found.add(degree.level);
  if (degree?.level === 'master' || degree?.level === 'doctorate') found.add('master+');
  if (years) found.add(toYearsLabel(years.min));
  if (knockouts.some(({ kind }) => kind === 'license')) found.add('license');
  const basis = findPayBasis(text);
  if (basis) found.add(basis === 'hour' ? 'hourly' : 'salary');
  const hours = findHours(text);
  if (hours === 'full-time' || hours === 'either') found.add('full-time');
  if (hours === 'part-time' || hours === 'either') found.add('part-time');
  return found;
}

/** A five-minute solution: the first keyword that occurs anywhere. */
function readByKeywords({ text }: Ad): Set<Label> {
  const found = new Set<Label>();
  if (/associate'?s? degree|(?:2|two)[- ]year degree|\bAA\b/i.test(text)) found.add('associate');
  else if (/bachelor|\bB\.?[SA]\b|(?:4|four)[- ]year degree|degree in/i.test(text)) found.add('bachelor');
  if (/master'?s|\bMBA\b|\bPh\.?D/i.test(text)) found.add('master+');
  const years = /(\d+)\s?\+?\s?(?:-\s?\d+\s?)?(?:years|yrs)/i.exec(text)?.[1];
  if (years && Number(years) > 0) found.add(toYearsLabel(Number(years)));
  if (/licen[sc]e|certifi/i.test(text)) found.add('license');
  if (/hourly|per hour|\/hr|an hour/i.test(text)) found.add('hourly');
  else if (/salary/i.test(text)) found.add('salary');
  if (/full[- ]?time/i.test(text)) found.add('full-time');
  if (/part[- ]?time/i.test(text)) found.add('part-time');
  return found;
}

function toYearsLabel(years: number): Label {
  return years < 2 ? '1 year' : years < 5 ? '2-4 years' : '5+ years';
}

function report(heading: string, sample: readonly Ad[], gold: Reader, readers: Record<string, Reader>): void {
  console.log(`\n${heading}`);
  const lines = [...Object.entries(GROUPS), ...LABELS.map((label): [string, readonly Label[]] => [label, [label]])];
  for (const [title, labels] of lines) {
    if (gold === readTruth && labels.every((label) => UNJUDGED.has(label))) continue;
    for (const [name, reader] of Object.entries(readers)) {
      const score = { right: 0, found: 0, gold: 0 };
      for (const ad of sample)
        for (const label of labels) {
          const isReported = reader(ad).has(label);
          const isExpected = gold(ad).has(label);
          score.found += Number(isReported);
          score.gold += Number(isExpected);
          score.right += Number(isReported && isExpected);
        }
      console.log(
        `  ${title.padEnd(10)} ${name.padEnd(9)} precision ${formatPercent(score.right / score.found)}  recall ${formatPercent(score.right / score.gold)}  F1 ${formatPercent((2 * score.right) / (score.found + score.gold))}  (${score.right} right, ${score.found} found, ${score.gold} there)`,
      );
    }
  }
}

function formatPercent(value: number): string {
  return Number.isNaN(value) ? '    – ' : `${(value * 100).toFixed(1).padStart(5)} %`;
}
