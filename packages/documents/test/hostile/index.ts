import type { HostileFile } from './case.ts';
import { WRONG_NAMES } from './names.ts';
import { HOSTILE_OFFICE } from './office.ts';
import { PDF_BOMBS } from './pdf-bombs.ts';
import { BROKEN_PDFS } from './pdf-broken.ts';
import { PDF_LOOPS } from './pdf-loops.ts';
import { HOSTILE_TEXT } from './text.ts';

export type { HostileFile } from './case.ts';
export { SLOW_PDF } from './pdf-bombs.ts';

/** Every file designed to break a reader, by kind. */
export const HOSTILE_FILES: Readonly<Record<string, readonly HostileFile[]>> = {
  'broken PDF': BROKEN_PDFS,
  'PDF that goes round in circles': PDF_LOOPS,
  'PDF that explodes': PDF_BOMBS,
  'word-processor files': HOSTILE_OFFICE,
  'RTF, JSON and text': HOSTILE_TEXT,
  'names and contents': WRONG_NAMES,
};
