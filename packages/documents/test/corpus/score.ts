import type { JsonResume } from '@foothold/core/resume';
import type { Truth } from './truth.ts';

/** The compared fields. */
export const FIELDS = [
  'name',
  'email',
  'phone',
  'employer',
  'title',
  'start',
  'end',
  'institution',
  'degree',
  'skills',
] as const;
export type Field = (typeof FIELDS)[number];

/** Values of one field across any number of files. A differing value counts as both wrong and missed. */
export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export interface Miss {
  field: Field;
  want: string | undefined;
  got: string | undefined;
}

export interface Score {
  tallies: Record<Field, Tally>;
  misses: Miss[];
}

export const createEmptyTallies = (): Record<Field, Tally> =>
  Object.fromEntries(FIELDS.map((field) => [field, { right: 0, wrong: 0, missed: 0 }])) as Record<Field, Tally>;

/** Harmonic mean of precision and recall; 1 if there was nothing to find and nothing was found. */
export function calculateF1({ right, wrong, missed }: Tally): number {
  return right + wrong + missed === 0 ? 1 : (2 * right) / (2 * right + wrong + missed);
}

export function addTallies(sum: Record<Field, Tally>, more: Record<Field, Tally>): void {
  for (const field of FIELDS) {
    for (const key of ['right', 'wrong', 'missed'] as const) sum[field][key] += more[field][key];
  }
}

/**
 * Compares a parsed résumé with what is on its page: exactly, except for case, punctuation, and kinds of dashes and quotes. Entries are
 * paired one to one, best matches first. An ongoing job and one without an end are the same.
 */
export function scoreResume(truth: Truth, json: JsonResume): Score {
  const tallies = createEmptyTallies();
  const misses: Miss[] = [];
  const compare = (
    field: Field,
    want: string | undefined,
    got: string | undefined,
    same = fold(want) === fold(got),
  ) => {
    const wanted = fold(want) !== '';
    const given = fold(got) !== '';
    if (wanted && given && same) {
      tallies[field].right++;
      return;
    }
    if (wanted) tallies[field].missed++;
    if (given) tallies[field].wrong++;
    if (wanted || given) misses.push({ field, want, got });
  };

  compare('name', truth.name, json.basics.name);
  compare('email', truth.email, json.basics.email, truth.email.toLowerCase() === json.basics.email?.toLowerCase());
  compare('phone', truth.phone, json.basics.phone, extractDigits(truth.phone) === extractDigits(json.basics.phone));

  const jobs = json.work.map(({ name, position, startDate, endDate }) => ({
    employer: name,
    title: position,
    start: startDate,
    end: endDate ?? (startDate && ONGOING),
  }));
  const wantedJobs = truth.work.map((job) => ({ ...job, end: job.end ?? ONGOING }));
  for (const [want, got] of pairEntries(wantedJobs, jobs)) {
    for (const field of ['employer', 'title', 'start', 'end'] as const) compare(field, want?.[field], got?.[field]);
  }

  const schools = json.education.map(({ institution, studyType, area }) => ({
    institution,
    degree: joinParts(studyType, area),
  }));
  const wantedSchools = truth.education.map(({ institution, degree, area }) => ({
    institution,
    degree: joinParts(degree, area),
  }));
  for (const [want, got] of pairEntries(wantedSchools, schools)) {
    compare('institution', want?.institution, got?.institution);
    compare('degree', want?.degree, got?.degree, normalizeDegree(want?.degree) === normalizeDegree(got?.degree));
  }

  const given = new Map(
    json.skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name ?? ''])).map(toKeyed),
  );
  const wanted = new Map(truth.skills.map(toKeyed));
  const labels = new Set(truth.skillLabels.map(fold));
  for (const [key, skill] of wanted) compare('skills', skill, given.get(key));
  for (const [key, skill] of given) if (!wanted.has(key) && !labels.has(key)) compare('skills', undefined, skill);
  return { tallies, misses };
}

const ONGOING = 'ongoing';

const toKeyed = (skill: string) => [fold(skill), skill] as const;

function joinParts(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

/** Letters, digits, and the characters that distinguish skills ("C++", "C#", "Node.js"). */
function fold(text: string | undefined): string {
  return (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ\u00ad\u200b]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}+#%./]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[./]+|[./]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function normalizeDegree(text: string | undefined): string {
  return fold(text)
    .replace(/\b(?:in|of|degree|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function extractDigits(text: string | undefined): string {
  return (text ?? '').replace(/\D/g, '').replace(/^(?:00|0|1(?=\d{10}$))/, '');
}

type Entry = Readonly<Record<string, string | undefined>>;

/** Pairs of entries that agree in most of their values; entries without a match are unpaired. */
function pairEntries<T extends Entry, U extends Entry>(wanted: T[], given: U[]): [T | undefined, U | undefined][] {
  const candidates = wanted.flatMap((want) => given.map((got) => ({ want, got, points: judgeAgreement(want, got) })));
  candidates.sort((a, b) => b.points - a.points);
  const pairs: [T | undefined, U | undefined][] = [];
  const taken = new Set<Entry>();
  for (const { want, got, points } of candidates) {
    if (points === 0 || taken.has(want) || taken.has(got)) continue;
    taken.add(want).add(got);
    pairs.push([want, got]);
  }
  for (const want of wanted) if (!taken.has(want)) pairs.push([want, undefined]);
  for (const got of given) if (!taken.has(got)) pairs.push([undefined, got]);
  return pairs;
}

function judgeAgreement(want: Entry, got: Entry): number {
  let points = 0;
  for (const [key, value] of Object.entries(want)) {
    const [a, b] = [fold(value), fold(got[key])];
    if (a !== '' && a === b) points += 2;
    else if (a !== '' && b !== '' && (a.includes(b) || b.includes(a))) points += 1;
  }
  return points;
}
