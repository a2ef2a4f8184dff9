import type { Resume } from '@foothold/core/resume';
import { readResumeFile } from '../read/index.ts';
import { compareResumes, type FieldDifference } from './compare.ts';
import { mapFields } from './fields.ts';
import { type PrintChange, toPrintable } from './printable.ts';
import type { ExportStyle } from './style.ts';
import { type ExportFormat, writeResume } from './write.ts';

export type ExportProof = { ok: true } | { ok: false; differences: FieldDifference[] };

/**
 * An export that may be offered, or why it may not. `changes` are texts that can't appear on a page as they are, `labeled` the parts whose
 * facts have labels (see `ExportStyle`).
 */
export type ProvenExport =
  | { ok: true; bytes: Uint8Array; changes: PrintChange[]; labeled: string[] }
  | { ok: false; differences: FieldDifference[]; changes: PrintChange[] };

/** Parts of a résumé that can be written with a label before every fact. */
const LABELED = [
  'contact',
  'work',
  'volunteer',
  'education',
  'projects',
  'skills',
  'certifications',
  'awards',
  'publications',
];

/**
 * Writes a résumé and verifies the result: the only way an export should reach a person. A part that doesn't read back in its usual form is
 * written again with a label before every fact.
 * @throws ExportError
 */
export async function exportResume(
  resume: Resume,
  format: ExportFormat,
  style: ExportStyle = {},
): Promise<ProvenExport> {
  const changes = format === 'json' ? [] : toPrintable(resume, format).changes;
  const labeled = new Set(style.labeled);
  for (;;) {
    const bytes = await writeResume(resume, format, { ...style, labeled });
    const proof = await proveExport(resume, bytes, format);
    if (proof.ok) return { ok: true, bytes, changes, labeled: [...labeled] };
    const failed = new Set(proof.differences.map(({ field }) => field.split('/')[0]));
    const next = format === 'json' ? [] : LABELED.filter((part) => failed.has(part) && !labeled.has(part));
    if (next.length === 0) return { ...proof, changes };
    for (const part of next) labeled.add(part);
  }
}

/**
 * Reads an export with our own reader and compares every field with the original résumé, ignoring whitespace and Unicode normalization.
 * What can't appear on a page is compared as `toPrintable` wrote it; a link on a page is its address, which implies its network and user
 * name.
 */
export async function proveExport(resume: Resume, bytes: Uint8Array, format: ExportFormat): Promise<ExportProof> {
  // The reader may keep or transfer the bytes that it is given; the caller still needs them.
  const { resume: got } = await readResumeFile(bytes.slice(), { name: `resume.${format}` });
  const differences =
    format === 'json'
      ? compareResumes(removeEmpty(resume), got)
      : compareResumes(withBareLinks(toPrintable(resume, format).resume), withBareLinks(got));
  return differences.length === 0 ? { ok: true } : { ok: false, differences };
}

function removeEmpty(resume: Resume): Resume {
  return mapFields(resume, (_, value) => value.trim());
}

function withBareLinks(resume: Resume): Resume {
  const links = resume.contact.links.map(({ id, url }) => ({ id, url }));
  return { ...resume, contact: { ...resume.contact, links } };
}
