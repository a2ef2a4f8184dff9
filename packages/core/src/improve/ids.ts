/** An id that depends only on the content: FNV-1a with two offsets, 64 bits in total (http://www.isthe.com/chongo/tech/comp/fnv/). */
export function stableId(prefix: string, content: readonly string[]): string {
  const text = JSON.stringify(content);
  return `${prefix}-${hashFnv(text, 0x811c9dc5)}${hashFnv(text, 0x9e3779b9)}`;
}

function hashFnv(text: string, offset: number): string {
  let hash = offset;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
