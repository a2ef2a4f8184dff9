/**
 * Whether our own reader recovers every field from every export. Sources: the JSON Resume samples, the people in truths.json
 * and every reading of a sample PDF under SHARED_DATA/resumes (skipped with a message if that folder is missing), and résumés
 * generated from a fixed seed (many occupations and scripts, tricky punctuation). Prints, for each source and format, how many
 * were recovered completely, how many of those needed plainer forms, how many were rejected, and the failures by field.
 *
 *   node bench/export-roundtrip.ts [--generated 300] [--seed 2026] [--formats pdf,docx,json] [--examples 3]
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DocumentError, ExportError, emptyResume, fromJsonResume, type Resume } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';
import { EXPORT_FORMATS, type ExportFormat, exportResume } from '@foothold/documents/write';
import fc from 'fast-check';
import { arbitraryResume } from '../packages/documents/test/write/arbitrary-resume.ts';

const { values } = parseArgs({
  options: {
    generated: { type: 'string', default: '300' },
    seed: { type: 'string', default: '2026' },
    formats: { type: 'string', default: EXPORT_FORMATS.join(',') },
    examples: { type: 'string', default: '3' },
  },
});
const formats = EXPORT_FORMATS.filter((format) => values.formats.split(',').includes(format));
const examples = Number(values.examples);

/** These aren't failures: nothing is written, and the person is told why. */
const REFUSALS = ['export.empty', 'export.script-unsupported'];

interface Sample {
  name: string;
  resume: Resume;
}

interface RoundtripTally {
  whole: number;
  plainer: number;
  /** By error code: empty résumés, or ones with letters missing from our fonts. */
  refused: Map<string, number>;
  failures: Map<string, string[]>;
}

const data = join(import.meta.dirname, '..', process.env.SHARED_DATA ?? '../shared/data', 'resumes');
const shared = existsSync(data);
if (!shared) console.log(`${data} is not there: only generated résumés are tried`);

const sources: Record<string, Sample[]> = {
  ...(shared && {
    'JSON Resume samples': readJsonSamples(),
    'people of truths.json': readTruthSamples(),
    'readings of sample PDFs': await readCorpus(),
  }),
  generated: fc
    .sample(arbitraryResume(), { numRuns: Number(values.generated), seed: Number(values.seed) })
    .map((resume, index) => ({ name: `generated ${index}`, resume })),
};

for (const [source, samples] of Object.entries(sources)) {
  for (const format of formats) print(source, format, samples.length, await tryAll(samples, format));
}

async function tryAll(samples: Sample[], format: ExportFormat): Promise<RoundtripTally> {
  const tally: RoundtripTally = { whole: 0, plainer: 0, refused: new Map(), failures: new Map() };
  for (const { name, resume } of samples) {
    for (const [field, example] of await listFailures(resume, format, tally)) {
      const known = tally.failures.get(field) ?? [];
      tally.failures.set(field, [...known, `${name}: ${example}`]);
    }
  }
  return tally;
}

async function listFailures(
  resume: Resume,
  format: ExportFormat,
  tally: RoundtripTally,
): Promise<[field: string, example: string][]> {
  try {
    const result = await exportResume(resume, format);
    if (result.ok) {
      tally.whole += 1;
      if (Object.keys(result.forms).length > 0) tally.plainer += 1;
      return [];
    }
    return result.differences.map(({ field, wanted, got }) => [
      getKind(field),
      `${shorten(wanted)} came back as ${shorten(got)}`,
    ]);
  } catch (error) {
    if (error instanceof ExportError && REFUSALS.includes(error.code)) {
      tally.refused.set(error.code, (tally.refused.get(error.code) ?? 0) + 1);
      return [];
    }
    if (error instanceof ExportError || error instanceof DocumentError) return [[error.code, error.message]];
    throw error;
  }
}

/** `work/w3/title` → `work/title` */
function getKind(field: string): string {
  const segments = field.split('/');
  return segments.filter((segment, index) => index === 0 || /^[a-z]+$/i.test(segment)).join('/');
}

function shorten(text: string): string {
  return JSON.stringify(text.length > 70 ? `${text.slice(0, 69)}…` : text);
}

function print(
  source: string,
  format: ExportFormat,
  total: number,
  { whole, plainer, refused, failures }: RoundtripTally,
): void {
  const notes = [
    ...(plainer > 0 ? [`${plainer} of them with plainer forms`] : []),
    ...[...refused].map(([code, count]) => `${count} refused with ${code}`),
  ];
  console.log(
    `${source.padEnd(24)} ${format.padEnd(5)} ${whole} of ${total} whole${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`,
  );
  const sorted = [...failures].sort(([, a], [, b]) => b.length - a.length);
  for (const [field, cases] of sorted) {
    console.log(`    ${field}: ${cases.length}`);
    for (const example of cases.slice(0, examples)) console.log(`        ${example}`);
  }
}

function readJsonSamples(): Sample[] {
  return globSync('json-resume/*.json', { cwd: data }).flatMap((file) => {
    const resume = importJson(join(data, file));
    return resume === undefined ? [] : [{ name: basename(file), resume }];
  });
}

/** The folder also contains schemas, job descriptions, and broken documents. */
function importJson(path: string): Resume | undefined {
  try {
    return fromJsonResume(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DocumentError) return undefined;
    throw error;
  }
}

interface Truth {
  file: string;
  truth: {
    name: string | null;
    email: string | null;
    phone: string | null;
    work: { employer: string | null; title: string | null; start: string | null; end: string | null }[];
    education: {
      institution: string | null;
      degree: string | null;
      area?: string | null;
      start?: string | null;
      end: string | null;
    }[];
    skills: string[];
  };
}

function readTruthSamples(): Sample[] {
  const people = JSON.parse(readFileSync(join(data, 'truths.json'), 'utf8')) as Truth[];
  return people.map(({ file, truth }) => ({
    name: basename(file),
    resume: {
      ...emptyResume(),
      contact: { links: [], ...omitNulls({ name: truth.name, email: truth.email, phone: truth.phone }) },
      work: truth.work.map(({ end, ...role }, index) => ({
        id: `w${index}`,
        ...omitNulls({ ...role, end: role.start && !end ? 'present' : end }),
        bullets: [],
      })),
      education: truth.education.map(({ end, ...study }, index) => ({
        id: `e${index}`,
        ...omitNulls({ ...study, end: study.start && !end ? 'present' : end }),
        bullets: [],
      })),
      skills: truth.skills.length === 0 ? [] : [{ id: 's', keywords: truth.skills }],
    },
  }));
}

function omitNulls<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], null | undefined> } {
  const present = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(present) as { [K in keyof T]?: Exclude<T[K], null | undefined> };
}

async function readCorpus(): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const file of globSync('**/*.pdf', { cwd: data }).sort()) {
    try {
      const { resume } = await readResumeFile(new Uint8Array(readFileSync(join(data, file))), { name: basename(file) });
      samples.push({ name: file, resume });
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      console.log(`${file} cannot be read: ${error.code}`);
    }
  }
  return samples;
}
