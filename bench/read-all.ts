/**
 * For every PDF and DOCX under `$SHARED_DATA/resumes`: is it read, and are name and email correct if its text contains them?
 *
 *   node bench/read-all.ts
 *
 * The expected values come from the source of a file, if there is one next to it or above it (`truths.json`, the JSON of
 * Reactive Resume, the YAML of RenderCV). For other files, plain extracted text is used: the email must be the first address in
 * it (or none if there is none); all words of the name must be in it, and the name must share a word, or the start of one, with
 * the address. A name that has nothing in common with the address is listed for review. Exits with 1 if something failed.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DocumentError } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';
import { readBareText } from './support/bare-text.ts';
import { requireSharedData } from './support/shared-data.ts';

interface Person {
  name?: string | undefined;
  email?: string | undefined;
}

interface Row extends Person {
  file: string;
  /** The source of the expected values: `truth`, `source`, `text`. */
  by: string;
  /** Empty if everything is correct. */
  faults: string[];
}

const ADDRESS_PATTERN = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}/i;

const folder = requireSharedData('resumes');
const peopleByFile = new Map(
  (JSON.parse(readFileSync(join(folder, 'truths.json'), 'utf8')) as { file: string; truth: Person }[]).map((each) => [
    each.file,
    each.truth,
  ]),
);

const rows: Row[] = [];
for (const file of globSync('**/*.{pdf,docx,dotx}', { cwd: folder }).sort()) rows.push(await check(file));
for (const { file, by, name, email, faults } of rows) {
  const verdict = faults.length === 0 ? 'right' : `WRONG (${faults.join('; ')})`;
  console.log(`${by.padEnd(7)} ${verdict.padEnd(6)} ${(name ?? '–').padEnd(18)} ${(email ?? '–').padEnd(28)} ${file}`);
}
const wrong = rows.filter(({ faults }) => faults.length > 0);
console.log(`\n${rows.length} files, ${rows.length - wrong.length} right, ${wrong.length} wrong or not read`);
process.exitCode = wrong.length > 0 ? 1 : 0;

async function check(file: string): Promise<Row> {
  const bytes = new Uint8Array(readFileSync(join(folder, file)));
  try {
    const reading = await readResumeFile(bytes, { name: basename(file) });
    const { name, email } = reading.resume.contact;
    const truth = getTruth(file);
    if (truth) {
      const faults = [
        ...listDifferences('name', truth.truth.name, name),
        ...listDifferences('e-mail', truth.truth.email, email),
      ];
      return { file, by: truth.by, name, email, faults };
    }
    const lines = reading.text.pages.flatMap((page) => page.lines.map((line) => line.text));
    const text = file.endsWith('.pdf') ? await readBareText(bytes) : lines.join('\n');
    return { file, by: 'text', name, email, faults: listFaults(text, { name, email }) };
  } catch (error) {
    return { file, by: '–', faults: [error instanceof DocumentError ? error.code : `CRASH ${String(error)}`] };
  }
}

function listDifferences(what: string, wanted: string | undefined, got: string | undefined): string[] {
  const same = (wanted ?? '').toLowerCase() === (got ?? '').toLowerCase();
  return same ? [] : [`${what}: wanted ${wanted ?? 'none'}, got ${got ?? 'none'}`];
}

/** The person in a file, by the data it was made from. */
function getTruth(file: string): { by: string; truth: Person } | undefined {
  const truth = peopleByFile.get(file);
  if (truth) return { by: 'truth', truth };
  const json = join(folder, file.replace(/\.\w+$/, '.json'));
  if (existsSync(json))
    return { by: 'source', truth: (JSON.parse(readFileSync(json, 'utf8')) as { basics: Person }).basics };
  // Shorter examples of the same person are in subfolders and omit the address.
  const [yaml] = globSync('*.yaml', { cwd: join(folder, dirname(dirname(file))) });
  const name = yaml && /^ {2}name: (.+)$/m.exec(readFileSync(join(folder, dirname(dirname(file)), yaml), 'utf8'))?.[1];
  return name ? { by: 'source', truth: { name } } : undefined;
}

function listFaults(text: string, { name, email }: Person): string[] {
  const address = ADDRESS_PATTERN.exec(text)?.[0];
  const faults = listDifferences('e-mail', address, email);
  if (name === undefined) return address === undefined ? faults : [...faults, 'name: none'];
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1);
  const missing = words.filter((word) => !normalizeEmail(text).includes(word));
  if (missing.length > 0) faults.push(`name: “${missing.join(' ')}” is not in the text`);
  const local = normalizeEmail(address?.split('@')[0] ?? '');
  if (address !== undefined && !words.some((word) => local.includes(word.slice(0, 4)))) {
    faults.push(`name: has nothing of ${address}`);
  }
  return faults;
}

/** Without spaces and punctuation, so that letter-spaced or wrapped words count as one. */
function normalizeEmail(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
}
