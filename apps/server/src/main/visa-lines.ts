import { parseArgs } from 'node:util';
import type { LoadedFile } from '../domains/listings/index.ts';

const USAGE = 'Use "visa load <file> [--year 2023]".';
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** What each file is, and what it counts. */
const KINDS: Record<string, { name: string; row: string }> = {
  'uscis-h1b': { name: 'USCIS H-1B Employer Data Hub', row: 'row' },
  'dol-lca': { name: 'Department of Labor LCA disclosure data', row: 'application' },
};

const REASONS: Record<keyof LoadedFile['rejects'], string> = {
  'bad-count': 'a count isn’t a number',
  'bad-date': 'the decision date can’t be read',
  'bad-year': 'the fiscal year can’t be read',
  'line-too-long': 'the line is too long',
  'no-employer': 'no employer is named',
  'other-year': 'another year or quarter',
  'too-few-cells': 'columns are missing',
  'unclosed-quote': 'a quotation mark isn’t closed',
  'unknown-status': 'the status is unknown',
};

/**
 * Runs the command of `USAGE`, and yields the lines to print.
 * @throws AppError `listings.filings-*`, and Error with a sentence for an unknown command
 */
export async function* runVisaCommand(
  load: (path: string, year?: number) => Promise<LoadedFile>,
  words: readonly string[],
): AsyncGenerator<string> {
  const { file, year } = parseWords(words);
  const loaded = await load(file, year);
  const kind = KINDS[loaded.kind];
  const period = `fiscal year ${loaded.fiscalYear}${loaded.quarter === 0 ? '' : `, quarter ${loaded.quarter}`}`;
  const title = `${kind?.name ?? loaded.kind}, ${period}`;
  const counts = `${count(loaded.rows, kind?.row ?? 'row')} of ${count(loaded.employers, 'employer')}`;
  yield loaded.isNew ? `Loaded ${title}: ${counts}.` : `${title} is already loaded: ${counts}. Nothing changed.`;
  if (loaded.rejected > 0) yield `${count(loaded.rejected, 'row')} couldn’t be used:`;
  const rejects = Object.entries(loaded.rejects).sort(([, a], [, b]) => a.firstLine - b.firstLine);
  for (const [reason, { rows, firstLine }] of rejects)
    yield `  ${format(rows)}: ${REASONS[reason as keyof LoadedFile['rejects']]}, first in line ${firstLine}`;
  if (loaded.isNew) yield 'The server now compares its companies with these employers.';
}

const format = (number: number): string => number.toLocaleString('en-US');
const count = (number: number, noun: string): string => `${format(number)} ${noun}${number === 1 ? '' : 's'}`;

function parseWords(words: readonly string[]): { file: string; year: number | undefined } {
  const { values, positionals } = parse(words);
  const [command, file, ...more] = positionals;
  if (command !== 'load' || file === undefined || more.length > 0) throw new Error(USAGE);
  const year = values.year === undefined ? undefined : Number(values.year);
  if (year !== undefined && !(Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR))
    throw new Error(`“${values.year}” isn’t a fiscal year. ${USAGE}`);
  return { file, year };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: { year: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
}
