/** Limits that no résumé needs to exceed. Files over a limit cause a `DocumentError`; extra pages are left out and counted. */
export const LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  pages: 20,
  /** UTF-16 units of text on all pages. */
  characters: 300_000,
  /** Words on all pages: twenty pages in the smallest type. */
  words: 25_000,
  /** How often consecutive words are at different heights, on all pages: lines or table cells. */
  lines: 10_000,
  /** Maximum memory that PDFium can use for one file, in bytes. */
  pdfiumMemory: 80 * 1024 * 1024,
  /** A PDFium instance larger than this is discarded after the file, to free its memory. */
  pdfiumMemoryRetained: 48 * 1024 * 1024,
  /** Objects of one page (paths, images) that are checked for rules and backgrounds. */
  pageObjects: 20_000,
} as const;
