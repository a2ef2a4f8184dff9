/** Why a file couldn't be read: a stable code, a sentence, and what to do about it. */
export const DOCUMENT_ERRORS = {
  'document.empty': { message: 'This file is empty.', hint: 'Export your résumé again and upload the new file.' },
  'document.too-large': {
    message: 'This file is larger than 10 MB.',
    hint: 'Export it again without images or with lower image quality.',
  },
  'document.too-complex': {
    message: 'This file is too complex for a résumé, so we stopped reading it.',
    hint: 'Open it in the app that created it and export it again as PDF or DOCX.',
  },
  'document.timeout': {
    message: 'This file took too long to read, so we stopped.',
    hint: 'Export it again as PDF or DOCX from the app that created it.',
  },
  'document.encrypted': {
    message: 'This file is password-protected.',
    hint: 'Save a copy without the password and upload that.',
  },
  'document.image-only': {
    message: 'This file is an image with no text, so hiring systems can’t read it either.',
    hint: 'Export it from the app it was written in instead of scanning it.',
  },
  'document.no-text': {
    message: 'We couldn’t find any text in this file.',
    hint: 'Check that it’s the right file, or paste your résumé as plain text.',
  },
  'document.damaged': {
    message: 'This file is damaged or incomplete.',
    hint: 'Export or download it again. The copy may be incomplete.',
  },
  'document.type-unsupported': {
    message: 'We can’t read this type of file.',
    hint: 'Upload a PDF, DOCX, ODT, RTF, TXT, or JSON Resume file, or the ZIP file of your LinkedIn data.',
  },
  'document.type-mismatch': {
    message: 'This file’s extension doesn’t match its content.',
    hint: 'Export it again, or change the extension to match the content.',
  },
  'document.old-word': {
    message: 'This is a Word 97–2003 file (.doc), which hiring systems often reject.',
    hint: 'Open it in Word or LibreOffice and save it as DOCX.',
  },
  'document.active-content': {
    message: 'This file contains macros, so we didn’t open it.',
    hint: 'Save a copy as DOCX without macros and upload that.',
  },
  'document.unsafe-markup': {
    message: 'This file contains markup that résumés don’t need and that can be used in attacks.',
    hint: 'Save it again as DOCX or PDF from the app it was written in.',
  },
  'document.not-json-resume': {
    message: 'This JSON file isn’t a JSON Resume document.',
    hint: 'See jsonresume.org/schema for the format, or upload a PDF or DOCX.',
  },
} as const satisfies Record<string, { message: string; hint: string }>;

export type DocumentErrorCode = keyof typeof DOCUMENT_ERRORS;

/** Thrown by every reader; any other error from a reader is a bug. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;
  readonly hint: string;
  constructor(code: DocumentErrorCode, options?: { cause?: unknown }) {
    super(DOCUMENT_ERRORS[code].message, options);
    this.name = 'DocumentError';
    this.code = code;
    this.hint = DOCUMENT_ERRORS[code].hint;
  }
}
