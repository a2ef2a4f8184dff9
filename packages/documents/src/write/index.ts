import type { Resume } from '@foothold/core/resume';
import type { ExportStyle } from './style.ts';

export * from './errors.ts';
export { safeFileName } from './file-name.ts';
export { type PrintableResume, type PrintChange, type PrintChangeReason, toPrintable } from './printable.ts';
export type { ExportStyle } from './style.ts';

/**
 * Sets a résumé as a tagged PDF of one column: real text, standard headings, plain bullets, nothing in the margins. The
 * same résumé gives the same bytes on every machine, since all fonts come along and no clock is read.
 * @throws ExportError
 */
export async function writePdf(resume: Resume, style: ExportStyle = {}): Promise<Uint8Array> {
  const { setPdf } = await import('./pdf.ts');
  return setPdf(resume, style);
}

/**
 * Writes a résumé as a Word document of one column with Word's own heading and list styles: no tables, no text boxes,
 * nothing in headers or footers, so that every applicant-tracking system reads it in order.
 * @throws ExportError
 */
export async function writeDocx(resume: Resume, style: ExportStyle = {}): Promise<Uint8Array> {
  const { setDocx } = await import('./docx.ts');
  return setDocx(resume, style);
}
