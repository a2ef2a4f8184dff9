import type { VisitorScore } from '@foothold/contracts/resumes';
import { scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import type { Upload } from './keeping.ts';
import { monthOf } from './scoring.ts';
import type { ResumesDeps } from './service.ts';

/** One file without an account: read, scored, planned for, and forgotten with the answer. Nothing here writes. */
export function visiting({ engine, listings, now }: ResumesDeps) {
  return async function tryOne(input: Upload): Promise<VisitorScore> {
    const { reading, views } = await engine.read(input.bytes, input.fileName);
    const job = await jobFor(input);
    const asOf = monthOf(now());
    const subject = { resume: reading.resume, provenance: reading.provenance, signals: reading.signals, views };
    const request = { ...subject, ...(job && { job }), asOf };
    const plan = await engine.plan({ ...request, facts: [] });
    return {
      fileName: input.fileName,
      format: reading.text.format,
      resume: reading.resume,
      provenance: reading.provenance,
      signals: reading.signals,
      text: reading.text,
      views,
      jobTitle: job?.title ?? null,
      report: scoreResume(request),
      plan,
    };
  };

  async function jobFor({ target }: Upload) {
    if (target.kind === 'text') return readJob(target.text);
    if (target.kind === 'none') return undefined;
    const listing = await listings.get(target.listingId);
    return readJob(listing.description, { title: listing.title });
  }
}
