/** Browsers look for the declaration in this many bytes. */
const DECLARATION_BYTES = 1024;

/**
 * Decodes a page: by its byte order mark, the charset of its `Content-Type` header, or the one that it declares itself, and otherwise as
 * UTF-8. Bytes that don't fit become replacement characters.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_BYTES));
  const label =
    findMark(bytes) ??
    /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1] ??
    /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(start)?.[1];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // An unknown charset.
    return new TextDecoder().decode(bytes);
  }
}

function findMark([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : null;
}
