import type { ExportFit, Resume } from '@foothold/core/resume';
import type { ExportStyle } from './style.ts';

export const EXPORT_FORMATS = ['pdf', 'docx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A written file. `fit` is null for JSON, which has no pages; that of a Word document is how the same page fits as a PDF. */
export interface WrittenFile {
  bytes: Uint8Array;
  fit: ExportFit | null;
}

/**
 * Renders a résumé as an accessible PDF (PDF/UA-1): real text in one flow, standard headings, plain bullets, nothing in the margins. The
 * same résumé gives the same bytes on every machine, since all fonts are bundled and no clock is read.
 * @throws ExportError
 */
export async function writePdf(resume: Resume, style: ExportStyle = {}): Promise<Uint8Array> {
  return (await writeResume(resume, 'pdf', style)).bytes;
}

/**
 * Writes a résumé as a Word document in one flow with Word's own heading and list styles: no tables, no text boxes, nothing in headers or
 * footers, so that every applicant tracking system reads it in order.
 * @throws ExportError
 */
export async function writeDocx(resume: Resume, style: ExportStyle = {}): Promise<Uint8Array> {
  return (await writeResume(resume, 'docx', style)).bytes;
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
export async function writeResume(resume: Resume, format: ExportFormat, style: ExportStyle = {}): Promise<WrittenFile> {
  if (format === 'json') return { bytes: await writeJsonResume(resume), fit: null };
  if (format === 'pdf') return (await import('./pdf.ts')).setPdf(resume, style);
  return (await import('./docx.ts')).setDocx(resume, style);
}
