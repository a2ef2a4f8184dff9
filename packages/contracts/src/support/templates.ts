import { z } from 'zod';

/** Texts for replies. Placeholders are filled in for each inquiry when a template is used. */

export const templateLimits = { title: 80, templates: 100 } as const;

/** What each placeholder becomes. */
export const PLACEHOLDERS = {
  name: 'the sender’s name',
  reference: 'the reference of the inquiry',
  staff: 'your name',
  brand: 'the name of this product',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;

const PLACEHOLDER_PATTERN = /\{([^{}\s]+)\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** The placeholders of a text that nothing fills in, as written: `{first}`. */
export const listUnknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PLACEHOLDER_PATTERN)].flatMap(([whole, name = '']) => (isPlaceholder(name) ? [] : [whole])),
  ),
];

/** Fills in the placeholders of a template. The values themselves aren't searched for placeholders. */
export const fillTemplate = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(PLACEHOLDER_PATTERN, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));

export const answerTemplateSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  changedAt: z.iso.datetime(),
  /** Who last changed it. Null if that account was deleted. */
  changedBy: z.string().nullable(),
});
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>;

/** Why a bulk action left an inquiry as it was. */
export const BULK_REFUSALS = ['not-found', 'not-open', 'already-closed', 'already-open', 'already-assigned'] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

export const bulkResultSchema = z.object({
  /** IDs of the inquiries that were changed. */
  done: z.array(z.string()),
  failed: z.array(
    z.object({
      id: z.string(),
      /** Null if there is no such inquiry. */
      reference: z.string().nullable(),
      reason: z.enum(BULK_REFUSALS),
    }),
  ),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;
