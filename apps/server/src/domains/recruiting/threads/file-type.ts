import type { MessageFileType } from '@foothold/contracts/recruiting/thread-choices';

/** First bytes of each type. `undefined` matches any byte. */
const SIGNATURES: readonly (readonly [MessageFileType, readonly (number | undefined)[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['webp', [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50]],
];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** PDF readers accept a header anywhere in the first kilobyte. */
const PDF_HEADER_RANGE = 1024;
/** The part that every Word document has. Names in an archive aren't compressed. */
const WORD_PART = 'word/document.xml';

const startsWith = (bytes: Uint8Array, signature: readonly (number | undefined)[]): boolean =>
  signature.every((byte, at) => byte === undefined || bytes[at] === byte);

/** The type of a file by its content, whatever its name says. Null for a type that messages can't have. */
export function detectFileType(bytes: Uint8Array): MessageFileType | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const known = SIGNATURES.find(([, signature]) => startsWith(bytes, signature));
  if (known) return known[0];
  if (buffer.subarray(0, PDF_HEADER_RANGE).includes('%PDF-', 0, 'latin1')) return 'pdf';
  if (startsWith(bytes, ZIP)) return buffer.includes(WORD_PART, 0, 'latin1') ? 'docx' : null;
  return isText(bytes) ? 'txt' : null;
}

/** Control characters that no text has, except for tabs, line ends, and page breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL_PATTERN = /[\x00-\x08\x0b\x0e-\x1f]/;

function isText(bytes: Uint8Array): boolean {
  try {
    return !CONTROL_PATTERN.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
