/**
 * How well weak but honest résumés typed as plain text are read: `node bench/read-weak.ts [--set=weak|plain|lines] [--details]`.
 *
 * Data, by writers who had seen no code or rules: `fixtures/fresh/fields/weak-last.jsonl` (`weak`), and the unseen part of `fixtures/fresh/plain` (`plain`:
 * notes, forms, sentences; `lines`: ordinary résumés as text), whose periods are read by our own date grammar from exactly the words that are marked. A role is whole if every key that its truth has (title, employer,
 * start, end) was read as written; volunteer work and odd jobs marked `optional` count neither way. Surplus roles are those that match no truth by employer or
 * title.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DocumentError, findDates } from '@foothold/core/resume';
import { readResumeFile } from '@foothold/documents/read';

interface Role {
  title?: string;
  employer?: string;
  start?: string;
  end?: string;
  optional?: boolean;
  volunteer?: boolean;
}

const KEYS = ['title', 'employer', 'start', 'end'] as const;

interface Case {
  id: string;
  text: string;
  roles: Role[];
}

const { values: options } = parseArgs({
  options: { details: { type: 'boolean' }, set: { type: 'string', default: 'weak' } },
});

function readLabeled(): Case[] {
  const file = new URL('fixtures/fresh/fields/weak-last.jsonl', import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const MARK = /⟦([topd])([\d,]+)\|([^⟧]*)⟧/gu;

/** A résumé whose jobs are marked in its text. Of several titles or employers of a job, the first counts. */
function readMarked(folder: URL, name: string): Case {
  const marked = readFileSync(new URL(name, folder), 'utf8');
  const jobs = new Map<string, { role: Role; periods: string[] }>();
  for (const [, sign, numbers = '', words = ''] of marked.matchAll(MARK)) {
    for (const number of numbers.split(',')) {
      const { role, periods } = jobs.get(number) ?? { role: {}, periods: [] };
      jobs.set(number, { role, periods });
      if (sign === 't') role.title ??= words.trim();
      if (sign === 'o') role.employer ??= words.trim();
      if (sign === 'd') periods.push(words);
    }
  }
  const roles = [...jobs.values()].map(({ role, periods }) => {
    const dates = periods.flatMap((period) => findDates(period));
    const range = dates.find(({ kind }) => kind === 'range');
    const [start, end] = range ? [range.start, range.end] : [dates[0]?.start, dates.at(-1)?.start];
    return { ...role, ...(start && { start }), ...(end && { end }) };
  });
  return { id: name, text: marked.replaceAll(MARK, '$3'), roles };
}

function readUnseen(start: RegExp): Case[] {
  const folder = new URL('fixtures/fresh/plain/final/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => start.test(name))
    .map((name) => readMarked(folder, name));
}

const cases = options.set === 'weak' ? readLabeled() : readUnseen(options.set === 'plain' ? /^\d/ : /^L-/);

const foldText = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const isSame = (key: (typeof KEYS)[number], wanted: string, read: string | undefined): boolean =>
  key === 'title' || key === 'employer' ? foldText(wanted) === foldText(read) : wanted === read;

/** How many of the expected keys a role has that was read. */
const countSharedKeys = (truth: Role, read: Role): number =>
  KEYS.filter((key) => truth[key] !== undefined && isSame(key, truth[key], read[key])).length;

/** The roles that were read; none if the text is rejected, such as JSON in another format. */
async function readRoles(id: string, text: string): Promise<Role[]> {
  try {
    const { resume } = await readResumeFile(new TextEncoder().encode(text), { name: `${id}.txt` });
    return [...resume.work, ...resume.volunteer];
  } catch (error) {
    if (error instanceof DocumentError) return [];
    throw error;
  }
}

const sums = { roles: 0, whole: 0, surplus: 0, withRoles: 0, withoutAny: 0 };
const fields = Object.fromEntries(KEYS.map((key) => [key, { right: 0, all: 0 }])) as Record<
  (typeof KEYS)[number],
  { right: number; all: number }
>;
for (const { id, text, roles } of cases) {
  const read = await readRoles(id, text);
  const left = new Set(read);
  const misses: string[] = [];
  for (const truth of roles) {
    const [best] = [...left].sort((a, b) => countSharedKeys(truth, b) - countSharedKeys(truth, a));
    const match = best && countSharedKeys(truth, best) > 0 ? best : undefined;
    if (match) left.delete(match);
    if (truth.optional) continue;
    sums.roles++;
    const keys = KEYS.filter((key) => truth[key] !== undefined);
    for (const key of keys) {
      fields[key].all++;
      if (isSame(key, truth[key] ?? '', match?.[key])) fields[key].right++;
    }
    if (match && keys.length === countSharedKeys(truth, match)) sums.whole++;
    else misses.push(`  want ${JSON.stringify(truth)} got ${JSON.stringify(match && KEYS.map((key) => match[key]))}`);
  }
  sums.surplus += left.size;
  if (roles.length > 0) sums.withRoles++;
  if (roles.length > 0 && read.length === 0) sums.withoutAny++;
  if (options.details && (misses.length > 0 || left.size > 0))
    console.log(
      [id, ...misses, ...[...left].map(({ title, employer }) => `  surplus ${title} at ${employer}`)].join('\n'),
    );
}

const formatPercent = (part: number, all: number) =>
  `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;
for (const key of KEYS) console.log(`${key.padEnd(9)} right ${formatPercent(fields[key].right, fields[key].all)}`);
console.log(`roles whole ${formatPercent(sums.whole, sums.roles)}; surplus roles ${sums.surplus}`);
console.log(`résumés without any role read: ${sums.withoutAny} of ${sums.withRoles}`);
