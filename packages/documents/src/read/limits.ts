/** What a résumé never needs more of. Files beyond these end in a `DocumentError`, pages beyond are left out and counted. */
export const LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  pages: 20,
  /** UTF-16 units of text over all pages. */
  characters: 300_000,
  /** Words over all pages: twenty of the smallest print. */
  words: 25_000,
  /** How often the words over all pages go on at another height: lines, or cells of tables. */
  lines: 10_000,
  /** Ceiling of the memory PDFium may take for one file, in bytes. */
  pdfiumMemory: 80 * 1024 * 1024,
  /** A PDFium instance that grew beyond this is thrown away after the file, so that its memory returns. */
  pdfiumMemoryRetained: 48 * 1024 * 1024,
  /** Objects of one page (paths, pictures) looked at for rules and backgrounds. */
  pageObjects: 20_000,
} as const;
