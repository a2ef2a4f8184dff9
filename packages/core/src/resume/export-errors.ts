/** Why a résumé is not offered as a file: a stable code, a sentence, and what to do about it. */
export const EXPORT_ERRORS = {
  'export.empty': {
    message: 'This résumé is empty.',
    hint: 'Add your name or a job, then export it.',
  },
  'export.too-long': {
    message: 'This résumé is longer than 20 pages, which is more than we can export.',
    hint: 'Shorten it, or export it as JSON Resume, which has no page limit.',
  },
  'export.script-unsupported': {
    message: 'This résumé uses characters our PDF fonts don’t support.',
    hint: 'Export it as DOCX, which uses the fonts on the reader’s computer.',
  },
  'export.typesetting-failed': {
    message: 'We couldn’t create a PDF of this résumé.',
    hint: 'Export it as DOCX, and contact us so we can find the cause.',
  },
  'export.unproven': {
    message: 'We couldn’t read every field back from this file, so we won’t export it.',
    hint: 'Fix the fields listed, or export JSON Resume, which has no layout.',
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
