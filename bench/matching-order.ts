/**
 * Measures whether matching ranks the right advertisements first. Usage: `node bench/matching-order.ts`. People and advertisements were
 * labeled with field, title, and skills by readers who hadn't seen the code (`bench/fixtures/fresh/fields`). For each person, the
 * advertisements are ranked by our match and by word overlap (cosine of TF-IDF over the same texts); NDCG@10 is printed for both. An
 * advertisement's gain is 2 if it is in the person's field and names two of their skills or the same kind of title, 1 if it is in their
 * field otherwise or in a related one, and 0 in all other cases. Gains come from the labels alone. All files of one person count once, as
 * their mean. Weak résumés, whose labels have no skills, are reported separately. Rules are tuned on the advertisements for which the
 * SHA-256 of "ads-set-aside-1:" and the ID starts with a digit below 8; `--set-aside` ranks the others.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJob } from '@foothold/core/jobs';
import { createSeekerProfile, explainMatch, type ListingFacts, type SeekerProfile } from '@foothold/core/matching';
import { DocumentError, interpret, readingOfResume, viewTextsOf } from '@foothold/core/resume';
import { readDocument } from '@foothold/documents/read';
import { requireSharedData } from './support/shared-data.ts';

const LABELS = join(import.meta.dirname, 'fixtures/fresh/fields');
const AS_OF = '2026-11-20';
const SHOWN_COUNT = 10;
const isSetAside = process.argv.includes('--set-aside');
const isLong = process.argv.includes('--each');

interface AdLabel {
  ad: string;
  field: string;
  title: string;
  mustHave: string[];
  related: string[];
}

interface Person {
  name: string;
  field: string;
  title: string;
  skills: string[];
  readings: { profile: SeekerProfile; text: string }[];
}

interface Ad extends AdLabel {
  text: string;
  facts: ListingFacts;
}

function listLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

function readAds(): Ad[] {
  const path = requireSharedData('listings/us-ads-2017-tagged.jsonl');
  const texts = new Map(listLines<{ id: string; text: string }>(path).map(({ id, text }) => [id, text]));
  return listLines<AdLabel>(join(LABELS, 'ads.jsonl'))
    .filter(({ ad }) => isInSetAside(ad) === isSetAside)
    .map((label) => ({
      ...label,
      text: texts.get(label.ad) ?? '',
      facts: collectFacts(label.ad, texts.get(label.ad) ?? ''),
    }));
}

function isInSetAside(id: string): boolean {
  const digest = createHash('sha256').update(`ads-set-aside-1:${id}`).digest('hex');
  return Number.parseInt(digest.charAt(0), 16) >= 8;
}

function collectFacts(id: string, text: string): ListingFacts {
  const job = readJob(text);
  return {
    id,
    ...(job.occupation && { occupation: job.occupation }),
    ...(job.seniority && { seniority: job.seniority }),
    ...(job.years && { years: job.years.min }),
    ...(job.degree && { degree: job.degree.level }),
    mustHave: job.mustHave.map(({ skill }) => skill),
    niceToHave: job.niceToHave.map(({ skill }) => skill),
    states: [],
    remote: false,
    sponsorship: job.sponsorship.value,
    postedAt: AS_OF,
  };
}

async function readPeople(): Promise<Person[]> {
  const peopleById = new Map<string, Person>();
  for (const label of listLines<{ file: string; field: string; title: string; skills: string[] }>(
    join(LABELS, 'resumes.jsonl'),
  )) {
    const path = join(requireSharedData('resumes'), label.file);
    if (label.field === 'none' || !existsSync(path)) continue;
    const reading = await readListing(readFileSync(path), path);
    if (!reading) continue;
    const key = JSON.stringify([label.title, label.skills]);
    const person = peopleById.get(key) ?? { ...label, name: label.file, readings: [] };
    person.readings.push(reading);
    peopleById.set(key, person);
  }
  return [...peopleById.values()];
}

async function readWeakPeople(): Promise<Person[]> {
  const found: Person[] = [];
  for (const { id, text, field } of listLines<{ id: string; text: string; field: string }>(
    join(LABELS, 'weak.jsonl'),
  )) {
    const reading = field === 'none' ? undefined : await readListing(new TextEncoder().encode(text), `${id}.txt`);
    if (reading) found.push({ name: id, field, title: '', skills: [], readings: [reading] });
  }
  return found;
}

async function readListing(bytes: Uint8Array, name: string): Promise<Person['readings'][number] | undefined> {
  try {
    const document = await readDocument(bytes, { name });
    const isData = 'resume' in document;
    const reading = isData ? readingOfResume(document.resume) : interpret(document);
    const [text] = viewTextsOf(isData ? undefined : document, reading);
    return { profile: createSeekerProfile(reading.resume, { asOf: AS_OF }), text: text?.text ?? '' };
  } catch (error) {
    if (error instanceof DocumentError) return undefined;
    throw error;
  }
}

/** What the labels say about an advertisement for a person. */
function calculateGain(person: Person, ad: Ad): number {
  if (ad.field !== person.field) return ad.related.includes(person.field) ? 1 : 0;
  const shared = ad.mustHave.filter((skill) => person.skills.some((own) => isSameName(own, skill))).length;
  return shared >= 2 || isSameTitle(person.title, ad.title) ? 2 : 1;
}

/** Whether two labels name the same skill: they have the same words, or one contains all words of the other. */
function isSameName(a: string, b: string): boolean {
  const [short = new Set<string>(), long = new Set<string>()] = [toWordSet(a), toWordSet(b)].sort(
    (x, y) => x.size - y.size,
  );
  return short.size > 0 && [...short].every((word) => long.has(word));
}

const GRADES = new Set(
  'senior junior lead staff principal chief head entry level intern and of in for a an the with at'.split(' '),
);

/** Two words of a title in common, grades apart. */
function isSameTitle(a: string, b: string): boolean {
  const other = toWordSet(b);
  return [...toWordSet(a)].filter((word) => !GRADES.has(word) && other.has(word)).length >= 2;
}

function toWordSet(text: string): Set<string> {
  return new Set(tokenize(text));
}

function tokenize(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9][a-z0-9+#]*/g) ?? []).map((word) => word.replace(/(?<=\w{3})s$/, ''));
}

/** Cosine of TF-IDF vectors, with document frequencies from the advertisements. */
function measureOverlap(ads: readonly Ad[]): (text: string) => number[] {
  const wordCounts = ads.map(({ text }) => countAll(text));
  const seen = new Map<string, number>();
  for (const bag of wordCounts) for (const word of bag.keys()) seen.set(word, (seen.get(word) ?? 0) + 1);
  const weigh = (bag: ReadonlyMap<string, number>): Map<string, number> => {
    const weights = new Map(
      [...bag].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * Math.log(ads.length / (seen.get(word) ?? ads.length)),
      ]),
    );
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([word, weight]) => [word, weight / length]));
  };
  const vectors = wordCounts.map(weigh);
  return (text) => {
    const own = weigh(countAll(text));
    return vectors.map((vector) => [...own].reduce((sum, [word, weight]) => sum + weight * (vector.get(word) ?? 0), 0));
  };
}

function countAll(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of tokenize(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Ties are ordered by ID for both methods, because the mean over all orders would need many runs. */
function calculateNdcg(gains: readonly number[], scores: readonly number[]): number {
  const order = scores.map((score, at) => ({ score, gain: gains[at] ?? 0 })).sort((a, b) => b.score - a.score);
  const best = [...gains].sort((a, b) => b - a);
  const sum = (list: readonly number[]): number =>
    list.slice(0, SHOWN_COUNT).reduce((total, gain, place) => total + (2 ** gain - 1) / Math.log2(place + 2), 0);
  return sum(order.map(({ gain }) => gain)) / sum(best);
}

const calculateMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function run(name: string, group: readonly Person[], ads: readonly Ad[]): void {
  const overlap = measureOverlap(ads);
  const ours: number[] = [];
  const plain: number[] = [];
  let better = 0;
  let judgedCount = 0;
  for (const person of group) {
    const gains = ads.map((ad) => calculateGain(person, ad));
    if (!gains.some((gain) => gain > 0)) continue;
    judgedCount++;
    const own = calculateMean(
      person.readings.map(({ profile }) =>
        calculateNdcg(
          gains,
          ads.map(({ facts }) => explainMatch(facts, profile, { asOf: AS_OF }).score),
        ),
      ),
    );
    const other = calculateMean(person.readings.map(({ text }) => calculateNdcg(gains, overlap(text))));
    ours.push(own);
    plain.push(other);
    if (own > other) better++;
    if (isLong && !isSetAside)
      console.log(`    ${own.toFixed(3)} ${other.toFixed(3)}  ${person.field}: ${person.title} (${person.name})`);
  }
  console.log(
    `  ${name}: ${judgedCount} people; NDCG@${SHOWN_COUNT} match ${calculateMean(ours).toFixed(3)}, word overlap ${calculateMean(plain).toFixed(3)}; match better for ${better}`,
  );
}

const ads = readAds().sort((a, b) => (a.ad < b.ad ? -1 : 1));
console.log(`${ads.length} labeled advertisements, ${isSetAside ? 'set aside' : 'open'}`);
const all = await readPeople();
run('all people', all, ads);
run(
  'people outside software',
  all.filter(({ field }) => field !== 'software'),
  ads,
);
run('weak résumés', await readWeakPeople(), ads);
const rowsByField = Map.groupBy(all, ({ field }) => field);
if (isLong) for (const [field, group] of rowsByField) run(field, group, ads);
process.exit(0);
