import type { ResumeAnalysis, VisitorScore } from '@foothold/contracts/resumes';
import { scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import type { ResumesDeps } from './deps.ts';
import type { AnalysisRequest } from './engine.ts';
import { toMonth } from './scoring.ts';
import type { Upload } from './upload.ts';

/** Scores a file without an account and stores nothing. */
export function createVisitorScoring({ engine, listings, now }: ResumesDeps) {
  /** Includes everything that was read and what would raise the score. */
  async function tryOne(input: Upload): Promise<VisitorScore> {
    const { reading, views } = await engine.read(input.bytes, input.fileName);
    const wanted = await findJob(input);
    const job = wanted && readJob(wanted.text, wanted.title === null ? {} : { title: wanted.title });
    const asOf = toMonth(now());
    const subject = { resume: reading.resume, provenance: reading.provenance, signals: reading.signals, views };
    const request = { ...subject, ...(job && { job }), asOf };
    const plan = await engine.plan({ ...request, facts: [], declined: [] });
    return {
      fileName: input.fileName,
      format: reading.text.format,
      resume: reading.resume,
      provenance: reading.provenance,
      signals: reading.signals,
      text: reading.text,
      unplaced: reading.unplaced ?? [],
      views,
      jobTitle: job?.title ?? null,
      report: scoreResume(request),
      plan,
    };
  }

  /** The same score in short form. */
  const analyzeOne = async (input: Upload): Promise<ResumeAnalysis> =>
    engine.analyze(input.bytes, input.fileName, { job: await findJob(input), asOf: toMonth(now()) });

  async function findJob({ target }: Upload): Promise<AnalysisRequest['job']> {
    if (target.kind === 'text') return { title: target.title, text: target.text };
    if (target.kind === 'none') return null;
    const listing = await listings.get(target.listingId);
    return { title: listing.title, text: listing.description };
  }

  return { tryOne, analyzeOne };
}
