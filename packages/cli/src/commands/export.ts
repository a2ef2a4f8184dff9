import { writeFile } from 'node:fs/promises';
import {
  EXPORT_ERRORS,
  ExportError,
  type ExportFit,
  type LooseText,
  MAX_EXPORT_PAGES,
  PAPERS,
  TEMPLATE_IDS,
} from '@foothold/core/resume';
import {
  EXPORT_FORMATS,
  type ExportStyle,
  exportResume,
  type ProvenExport,
  toSafeFileName,
} from '@foothold/documents/write';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import type { Options } from '../options.ts';
import { readResume } from '../read-resume.ts';
import { toPlainText } from '../terminal.ts';
import { formatUnplaced, formatUnplacedSentence } from '../unplaced.ts';

/** Maximum number of fields to name when an export fails. The rest is only counted. */
const MAX_NAMED = 10;

/** `foothold export`: writes a clean copy of a résumé, but only if it reads back completely. */
export async function exportFile(file: string, options: Options): Promise<ExitCode> {
  const format = parseChoiceOption('to', options.to, EXPORT_FORMATS);
  const style: ExportStyle = {
    template: parseChoiceOption('template', options.template ?? TEMPLATE_IDS[0], TEMPLATE_IDS),
    paper: parseChoiceOption('paper', options.paper ?? 'us-letter', PAPERS),
    maxPages: parsePagesOption(options.pages),
  };
  const { reading } = await readResume(file);
  const { unplaced = [] } = reading;
  const { bytes, changes, fit } = await requireProof(() => exportResume(reading.resume, format, style));
  const outputPath = options.out ?? toSafeFileName(reading.resume, format);
  await save(outputPath, bytes);
  if (options.json && outputPath !== '-')
    process.stdout.write(
      `${JSON.stringify({ file: outputPath, bytes: bytes.length, changes, missing: unplaced.map(({ text }) => text) }, null, 2)}\n`,
    );
  else describe(outputPath, bytes, changes, unplaced);
  if (fit && !fit.fits) process.stderr.write(`${formatFit(fit)}\n`);
  return EXIT.ok;
}

type SuccessfulExport = Extract<ProvenExport, { ok: true }>;

async function requireProof(write: () => Promise<ProvenExport>): Promise<SuccessfulExport> {
  const result = await write().catch((error: unknown) => {
    if (!(error instanceof ExportError)) throw error;
    const { code, message, hint, detail } = error;
    throw new Failure(EXIT.exportRefused, { code, message, hint, details: detail === undefined ? [] : [detail] });
  });
  if (result.ok) return result;
  const { differences } = result;
  const named = differences
    .slice(0, MAX_NAMED)
    .map(({ field, wanted, got }) => `${field}: wrote ${quote(wanted)}, read back ${quote(got)}`);
  throw new Failure(EXIT.exportRefused, {
    code: 'export.unproven',
    message: `Nothing was written because ${count(differences.length, 'field')} didn’t read back from the file.`,
    hint: EXPORT_ERRORS['export.unproven'].hint,
    details: differences.length > MAX_NAMED ? [...named, `and ${differences.length - MAX_NAMED} more`] : named,
  });
}

async function save(outputPath: string, bytes: Uint8Array): Promise<void> {
  if (outputPath === '-') {
    process.stdout.write(bytes);
    return;
  }
  await writeFile(outputPath, bytes).catch((cause: NodeJS.ErrnoException) => {
    throw new Failure(EXIT.unwritable, {
      code: 'file.not-written',
      message: `Couldn’t write ${outputPath} (${cause.code ?? cause.message}).`,
      hint: 'Choose another location with -o.',
    });
  });
}

/** Why an export has more pages than asked for. */
function formatFit({ pages, maxPages, fontSize }: ExportFit): string {
  return `It needs ${count(pages, 'page')} instead of ${maxPages}, even at ${fontSize} points; smaller text is hard to read.`;
}

/** Reports the result on standard error, which keeps standard output free for the file. */
function describe(
  outputPath: string,
  bytes: Uint8Array,
  changes: SuccessfulExport['changes'],
  unplaced: readonly LooseText[],
): void {
  if (outputPath !== '-')
    process.stderr.write(`${outputPath}: ${bytes.length.toLocaleString('en-US')} bytes, every field read back\n`);
  for (const { field, before, after } of changes) {
    process.stderr.write(`  ${field}: ${quote(before)} is written as ${quote(after)}\n`);
  }
  if (unplaced.length === 0) return;
  process.stderr.write(`${formatUnplacedSentence(unplaced)}:\n`);
  for (const line of formatUnplaced(unplaced)) process.stderr.write(`  ${line}\n`);
}

function parseChoiceOption<T extends string>(option: string, value: string | undefined, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const message = value === undefined ? `--${option} is missing` : `--${option} can’t be "${value}"`;
  throw new Failure(EXIT.usage, {
    code: 'usage',
    message: `${message}; use one of ${allowed.join(', ')}.`,
    hint: 'See "foothold export --help".',
  });
}

function parsePagesOption(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const pages = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  if (pages >= 1 && pages <= MAX_EXPORT_PAGES) return pages;
  throw new Failure(EXIT.usage, {
    code: 'usage',
    message: `--pages can’t be "${value}"; use a number from 1 to ${MAX_EXPORT_PAGES}.`,
    hint: 'See "foothold export --help".',
  });
}

function quote(text: string): string {
  const shown = toPlainText(text);
  return shown.length > 80 ? `"${shown.slice(0, 79)}…"` : `"${shown}"`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
