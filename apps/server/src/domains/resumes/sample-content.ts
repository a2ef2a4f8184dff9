import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWithViews } from '@foothold/documents/read';
import { ContentError } from '../../platform/content/part.ts';
import type { SampleSource } from './samples.ts';

/** Reads the sample résumé, as an upload is read, and the job in `content/sample`. @throws ContentError, DocumentError */
export async function readSample(folder: string): Promise<SampleSource> {
  const file = readFileSync(join(folder, 'resume.pdf'));
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new ContentError(`${join(folder, 'resume.pdf')}: must be a PDF`);
  const job = readFileSync(join(folder, 'job.txt'), 'utf8').trim();
  if (job === '') throw new ContentError(`${join(folder, 'job.txt')}: must have the text of a job`);
  return { resume: file.toString('base64'), job, reading: await readWithViews(file, { name: 'resume.pdf' }) };
}
