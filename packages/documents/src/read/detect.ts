import { DocumentError, type FileFormat } from '@foothold/core/resume';

/** The kind of file by its first bytes; `office` covers the zip-based formats, which are distinguished by their content. */
export type Container = 'pdf' | 'office' | 'rtf' | 'json' | 'txt';

const OLE2 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** PDF readers accept a header anywhere in the first kilobyte. */
const PDF_HEADER_RANGE = 1024;

/** First bytes of images; `undefined` matches any byte. */
const PICTURES: readonly Signature[] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x47, 0x49, 0x46, 0x38], // TIFF, little-endian
  [0x49, 0x49, 0x2a, 0x00], // TIFF, big-endian
  [0x4d, 0x4d, 0x00, 0x2a], // TIFF, big end first
  [0x42, 0x4d, undefined, undefined, undefined, undefined, 0, 0, 0, 0], // BMP
  [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50], // WebP
  [0, 0, 0, undefined, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69], // HEIC
  [0, 0, 0, undefined, 0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66], // AVIF
];

/** First bytes of other non-text files that we don't read. */
const FOREIGN: readonly Signature[] = [
  [0x1f, 0x8b], // gzip
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
  [0x52, 0x61, 0x72, 0x21], // RAR
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0x4d, 0x5a, undefined, 0], // Windows program
  [0x25, 0x21, 0x50, 0x53], // PostScript
];

/** First bytes of Word formats before 97: Word 1 and 2 for Windows, Word for DOS. */
const OLD_WORD_SIGNATURES: readonly Signature[] = [
  [0x9b, 0xa5],
  [0xdb, 0xa5],
  [0x31, 0xbe, 0x00],
];

type Signature = readonly (number | undefined)[];

/** Markup whose tags would otherwise be read as words. */
const MARKUP_PATTERN = /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s|html[\s>]|\?xml\s|svg[\s>])/i;

/**
 * Detects the kind of a file from its content.
 * @param name of the file: content that starts with a bracket is JSON if the name says so or if it also ends with a bracket
 * @throws DocumentError `document.empty`, `document.old-word`, `document.encrypted`, `document.image-only`,
 * `document.type-unsupported`
 */
export function detectContainer(bytes: Uint8Array, name = ''): Container {
  if (bytes.length === 0) throw new DocumentError('document.empty');
  if (findText(bytes, '%PDF-', PDF_HEADER_RANGE) >= 0) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return 'office';
  if (startsWith(bytes, OLE2))
    throw new DocumentError(isEncryptedOffice(bytes) ? 'document.encrypted' : 'document.old-word');
  if (findText(bytes, '{\\rtf', 64) >= 0) return 'rtf';
  rejectForeign(bytes);
  const opens = /[{[]/.test(findFirstCharacter(bytes.subarray(0, 4096)));
  return opens && (/\.json$/i.test(name) || /[}\]]/.test(findFirstCharacter(bytes.slice(-64).reverse())))
    ? 'json'
    : 'txt';
}

/** @throws DocumentError if the first bytes belong to a format other than text */
function rejectForeign(bytes: Uint8Array): void {
  const isOne = (signatures: readonly Signature[]) => signatures.some((each) => startsWith(bytes, each));
  if (isOne(PICTURES)) throw new DocumentError('document.image-only');
  if (isOne(OLD_WORD_SIGNATURES)) throw new DocumentError('document.old-word');
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256)).toString('latin1');
  if (isOne(FOREIGN) || MARKUP_PATTERN.test(start)) throw new DocumentError('document.type-unsupported');
}

/** The OLE2 container of a password-protected DOCX has part names in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  return findText(bytes, encodeUtf16('EncryptedPackage'), bytes.length) >= 0;
}

function encodeUtf16(text: string): string {
  return [...text].map((sign) => `${sign}\0`).join('');
}

function startsWith(bytes: Uint8Array, signature: Signature): boolean {
  return signature.every((byte, i) => byte === undefined || bytes[i] === byte);
}

function findText(bytes: Uint8Array, text: string, reach: number): number {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, reach));
  return view.indexOf(text, 0, 'latin1');
}

/** First character that isn't whitespace or a byte-order mark. */
function findFirstCharacter(bytes: Uint8Array): string {
  for (const byte of bytes) {
    const blank = byte <= 0x20 || byte === 0xef || byte === 0xbb || byte === 0xbf || byte === 0xff || byte === 0xfe;
    if (!blank) return String.fromCharCode(byte);
  }
  return '';
}

/** Extensions and their possible formats. Many programs write DOCX and RTF as .doc. */
const ENDINGS: Readonly<Record<string, readonly FileFormat[]>> = {
  pdf: ['pdf'],
  docx: ['docx'],
  docm: ['docx'],
  dotx: ['docx'],
  doc: ['docx', 'rtf'],
  odt: ['odt'],
  rtf: ['rtf'],
  txt: ['txt', 'json', 'rtf'],
  text: ['txt', 'json', 'rtf'],
  md: ['txt'],
  json: ['json'],
  // LinkedIn's data export.
  zip: ['json'],
};

/**
 * Extensions of images, spreadsheets, slides, email, archives, web pages, audio, video and programs: no résumé format that we
 * read uses them.
 */
const OTHER_ENDINGS = new Set(
  'png jpg jpeg gif webp heic heif avif tif tiff bmp svg ico psd ai eps ps xls xlsx xlsm ods csv ppt pptx odp key pages wps msg eml rar 7z gz tar tgz bz2 xz htm html xhtml xml mht mp3 mp4 mov avi wav m4a exe dll msi bat cmd sh js jar apk iso dmg bin'.split(
    ' ',
  ),
);

/**
 * Compares a file's format with its extension. An unknown extension is ignored ("Robin.Fairweather").
 * @throws DocumentError `document.type-mismatch`
 */
export function checkName(name: string | undefined, format: FileFormat): void {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name ?? '')?.[1]?.toLowerCase();
  if (ending === undefined) return;
  const formats = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
  if (formats ? formats.includes(format) : !OTHER_ENDINGS.has(ending)) return;
  throw new DocumentError('document.type-mismatch');
}
