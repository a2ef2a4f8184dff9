import type { Resume } from '@foothold/core/resume';

/** Maximum length of a name in a file name, in UTF-16 units: safe on every file system, even with three-byte characters. */
const MAX_NAME_LENGTH = 60;

/**
 * A portable name for the exported file: "Ana-Lopez-Resume.pdf". Letters of any script stay; everything else becomes a hyphen, so the name
 * can never be a path, a hidden file, or a device.
 */
export function toSafeFileName(
  { contact }: Pick<Resume, 'contact'>,
  extension: 'pdf' | 'docx' | 'json',
  kind = 'Resume',
): string {
  const words = (contact.name ?? '').normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, MAX_NAME_LENGTH).join('').replace(/-$/, '');
  return name === '' ? `${kind}.${extension}` : `${name}-${kind}.${extension}`;
}
