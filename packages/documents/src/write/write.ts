import type { Resume } from '@foothold/core/resume';
import type { ExportStyle } from './style.ts';

export const EXPORT_FORMATS = ['pdf', 'docx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * Renders a résumé as an accessible single-column PDF (PDF/UA-1): real text, standard headings, plain bullets, nothing in the margins. The
 * same résumé gives the same bytes on every machine, since all fonts are bundled and no clock is read.
 * @throws ExportError
 */
export async function writePdf(resume: Resume, style: ExportStyle = {}): Promise<Uint8Array> {
  const { setPdf } = await import('./pdf.ts');
  return setPdf(resume, style);
}

/**
 * Writes a résumé as a single-column Word document with Word's own heading and list styles: no tables, no text boxes, nothing in headers or
 * footers, so that every applicant tracking system reads it in order.
 * @throws ExportError
 */
export async function writeDocx(resume: Resume, style: ExportStyle = {}): Promise<Uint8Array> {
  const { setDocx } = await import('./docx.ts');
  return setDocx(resume, style);
}

/** Writes a résumé as a JSON Resume document in UTF-8 (https://jsonresume.org/schema). */
export async function writeJsonResume(resume: Resume): Promise<Uint8Array> {
  const { setJsonResume } = await import('./json.ts');
  return setJsonResume(resume);
}

/**
 * Writes a résumé in the named format.
 * @throws ExportError
 */
export function writeResume(resume: Resume, format: ExportFormat, style: ExportStyle = {}): Promise<Uint8Array> {
  if (format === 'json') return writeJsonResume(resume);
  return format === 'pdf' ? writePdf(resume, style) : writeDocx(resume, style);
}
