import { DocumentError, type FileFormat } from '@foothold/core/resume';

/** What the first bytes of a file say it is; `office` covers the zip-based formats, told apart by their content. */
export type Container = 'pdf' | 'office' | 'rtf' | 'json' | 'txt';

const OLE2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** PDF readers accept a header anywhere in the first kilobyte. */
const PDF_HEADER_REACH = 1024;

/** First bytes of files that are no text and that we do not read. */
const FOREIGN: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x4d, 0x5a],
  [0x25, 0x21, 0x50, 0x53],
];

/**
 * Tells the kind of a file by its content.
 * @throws DocumentError `document.empty`, `document.old-word`, `document.type-unsupported`
 */
export function detectContainer(bytes: Uint8Array): Container {
  if (bytes.length === 0) throw new DocumentError('document.empty');
  if (indexOf(bytes, '%PDF-', PDF_HEADER_REACH) >= 0) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return 'office';
  if (startsWith(bytes, OLE2))
    throw new DocumentError(isEncryptedOffice(bytes) ? 'document.encrypted' : 'document.old-word');
  if (indexOf(bytes, '{\\rtf', 64) >= 0) return 'rtf';
  if (FOREIGN.some((magic) => startsWith(bytes, magic))) throw new DocumentError('document.type-unsupported');
  const first = firstSign(bytes);
  return first === '{' || first === '[' ? 'json' : 'txt';
}

/** An OLE2 container of a password-protected DOCX names its parts in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return indexOf(bytes, utf16('EncryptedPackage'), bytes.length) >= 0;
}

function utf16(text: string): string {
  return [...text].map((sign) => `${sign}\0`).join('');
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, i) => bytes[i] === byte);
}

function indexOf(bytes: Uint8Array, text: string, reach: number): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, reach));
  return view.indexOf(text, 0, 'latin1');
}

/** First byte that is no white space nor byte-order mark. */
function firstSign(bytes: Uint8Array): string {
  for (const byte of bytes.subarray(0, 4096)) {
    const blank = byte <= 0x20 || byte === 0xef || byte === 0xbb || byte === 0xbf || byte === 0xff || byte === 0xfe;
    if (!blank) return String.fromCharCode(byte);
  }
  return '';
}

const ENDINGS: Record<string, FileFormat | 'unsupported'> = {
  pdf: 'pdf',
  docx: 'docx',
  docm: 'docx',
  dotx: 'docx',
  odt: 'odt',
  rtf: 'rtf',
  txt: 'txt',
  text: 'txt',
  md: 'txt',
  json: 'json',
};

/**
 * Compares what a file is with what its name says. A DOCX may be called .doc, as many programs do; text may be called anything
 * that is text.
 * @throws DocumentError `document.type-mismatch`
 */
export function checkName(name: string | undefined, format: FileFormat): void {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name ?? '')?.[1]?.toLowerCase();
  if (ending === undefined) return;
  const said = ENDINGS[ending];
  if (said === undefined || said === format) return;
  if (said === 'txt' && (format === 'json' || format === 'rtf')) return;
  throw new DocumentError('document.type-mismatch');
}
