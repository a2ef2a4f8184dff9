import type { Resume } from '../resume/model.ts';
import type { DocumentSignals } from '../resume/source.ts';
import type { ScoreSubject } from './facts/index.ts';

/**
 * What is true of every file that this product writes: one column of plain text without pictures, tables or hidden words. An export is only
 * offered once its fields were read back out of it, so every reading agrees.
 */
export const EXPORTED_SIGNALS: DocumentSignals = {
  pages: 1,
  words: 0,
  columns: 1,
  tables: 0,
  textBoxes: 0,
  images: 0,
  imagePages: 0,
  headerFooterText: [],
  hidden: [],
  unmappable: 0,
  iconGlyphs: 0,
  pagesLeftOut: 0,
};

/** A résumé as it will stand in an exported file: for scores of what a change would bring. */
export function asExported(resume: Resume): ScoreSubject {
  return { resume, signals: EXPORTED_SIGNALS, views: [] };
}
