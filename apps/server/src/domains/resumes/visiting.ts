import type { VisitorScore } from '@foothold/contracts/resumes';
import { scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import type { Upload } from './keeping.ts';
import { monthOf } from './scoring.ts';
import type { ResumesDeps } from './service.ts';

/** One file without an account: read, scored, and forgotten with the answer. Nothing here writes. */
export function visiting({ engine, listings, now }: ResumesDeps) {
  /** With proposals that would raise the score. */
  async function tryOne(input: Upload): Promise<VisitorScore> {
    const { read, request, scored } = await score(input);
    const plan = await engine.plan({ ...request, facts: [] });
    return { fileName: input.fileName, format: read.reading.text.format, text: read.reading.text, ...scored, plan };
  }

  /** The score alone. */
  const scoreOne = async (input: Upload) => (await score(input)).scored;

  async function score(input: Upload) {
    const read = await engine.read(input.bytes, input.fileName);
    const job = await jobFor(input);
    const { resume, provenance, signals } = read.reading;
    const subject = { resume, provenance, signals, views: read.views };
    const request = { ...subject, ...(job && { job }), asOf: monthOf(now()) };
    return { read, request, scored: { ...subject, jobTitle: job?.title ?? null, report: scoreResume(request) } };
  }

  async function jobFor({ target }: Upload) {
    if (target.kind === 'text') return readJob(target.text);
    if (target.kind === 'none') return undefined;
    const listing = await listings.get(target.listingId);
    return readJob(listing.description, { title: listing.title });
  }

  return { tryOne, scoreOne };
}
