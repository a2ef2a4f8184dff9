import { scoreResume } from '@foothold/core/ats';
import { type JobRequirements, readJob } from '@foothold/core/jobs';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { Failure } from '../failure.ts';
import { readInput } from '../input.ts';
import type { Options } from '../options.ts';
import { readResume } from '../read-resume.ts';
import { scoreTable } from '../score-table.ts';

/** `foothold score`: prints the score of a résumé, alone or against a job description. */
export async function score(file: string, options: Options): Promise<ExitCode> {
  if (file === '-' && options.job === '-')
    throw createUsageFailure('Only one of the résumé and the job description can come from standard input.');
  const asOf = options['as-of'] ?? new Date().toISOString().slice(0, 7);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asOf))
    throw createUsageFailure(`--as-of takes a month such as 2026-11, not "${asOf}".`);
  const job = options.job === undefined ? undefined : await readJobFile(options.job);
  const { reading, views } = await readResume(file, { views: true });
  const { resume, provenance, signals } = reading;
  const report = scoreResume({ resume, provenance, signals, views, asOf, ...(job && { job }) });
  process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : scoreTable(report, reading.unplaced)}\n`);
  return EXIT.ok;
}

async function readJobFile(path: string): Promise<JobRequirements> {
  const bytes = await readInput(path);
  const text = decode(bytes);
  if (text === undefined || text.trim() === '') {
    throw new Failure(EXIT.unreadable, {
      code: 'job.not-text',
      message: `${path}: ${bytes.length === 0 ? 'The job description is empty.' : 'The job description isn’t plain text.'}`,
      hint: 'Save it as a UTF-8 text file, or pipe it in with --job -.',
    });
  }
  return readJob(text);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

function createUsageFailure(message: string): Failure {
  return new Failure(EXIT.usage, { code: 'usage', message, hint: 'See "foothold score --help".' });
}
