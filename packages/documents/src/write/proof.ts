import { type ExportFit, type ParserView, type Resume, TEMPLATE_IDS } from '@foothold/core/resume';
import { readWithViews } from '../read/index.ts';
import { compareResumes, type FieldDifference } from './compare.ts';
import { mapFields } from './fields.ts';
import { type PrintChange, toPrintable } from './printable.ts';
import type { ExportStyle, PagePart, PlainForms } from './style.ts';
import { TEMPLATES } from './templates.ts';
import { type ExportFormat, writeResume } from './write.ts';

/** `inOrder`: whether simple text extraction gets the words in the same order as our reader. */
export type ExportProof = { ok: true; inOrder: boolean } | { ok: false; differences: FieldDifference[] };

/**
 * An export that may be offered, or why it may not. `changes` are texts that can't appear on a page as they are, `forms` the parts that
 * are plainer than in the template (see `PlainForms`).
 */
export type ProvenExport =
  | { ok: true; bytes: Uint8Array; fit: ExportFit | null; changes: PrintChange[]; forms: PlainForms }
  | { ok: false; differences: FieldDifference[]; changes: PrintChange[] };

/** The plainer forms of each part, in the order in which they are tried. */
const PLAINER_FORMS: Record<PagePart, readonly ('stacked' | 'labeled')[]> = {
  contact: ['labeled'],
  work: ['stacked', 'labeled'],
  volunteer: ['stacked', 'labeled'],
  education: ['stacked', 'labeled'],
  projects: ['stacked', 'labeled'],
  skills: ['labeled'],
  certifications: ['labeled'],
  awards: ['stacked', 'labeled'],
  publications: ['stacked', 'labeled'],
  other: ['stacked'],
};
const PARTS = Object.keys(PLAINER_FORMS) as PagePart[];
/** Parts with dates beside a name, which may be read in another order. */
const PARTS_WITH_ASIDES = PARTS.filter((part) => PLAINER_FORMS[part][0] === 'stacked' && part !== 'other');

/** Tried in this order until a text reads back: that a line breaks elsewhere can be what a reader needs. */
const ATTEMPTS = [{}, { wholeAddresses: false }, { skippedSteps: 4 }, { skippedSteps: 8, wholeAddresses: false }];

/**
 * Writes a résumé and verifies the result: the only way an export should reach a person. A part that doesn't read back in the template's
 * form is written again in a plainer one, and then with smaller measures.
 * @throws ExportError
 */
export async function exportResume(
  resume: Resume,
  format: ExportFormat,
  style: ExportStyle = {},
): Promise<ProvenExport> {
  if (format === 'json') return writePlainest(resume, format, style, []);
  const { changes } = toPrintable(resume, format);
  let result: ProvenExport | undefined;
  for (const attempt of ATTEMPTS) {
    const next = await writePlainest(resume, format, { ...style, ...attempt }, changes);
    if (next.ok) return next;
    result ??= next;
  }
  return result ?? { ok: false, differences: [], changes };
}

/** Writes a résumé in plainer and plainer forms until it reads back. */
async function writePlainest(
  resume: Resume,
  format: ExportFormat,
  style: ExportStyle,
  changes: PrintChange[],
): Promise<ProvenExport> {
  let forms = style.forms ?? {};
  for (;;) {
    const { bytes, fit } = await writeResume(resume, format, { ...style, forms });
    const proof = await proveExport(resume, bytes, format);
    const plainer = format === 'json' ? undefined : simplify(forms, proof, style);
    if (plainer === undefined)
      return proof.ok
        ? { ok: true, bytes, fit, changes, forms }
        : { ok: false, differences: proof.differences, changes };
    forms = plainer;
  }
}

/** The forms to try next. Undefined if the export is right, or none are left. */
function simplify(forms: PlainForms, proof: ExportProof, { template }: ExportStyle): PlainForms | undefined {
  const isLabeled = TEMPLATES[template ?? TEMPLATE_IDS[0]].entry === 'labeled';
  const getNext = (part: PagePart) => {
    const ladder = PLAINER_FORMS[part];
    const current = forms[part];
    if (current !== undefined) return ladder[ladder.indexOf(current) + 1];
    return ladder[0];
  };
  const advance = (parts: readonly PagePart[]): PlainForms | undefined => {
    const next = parts.flatMap((part) => {
      const form = getNext(part);
      return form === undefined ? [] : [[part, form] as const];
    });
    return next.length === 0 ? undefined : { ...forms, ...Object.fromEntries(next) };
  };
  const inTemplateForm = PARTS_WITH_ASIDES.filter((part) => forms[part] === undefined);
  if (proof.ok) return proof.inOrder || isLabeled ? undefined : advance(inTemplateForm);
  const failed = new Set(proof.differences.map(({ field }) => field.split('/')[0]));
  return advance(PARTS.filter((part) => failed.has(part))) ?? advance(inTemplateForm);
}

/**
 * Reads an export with our own reader and compares every field with the original résumé, ignoring whitespace and Unicode normalization.
 * What can't appear on a page is compared as `toPrintable` wrote it; a link on a page is its address, which implies its network and user
 * name.
 */
export async function proveExport(resume: Resume, bytes: Uint8Array, format: ExportFormat): Promise<ExportProof> {
  // The reader may keep or transfer the bytes that it is given; the caller still needs them.
  const { reading, views } = await readWithViews(bytes.slice(), { name: `resume.${format}` });
  const differences =
    format === 'json'
      ? compareResumes(removeEmpty(resume), reading.resume)
      : compareResumes(withBareLinks(toPrintable(resume, format).resume), withBareLinks(reading.resume));
  return differences.length === 0 ? { ok: true, inOrder: haveSameWords(views) } : { ok: false, differences };
}

/** Whether every way of reading the file finds the same words in the same order. */
function haveSameWords(views: readonly ParserView[]): boolean {
  return new Set(views.map(({ text }) => text.replace(/\s+/g, ''))).size <= 1;
}

function removeEmpty(resume: Resume): Resume {
  return mapFields(resume, (_, value) => value.trim());
}

function withBareLinks(resume: Resume): Resume {
  const links = resume.contact.links.map(({ id, url }) => ({ id, url }));
  return { ...resume, contact: { ...resume.contact, links } };
}
