import { DocumentError, type RawDocument } from '@foothold/core/resume';
import { layOutFlow } from '../flow/lay-out.ts';
import { readDocx } from './docx.ts';
import { readOdt } from './odt.ts';
import { descendants, parseXml } from './xml.ts';
import type { ZipParts } from './zip.ts';

export { openZip } from './zip.ts';

/**
 * Reads a zip-based word-processor file.
 * @throws DocumentError
 */
export async function readOffice(zip: ZipParts): Promise<RawDocument> {
  for (const name of zip.names)
    if (/(?:^|\/)vbaProject\.bin$|^(?:Basic|Scripts)\//i.test(name)) throw new DocumentError('document.active-content');
  const mimetype = zip.has('mimetype') ? ((await zip.text('mimetype')) ?? '').trim() : '';
  if (mimetype.startsWith('application/vnd.oasis.opendocument.text')) {
    await rejectEncrypted(zip);
    return layOutFlow('odt', await readOdt(zip));
  }
  if (!isWord(zip)) throw new DocumentError('document.type-unsupported');
  return layOutFlow('docx', await readDocx(zip));
}

function isWord(zip: ZipParts): boolean {
  if (zip.has('word/document.xml')) return true;
  if (!zip.has('[Content_Types].xml')) return false;
  for (const name of zip.names) if (/^(?:xl|ppt)\//.test(name)) return false;
  return true;
}

/** The manifest of a password-protected OpenDocument file marks its parts as encrypted. */
async function rejectEncrypted(zip: ZipParts): Promise<void> {
  const manifest = await zip.text('META-INF/manifest.xml');
  if (manifest === undefined) return;
  // The manifest of old versions has its own DOCTYPE; only its elements matter here.
  const root = parseXml(manifest.replace(/<!DOCTYPE[^[>]*>/, ''));
  if (descendants(root, 'encryption-data').length > 0) throw new DocumentError('document.encrypted');
}
