/** Why a résumé can't be exported: a stable code, a sentence, and what to do about it. */
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
  'export.accent-too-light': {
    message: 'This color is too light to read on white.',
    hint: 'Choose a darker color.',
  },
  'export.unproven': {
    message: 'We couldn’t read every field back from this file, so we won’t export it.',
    hint: 'Fix the fields listed, or export JSON Resume, which has no layout.',
  },
} as const satisfies Record<string, { message: string; hint: string }>;

export type ExportErrorCode = keyof typeof EXPORT_ERRORS;

/** Thrown for a résumé that can't be written, or can't be written so that it reads back correctly. */
export class ExportError extends Error {
  readonly code: ExportErrorCode;
  readonly hint: string;
  /** The specific cause, such as the letters without a glyph. */
  readonly detail: string | undefined;
  constructor(code: ExportErrorCode, options?: { cause?: unknown; detail?: string }) {
    super(EXPORT_ERRORS[code].message, options);
    this.name = 'ExportError';
    this.code = code;
    this.hint = EXPORT_ERRORS[code].hint;
    this.detail = options?.detail;
  }
}
