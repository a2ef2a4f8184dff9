export type { FieldDifference } from './compare.ts';
export { toSafeFileName } from './file-name.ts';
export { type Letter, type LetterFormat, writeLetter } from './letter.ts';
export { type PrintableResume, type PrintChange, type PrintChangeReason, toPrintable } from './printable.ts';
export { type ExportProof, exportResume, type ProvenExport, proveExport } from './proof.ts';
export { type ExportStyle, type PlainForms, resolveStyle } from './style.ts';
export { TEMPLATES } from './templates.ts';
export * from './write.ts';
