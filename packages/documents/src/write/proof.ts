import type { Resume } from '@foothold/core/resume';
import { readResumeFile } from '../read/index.ts';
import { compareResumes, type FieldDifference } from './compare.ts';
import { type PrintChange, toPrintable } from './printable.ts';
import type { ExportStyle } from './style.ts';
import { type ExportFormat, writeResume } from './write.ts';

export type ExportProof = { ok: true } | { ok: false; differences: FieldDifference[] };

/** An export that may be offered, or why it may not. `changes` are texts that could not stand on a page as they were. */
export type ProvenExport =
  | { ok: true; bytes: Uint8Array; changes: PrintChange[] }
  | { ok: false; differences: FieldDifference[]; changes: PrintChange[] };

/**
 * Writes a résumé and proves the result: the only way in which an export should reach a person.
 * @throws ExportError
 */
export async function exportResume(
  resume: Resume,
  format: ExportFormat,
  style: ExportStyle = {},
): Promise<ProvenExport> {
  const changes = format === 'json' ? [] : toPrintable(resume, format).changes;
  const bytes = await writeResume(resume, format, style);
  const proof = await proveExport(resume, bytes, format);
  return proof.ok ? { ok: true, bytes, changes } : { ...proof, changes };
}

/**
 * Reads an export with our own reader and compares every field with the résumé it was made of, white space and Unicode
 * normal form aside. What cannot stand on a page by its nature is compared as `toPrintable` wrote it.
 */
export async function proveExport(resume: Resume, bytes: Uint8Array, format: ExportFormat): Promise<ExportProof> {
  const wanted = format === 'json' ? resume : toPrintable(resume, format).resume;
  // The reader may keep or hand over the bytes that it is given; the caller still needs them.
  const { resume: got } = await readResumeFile(bytes.slice(), { name: `resume.${format}` });
  const differences = compareResumes(wanted, got);
  return differences.length === 0 ? { ok: true } : { ok: false, differences };
}
