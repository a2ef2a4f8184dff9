import type { ApiClient } from '@foothold/client';
import { resumeSchema } from '@foothold/contracts/resumes/shapes';
import { z } from 'zod';
import { untrusted } from './untrusted.ts';

type ResumeDetail = Awaited<ReturnType<ApiClient['resumes']['get']>>;

/** A résumé as tools and resources show it. Its fields are the member’s own words, unless a recruiter prepared it. */
export const resumeView = z.object({
  id: z.string(),
  version: z.number(),
  changedAt: z.string(),
  resume: resumeSchema.nullable().describe('Null if a recruiter prepared this copy.'),
  untrusted: untrusted('recruiter', { resume: resumeSchema }).nullable(),
});

export function viewResume(detail: ResumeDetail): z.input<typeof resumeView> {
  const { id, currentPosition, updatedAt, resume, preparedBy } = detail;
  const common = { id, version: currentPosition, changedAt: updatedAt };
  return preparedBy === null
    ? { ...common, resume, untrusted: null }
    : { ...common, resume: null, untrusted: { source: 'recruiter', resume } };
}

/** A résumé in a list. Its name can be that of a job. */
export const summaryView = z.object({
  id: z.string(),
  changedAt: z.string(),
  format: z.string().describe('The format of the uploaded file.'),
  version: z.number(),
  score: z.object({ total: z.number(), kind: z.enum(['job', 'format']) }).nullable(),
  archived: z.boolean(),
  isCopy: z.boolean(),
  listingId: z.string().nullable().describe('The listing that it is scored against.'),
  untrusted: untrusted('job listing and résumé', {
    title: z.string(),
    /** The job that it is scored against. */
    jobTitle: z.string().nullable(),
    jobCompany: z.string().nullable(),
  }),
});

type Summary = Awaited<ReturnType<ApiClient['resumes']['list']>>['resumes'][number];

export const viewSummary = (resume: Summary): z.input<typeof summaryView> => ({
  id: resume.id,
  changedAt: resume.updatedAt,
  format: resume.format,
  version: resume.currentPosition,
  score: resume.score,
  archived: resume.archivedAt !== null,
  isCopy: resume.parentId !== null,
  listingId: resume.target.listingId,
  untrusted: {
    source: 'job listing and résumé' as const,
    title: resume.title,
    jobTitle: resume.target.title,
    jobCompany: resume.target.company,
  },
});
