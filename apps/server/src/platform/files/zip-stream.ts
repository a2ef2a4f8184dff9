import { Zip, ZipDeflate } from 'fflate';

export interface ZipEntry {
  /** A path with `/` between its parts. */
  name: string;
  bytes: Uint8Array;
}

/** Creates a ZIP file as it is sent. Only one entry is in memory at a time. */
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
    entry.push(bytes, true);
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
