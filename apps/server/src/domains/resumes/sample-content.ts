import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../platform/content/part.ts';
import type { SampleSource } from './samples.ts';

/** Reads the sample résumé and job in `content/sample`. @throws ContentError */
export function readSample(folder: string): SampleSource {
  const file = readFileSync(join(folder, 'resume.pdf'));
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new ContentError(`${join(folder, 'resume.pdf')}: must be a PDF`);
  const job = readFileSync(join(folder, 'job.txt'), 'utf8').trim();
  if (job === '') throw new ContentError(`${join(folder, 'job.txt')}: must have the text of a job`);
  return { resume: file.toString('base64'), job };
}
