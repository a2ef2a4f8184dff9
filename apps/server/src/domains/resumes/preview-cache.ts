import type { PreviewResult } from './engine.ts';

/** About a hundred pages. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Remembers the previews that were asked for last, by a hash of everything that they depend on. A failure is not remembered. */
export function createPreviewCache(maxBytes = MAX_BYTES) {
  const entries = new Map<string, { result: Promise<PreviewResult>; bytes: number }>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  /** The result for a key; `create` is called once even if several callers ask at the same time. */
  function find(key: string, create: () => Promise<PreviewResult>): Promise<PreviewResult> {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.result;
    }
    const entry = { result: create(), bytes: 0 };
    entries.set(key, entry);
    entry.result.then(
      ({ pictures }) => {
        if (entries.get(key) !== entry) return;
        entry.bytes = pictures.reduce((sum, { png }) => sum + png.byteLength, 0);
        bytes += entry.bytes;
        for (const oldest of entries.keys()) {
          if (bytes <= maxBytes) break;
          remove(oldest);
        }
      },
      () => {
        if (entries.get(key) === entry) remove(key);
      },
    );
    return entry.result;
  }

  return { find };
}
