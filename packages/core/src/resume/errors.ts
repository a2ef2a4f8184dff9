/** Why a file could not be read: a stable code, a sentence, and what to do about it. */
export const DOCUMENT_ERRORS = {
  'document.empty': { message: 'This file is empty.', hint: 'Export your résumé again and choose the new file.' },
  'document.too-large': {
    message: 'This file is larger than 10 MB.',
    hint: 'Export it again without pictures or with a lower picture quality.',
  },
  'document.too-complex': {
    message: 'This file unpacks to far more than a résumé needs, so we stopped reading it.',
    hint: 'Open it in the program that made it and export it again as PDF or DOCX.',
  },
  'document.timeout': {
    message: 'Reading this file took too long, so we stopped.',
    hint: 'Export it again as PDF or DOCX from the program that made it.',
  },
  'document.encrypted': {
    message: 'This file is protected with a password.',
    hint: 'Save a copy without the password and choose that copy.',
  },
  'document.image-only': {
    message: 'This file holds a picture of a résumé but no text, so hiring systems cannot read it either.',
    hint: 'Export it from the program it was written in instead of scanning it.',
  },
  'document.no-text': {
    message: 'We found no text in this file.',
    hint: 'Check that it is the right file, or paste your résumé as plain text.',
  },
  'document.damaged': {
    message: 'This file is damaged or incomplete.',
    hint: 'Export or download it again; the copy may have been cut short.',
  },
  'document.type-unsupported': {
    message: 'We cannot read this kind of file.',
    hint: 'Choose a PDF, DOCX, ODT, RTF, TXT or JSON Resume file.',
  },
  'document.type-mismatch': {
    message: 'The name of this file says one thing and its content another.',
    hint: 'Export it again, or give it the ending that fits its content.',
  },
  'document.old-word': {
    message: 'This is a file of Word 97–2003 (.doc), which hiring systems often refuse.',
    hint: 'Open it in Word or LibreOffice and save it as DOCX.',
  },
  'document.active-content': {
    message: 'This file contains macros, so we did not open it.',
    hint: 'Save it as DOCX without macros and choose that copy.',
  },
  'document.unsafe-markup': {
    message: 'This file contains declarations that a résumé never needs and that can be used for attacks.',
    hint: 'Save it again as DOCX or PDF from the program it was written in.',
  },
  'document.not-json-resume': {
    message: 'This JSON file is not a JSON Resume document.',
    hint: 'See jsonresume.org/schema for the form, or choose a PDF or DOCX.',
  },
} as const satisfies Record<string, { message: string; hint: string }>;

export type DocumentErrorCode = keyof typeof DOCUMENT_ERRORS;

/** Thrown by every reader; anything else that escapes a reader is a defect. */
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
