import type { Application } from '@foothold/contracts/applications';
import { paySchema, placeSchema, REMOTE } from '@foothold/contracts/listings';
import { formatLocation } from '@foothold/contracts/listings/words';
import { SPONSORSHIPS } from '@foothold/core/visa';
import { z } from 'zod';

/**
 * The job of an application as it is stored: a copy of a listing (`take_listing_snapshot` in the database) or what the member entered. Whatever
 * is missing is unknown.
 */
const storedJobSchema = z.object({
  title: z.string(),
  company: z.string(),
  url: z.string().nullable().catch(null),
  description: z.string().catch(''),
  /** As the member entered it. Copies of listings have `places` and `remote`. */
  place: z.string().optional().catch(undefined),
  places: z.array(placeSchema).catch([]),
  remote: z.enum(REMOTE).nullable().catch(null),
  pay: paySchema.nullable().catch(null),
  validThrough: z.string().nullable().catch(null),
  sample: z.boolean().catch(false),
  sponsorship: z.enum(SPONSORSHIPS).catch('unknown'),
});
export type StoredJob = z.infer<typeof storedJobSchema>;

export const readStoredJob = (value: unknown): StoredJob => storedJobSchema.parse(value);

export interface EnteredJob {
  title: string;
  company: string;
  place?: string | undefined;
  url?: string | undefined;
  description?: string | undefined;
}

/** What is stored of a job from elsewhere. */
export const createStoredJob = ({ title, company, place, url, description }: EnteredJob) => ({
  title,
  company,
  place: place ?? '',
  url: url || null,
  description: description ?? '',
  sample: false,
});

/** What the applications list shows of a job. @param closed null if it isn't one of our listings */
export function toJobView(job: StoredJob, closed: boolean | null): Application['job'] {
  const { title, company, url, pay, sample, sponsorship } = job;
  const place = job.place ?? (job.places.length > 0 || job.remote === 'yes' ? formatLocation(job) : '');
  return { title, company, place, url, pay, sample, closed, sponsorship };
}
