/** Extracts a listing's id from a pasted URL. Anything else is treated as the id itself. */
export function parseListingId(text: string): string {
  const [, id] = /\/jobs\/([^/?#\s]+)/.exec(text) ?? [];
  return (id ?? text).trim().slice(0, 64);
}
