import { z } from 'zod';

/** The site's prose: articles, topics, posts, positions, and legal texts, which are files under `content/`. */
export const CONTENT_KINDS = ['help', 'documentation', 'blog', 'careers', 'legal'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The categories of articles and topics, in their page's order. */
export const CATEGORIES = {
  help: ['Getting started', 'Résumé and score', 'Jobs and applications', 'Account and privacy'],
  documentation: ['Getting Started', 'Résumé Engine', 'API and Command Line', 'Running It Yourself'],
} as const;

export const contentSummarySchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** For a post: a summary in two or three sentences. */
  excerpt: z.string().nullable(),
  /** For help, documentation, and blog; for a position, its department. */
  category: z.string().nullable(),
  /** Date published or last changed, `YYYY-MM-DD`. */
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
  /** Made from our own Markdown; raw HTML in it is shown as text, never passed through. */
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
  /** Text around a match; `marks` are its positions, as [start, end]. */
  excerpt: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchHit = z.infer<typeof searchHitSchema>;
