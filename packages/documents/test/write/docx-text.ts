import { inflateRawSync } from 'node:zlib';

/**
 * A Word document's text in document order, one line per paragraph, with tabs: a second, independent reading of the writer's output,
 * directly from the zip and the XML.
 */
export function readDocxText(bytes: Uint8Array): string {
  const xml = readZipEntry(bytes, 'word/document.xml').toString('utf8');
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs)]
    .map(([paragraph]) => getParagraphText(paragraph))
    .join('\n');
}

/** One part of the document as text, e.g. `word/document.xml`. */
export function readDocxPart(bytes: Uint8Array, name: string): string {
  return readZipEntry(bytes, name).toString('utf8');
}

/** The names of all parts. */
export function listDocxParts(bytes: Uint8Array): string[] {
  return [...readZipDirectory(Buffer.from(bytes))].map(({ name }) => name);
}

function getParagraphText(paragraph: string): string {
  return [...paragraph.matchAll(/<w:tab\/>|<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([tag, text]) => (tag === '<w:tab/>' ? '\t' : unescapeXml(text ?? '')))
    .join('');
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

function readZipEntry(bytes: Uint8Array, wanted: string): Buffer {
  const zip = Buffer.from(bytes);
  for (const { name, offset, size, method } of readZipDirectory(zip)) {
    if (name !== wanted) continue;
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const data = zip.subarray(start, start + size);
    return method === 0 ? data : inflateRawSync(data);
  }
  throw new Error(`${wanted} is not in the document`);
}

function* readZipDirectory(zip: Buffer): Generator<{ name: string; offset: number; size: number; method: number }> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28);
    yield {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      offset: zip.readUInt32LE(at + 42),
      size: zip.readUInt32LE(at + 20),
      method: zip.readUInt16LE(at + 10),
    };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
