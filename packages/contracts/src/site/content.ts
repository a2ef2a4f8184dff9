import { z } from 'zod';

/** The site's prose: articles, topics, posts, positions, and legal texts, all files under `content/`. */
export const CONTENT_KINDS = ['help', 'documentation', 'blog', 'careers', 'legal'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The categories of articles and topics, in page order. */
export const CATEGORIES = {
  help: ['Getting started', 'Résumé and score', 'Jobs and applications', 'Account and privacy'],
  documentation: ['Getting Started', 'Résumé Engine', 'API and Command Line', 'Running It Yourself'],
} as const;

export const contentSummarySchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** A summary of a post in two or three sentences. */
  excerpt: z.string().nullable(),
  /** The category in help, documentation, and blog. For a position, its department. */
  category: z.string().nullable(),
  /** Date of publication or last change, `YYYY-MM-DD`. */
  date: z.iso.date().nullable(),
  /** At 220 words a minute, at least one. */
  readMinutes: z.number().int(),
  author: z.string().nullable(),
  featured: z.boolean(),
  position: z
    .object({
      location: z.string(),
      type: z.string(),
      experience: z.string(),
      skills: z.array(z.string()),
      pay: z.string().nullable(),
    })
    .nullable(),
});
export type ContentSummary = z.infer<typeof contentSummarySchema>;

export const contentSchema = contentSummarySchema.extend({
  /** HTML from our own Markdown. Raw HTML in it is shown as text. */
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string(), level: z.number().int() })),
  previous: z.object({ slug: z.string(), title: z.string() }).nullable(),
  next: z.object({ slug: z.string(), title: z.string() }).nullable(),
});
export type Content = z.infer<typeof contentSchema>;

export const SEARCH_KINDS = ['page', ...CONTENT_KINDS, 'learning', 'listing'] as const;
export const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  path: z.string(),
  /** Text around a match. `marks` are positions as [start, end]. */
  excerpt: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchHit = z.infer<typeof searchHitSchema>;
