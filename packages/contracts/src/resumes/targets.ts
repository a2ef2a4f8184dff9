import { z } from 'zod';
import { id, jobText, workplace } from './inputs.ts';
import { limits } from './limits.ts';

export const targetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('text'),
    title: z.string().max(limits.jobTitle).nullable(),
    text: jobText.refine((text) => text !== '', 'Paste the job description.'),
    /** The employer and the place, if they are known. */
    company: workplace.nullish(),
    place: workplace.nullish(),
  }),
  z.object({ kind: z.literal('listing'), listingId: id }),
]);

export const targetViewSchema = z.object({
  kind: z.enum(['none', 'text', 'listing']),
  title: z.string().nullable(),
  listingId: z.string().nullable(),
  text: z.string().nullable(),
  company: z.string().nullable(),
  place: z.string().nullable(),
});

/** A job as its page describes it. What the page doesn't say is null. */
export const pageJobSchema = z.object({
  title: z.string().nullable(),
  organization: z.string().nullable(),
  /** Places, such as "Austin, TX". */
  location: z.string().nullable(),
  remote: z.boolean(),
  /** Pay as text, such as "$52,000–$61,000 a year". */
  salary: z.string().nullable(),
  /** Plain text. Blocks are separated by a blank line, and list items start with "- ". */
  description: z.string(),
  datePosted: z.iso.date().nullable(),
  validThrough: z.iso.date().nullable(),
  /** Whether it was read from the page's structured data, or is the text of the page because there was none. */
  from: z.enum(['job-posting', 'page-text']),
});
export type PageJob = z.infer<typeof pageJobSchema>;

export const jobPageSchema = z.object({
  /** The final address of the page. */
  url: z.string(),
  /** More than one if the page has several jobs and neither its address nor its title says which one is meant. */
  jobs: z.array(pageJobSchema).min(1),
});
export type JobPage = z.infer<typeof jobPageSchema>;
