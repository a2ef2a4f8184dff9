import {
  DENSITIES,
  EXPORT_FONTS,
  MARGINS,
  MAX_EXPORT_PAGES,
  PAGE_SECTIONS,
  PAPERS,
  TEMPLATE_IDS,
} from '@foothold/core/resume';
import { z } from 'zod';

/** How many pages an export may have: as many as the uploaded PDF, one, or as many as it needs. */
export const PAGE_LIMITS = ['file', 'one', 'any'] as const;
export type PageLimit = (typeof PAGE_LIMITS)[number];

const sections = z.array(z.enum(PAGE_SECTIONS)).max(PAGE_SECTIONS.length);

/** A list, or its items separated by commas as in a query. */
const order = z.union([
  sections,
  z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter((item) => item !== ''))
    .pipe(sections),
]);

const options = {
  template: z.enum(TEMPLATE_IDS),
  paper: z.enum(PAPERS),
  /** Color of headings as RRGGBB. */
  accent: z.string().regex(/^[0-9a-fA-F]{6}$/, 'Write the color as six hexadecimal digits, such as 1B4F72.'),
  font: z.enum(EXPORT_FONTS),
  density: z.enum(DENSITIES),
  margins: z.enum(MARGINS),
  pages: z.enum(PAGE_LIMITS),
};

/** Choices about an export. Whatever is missing is the stored choice, or the template's own. */
export const exportOptionsSchema = z.object({ ...options, order }).partial();

/** The stored choices of a résumé. */
export const storedExportOptionsSchema = z.object({ ...options, order: sections }).partial();
export type StoredExportOptions = z.infer<typeof storedExportOptionsSchema>;

/** How an export fits on its pages. */
export const exportFitSchema = z.object({
  pages: z.number().int(),
  /** Size of the body text in points. */
  fontSize: z.number(),
  /** Size of the body text if the number of pages weren't limited. */
  fullFontSize: z.number(),
  /** The smallest body size that was tried. */
  smallestFontSize: z.number(),
  /** The limit. Null if there is none. */
  maxPages: z.number().int().max(MAX_EXPORT_PAGES).nullable(),
  /** False if it needs more pages even in the smallest text. */
  fits: z.boolean(),
});
