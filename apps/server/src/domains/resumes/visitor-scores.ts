import type { ResumeAnalysis, VisitorScore } from '@foothold/contracts/resumes';
import { scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import type { ResumesDeps } from './deps.ts';
import type { AnalysisRequest, ReadResult } from './engine.ts';
import { toMonth } from './scoring.ts';
import type { Upload } from './upload.ts';

/** Scores a file without an account and stores nothing. */
export function createVisitorScoring({ engine, listings, now }: ResumesDeps) {
  /** Includes everything that was read and what would raise the score. */
  async function tryOne(input: Upload): Promise<VisitorScore> {
    const result = await engine.read(input.bytes, input.fileName);
    return tryReading(result, input.fileName, await findJob(input));
  }

  /** Like `tryOne`, for a file that was read before. */
  async function tryReading(
    { reading, views }: ReadResult,
    fileName: string,
    wanted: AnalysisRequest['job'],
  ): Promise<VisitorScore> {
    const job = wanted && readJob(wanted.text, wanted.title === null ? {} : { title: wanted.title });
    const subject = { resume: reading.resume, provenance: reading.provenance, signals: reading.signals, views };
    const request = { ...subject, ...(job && { job }), asOf: toMonth(now()) };
    const plan = await engine.plan({ ...request, facts: [], declined: [] });
    return {
      fileName,
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

  return { tryOne, tryReading, analyzeOne };
}
