import type { ResumeDetail, VisitorScore } from '@foothold/contracts/resumes';
import { scoreResume } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import { createSeekerProfile, type SeekerProfile } from '@foothold/core/matching';
import type { User } from '../../platform/actor.ts';
import type { AnalysisRequest, ReadResult } from './engine.ts';
import { toMonth } from './scoring.ts';
import type { Upload } from './upload.ts';

/** An invented person's résumé and a job, for trying the product with one click. */
export interface SampleSource {
  /** A PDF in Base64. */
  resume: string;
  /** The text of the job. */
  job: string;
  /** The PDF as the engine reads it. */
  reading: ReadResult;
}

interface SampleTotal {
  total: number;
  rubric: string;
  jobTitle: string | null;
}

const FILE_NAME = 'Sample resume.pdf';
const TITLE = 'Sample résumé';

export interface SamplesDeps {
  sample: SampleSource;
  tryReading(result: ReadResult, fileName: string, job: AnalysisRequest['job']): Promise<VisitorScore>;
  upload(actor: User, upload: Upload): Promise<{ resume: ResumeDetail; recognized: boolean }>;
  rename(actor: User, id: string, title: string): Promise<unknown>;
  get(actor: User, id: string): Promise<ResumeDetail>;
  now: () => Date;
}

/** The sample résumé, scored like any other file. */
export function createSamples({ sample, tryReading, upload, rename, get, now }: SamplesDeps) {
  const createUpload = (): Upload => ({
    bytes: Buffer.from(sample.resume, 'base64'),
    fileName: FILE_NAME,
    target: { kind: 'text', title: null, text: sample.job },
  });

  /** Scores depend on the month, so the sample is scored once a month. */
  let scored: { month: string; score: Promise<VisitorScore> } | undefined;
  let totaled: { month: string; total: SampleTotal } | undefined;

  /** The sample's score as a visitor sees it. */
  function trySample(): Promise<VisitorScore> {
    const month = toMonth(now());
    if (scored?.month === month) return scored.score;
    const score = tryReading(sample.reading, FILE_NAME, { title: null, text: sample.job });
    scored = { month, score };
    score.catch(() => {
      scored = undefined;
    });
    return score;
  }

  /** Its total without what would raise it, which is computed in another process. */
  function sampleTotal(): SampleTotal {
    const month = toMonth(now());
    if (totaled?.month !== month) totaled = { month, total: computeTotal(month) };
    return totaled.total;
  }

  function computeTotal(asOf: string): SampleTotal {
    const job = readJob(sample.job);
    const { reading, views } = sample.reading;
    const { total, rubric } = scoreResume({ ...reading, views, job, asOf });
    return { total, rubric, jobTitle: job.title ?? null };
  }

  /** Saves the sample as one of the member's résumés, named as a sample; returns the one that is already there. @throws AppError `access.plan-limit` */
  async function addSample(actor: User): Promise<{ resume: ResumeDetail; recognized: boolean }> {
    const { resume, recognized } = await upload(actor, createUpload());
    if (recognized) return { resume, recognized };
    await rename(actor, resume.id, TITLE);
    return { resume: await get(actor, resume.id), recognized };
  }

  /** What matching may use about the sample's person. */
  const sampleProfile = (): SeekerProfile =>
    createSeekerProfile(sample.reading.reading.resume, { asOf: toMonth(now()) });

  return { trySample, sampleTotal, addSample, sampleProfile };
}
