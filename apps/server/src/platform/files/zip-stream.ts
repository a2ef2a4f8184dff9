import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** A path with `/` between its parts. */
  name: string;
  /** In pieces if it may be large. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

/** Creates a ZIP file as it is sent. Only one entry, or one piece of it, is in memory at a time. */
export async function* streamZip(entries: AsyncIterable<ZipEntry>, modified: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const take = () => {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, bytes } of entries) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = modified;
    zip.add(entry);
    if (bytes instanceof Uint8Array) entry.push(bytes, true);
    else {
      for await (const piece of bytes) {
        entry.push(piece);
        yield* take();
      }
      entry.push(new Uint8Array(), true);
    }
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Makes user input safe as one path segment on any system. */
export function toSafeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '-')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .slice(0, 120);
  return safe || 'file';
}
