/** Why a résumé is not offered as a file: a stable code, a sentence, and what to do about it. */
export const EXPORT_ERRORS = {
  'export.empty': {
    message: 'There is nothing in this résumé yet, so there is no page to write.',
    hint: 'Add your name or a first role.',
  },
  'export.too-long': {
    message: 'This résumé is longer than twenty pages, more than any reader of résumés takes.',
    hint: 'Shorten it, or export it as JSON Resume, which has no pages.',
  },
  'export.script-unsupported': {
    message: 'This résumé uses letters that our PDF fonts do not have.',
    hint: 'Export it as DOCX, which uses the fonts of the reader’s computer.',
  },
  'export.typesetting-failed': {
    message: 'This résumé could not be laid out as a PDF.',
    hint: 'Export it as DOCX, and tell us, so that we can find the cause.',
  },
  'export.unproven': {
    message: 'Our own reader does not get every field back out of this file, so it is not offered.',
    hint: 'Correct the fields that are named, or choose JSON Resume, which has no layout.',
  },
} as const satisfies Record<string, { message: string; hint: string }>;

export type ExportErrorCode = keyof typeof EXPORT_ERRORS;

/** Thrown for a résumé that cannot be written, or not so that it can be read back. */
export class ExportError extends Error {
  readonly code: ExportErrorCode;
  readonly hint: string;
  /** What exactly stood in the way, e.g. the letters that have no glyph. */
  readonly detail: string | undefined;
  constructor(code: ExportErrorCode, options?: { cause?: unknown; detail?: string }) {
    super(EXPORT_ERRORS[code].message, options);
    this.name = 'ExportError';
    this.code = code;
    this.hint = EXPORT_ERRORS[code].hint;
    this.detail = options?.detail;
  }
}
