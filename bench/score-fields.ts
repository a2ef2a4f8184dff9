/**
 * Whether the total tells a person's own field from others: `node bench/score-fields.ts`. Every labeled résumé against every labeled ad whose id falls
 * in the open half (`--set-aside`: the other half); labels: `bench/fixtures/fresh/fields`, ads and résumés under `$SHARED_DATA`. A person counts once,
 * however many files. Ads of a field that the label calls related are neither own nor other, and are printed apart. Beside it, plain word overlap.
 * `--list` prints every pair that is out of place.
 */
import { type ScoreReport, scoreResume } from '@foothold/core/ats';
import {
  getHeldShare,
  type LabeledAd,
  type LabeledResume,
  readLabeledAds,
  readLabeledResumes,
  splitWords,
} from './support/field-cases.ts';
import { requireSharedData } from './support/shared-data.ts';
import { getMedian } from './support/statistics.ts';

const AS_OF = '2026-06';
const PEOPLE = new Set(['real', 'weak', 'linkedin-export', 'other']);
const setAside = process.argv.includes('--set-aside');
const list = process.argv.includes('--list');

interface ScoredPair {
  person: string;
  ad: LabeledAd;
  relation: 'own' | 'related' | 'other';
  total: number;
  fit: number | undefined;
  overlap: number;
  /** Share of the labeled must-haves that the file names. */
  had: number;
}

const resumes = await readLabeledResumes(requireSharedData('resumes'));
const ads = readLabeledAds(requireSharedData('listings', 'us-ads-2017-tagged.jsonl'), setAside);
const people = Map.groupBy(
  resumes.filter(({ kind, field }) => PEOPLE.has(kind) && field !== 'none'),
  ({ person }) => person,
);

const calculateMean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function measureOverlap(text: string, ad: LabeledAd): number {
  const own = splitWords(text);
  const asked = [...splitWords(ad.job.text)];
  return asked.filter((word) => own.has(word)).length / Math.max(1, asked.length);
}

function createPair(person: string, files: readonly LabeledResume[], ad: LabeledAd): ScoredPair {
  const reports = files.map(({ subject }) => scoreResume({ ...subject, job: ad.job, asOf: AS_OF }));
  const field = files[0]?.field ?? '';
  const fits = reports.flatMap(({ fit }) => (fit === undefined ? [] : [fit]));
  return {
    person,
    ad,
    relation: ad.field === field ? 'own' : ad.related.includes(field) ? 'related' : 'other',
    total: calculateMean(reports.map(({ total }) => total)),
    fit: fits.length > 0 ? calculateMean(fits) : undefined,
    overlap: calculateMean(files.map(({ text }) => measureOverlap(text, ad))),
    had: calculateMean(files.map((file) => getHeldShare(file, ad))),
  };
}

/** The chance that a pair of the first kind is above one of the second; ties count half. */
function calculateAuc(above: readonly number[], below: readonly number[]): number {
  const sorted = below.toSorted((a, b) => a - b);
  const countLower = (value: number, orEqual: boolean) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const isLower = orEqual ? (sorted[middle] ?? 0) <= value : (sorted[middle] ?? 0) < value;
      if (isLower) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return calculateMean(above.map((value) => (countLower(value, false) + countLower(value, true)) / 2)) / sorted.length;
}

const pairs = [...people].flatMap(([person, files]) => ads.map((ad) => createPair(person, files, ad)));
const filterByRelation = (relation: ScoredPair['relation']) => pairs.filter((pair) => pair.relation === relation);
const [own, related, other] = [filterByRelation('own'), filterByRelation('related'), filterByRelation('other')];
const listTotals = (some: readonly ScoredPair[]) => some.map(({ total }) => total);

console.log(
  `${people.size} people × ${ads.length} ${setAside ? 'ads set aside' : 'open ads'}: ${own.length} own, ${related.length} related, ${other.length} other`,
);
for (const [name, value] of [
  ['total', ({ total }: ScoredPair) => total],
  ['fit alone', ({ fit }: ScoredPair) => fit ?? 0],
  ['word overlap', ({ overlap }: ScoredPair) => overlap],
] as const)
  console.log(
    `AUC of own against other by ${name}: ${calculateAuc(own.map(value), other.map(value)).toFixed(3)} (related counted as other: ${calculateAuc(own.map(value), [...other, ...related].map(value)).toFixed(3)})`,
  );
const skilled = own.filter(({ had }) => had >= 0.7);
console.log(
  `medians: own ${getMedian(listTotals(own))}, own with ≥ 70 % of the must-haves ${getMedian(listTotals(skilled))} (${skilled.length}), related ${getMedian(listTotals(related))}, other ${getMedian(listTotals(other))}`,
);
const share = (some: readonly ScoredPair[], test: (pair: ScoredPair) => boolean) =>
  `${((100 * some.filter(test).length) / Math.max(1, some.length)).toFixed(1)} %`;
console.log(
  `own under 36: ${share(own, ({ total }) => total < 36)}; other over 45: ${share(other, ({ total }) => total > 45)}`,
);
for (const [field, some] of Map.groupBy(own, ({ ad }) => ad.field)) {
  const persons = new Set(some.map(({ person }) => person));
  const others = other.filter(({ person }) => persons.has(person));
  console.log(
    `  ${field}: AUC ${calculateAuc(listTotals(some), listTotals(others)).toFixed(3)}, own ${getMedian(listTotals(some))} (${some.length}), other ${getMedian(listTotals(others))}`,
  );
}
if (list) {
  const formatPair = ({ person, ad, total, fit, had }: ScoredPair) =>
    `    ${total.toFixed(0)} fit ${fit?.toFixed(0) ?? '–'} had ${had.toFixed(2)} ${person.slice(0, 44)} × ${ad.ad} ${ad.field}: ${ad.title} [read: ${ad.job.title ?? '–'} = ${ad.job.occupation ?? '–'}]`;
  console.log('  own field with the skills');
  for (const pair of skilled) console.log(formatPair(pair));
  console.log('  lowest of the own field');
  for (const pair of own.toSorted((a, b) => a.total - b.total).slice(0, 60)) console.log(formatPair(pair));
  console.log('  highest of other fields');
  for (const pair of other.toSorted((a, b) => b.total - a.total).slice(0, 60)) console.log(formatPair(pair));
}

console.log('format scores of people:');
const formats = resumes
  .filter(({ kind, field }) => PEOPLE.has(kind) && field !== 'none')
  .map(({ subject }) => scoreResume({ ...subject, asOf: AS_OF }).total)
  .toSorted((a, b) => a - b);
console.log(
  `  ${[0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((at) => formats[Math.min(formats.length - 1, Math.floor(formats.length * at))]).join(' · ')} (0, 10, 25, 50, 75, 90, 100 %)`,
);
const formatTotal = ({ total, caps }: ScoreReport) =>
  `${total}${caps.map(({ id, limit }) => ` [${id} ${limit}]`).join('')}`;
console.log('what is no filled-in résumé, exports, and weak ones:');
for (const { name, kind, field, subject } of resumes)
  if (kind !== 'real' || field === 'none')
    console.log(`  ${kind} ${name}: ${formatTotal(scoreResume({ ...subject, asOf: AS_OF }))}`);
