/** A listing's id from its address, as copied from the browser; anything else is treated as the id itself. */
export function listingIdOf(text: string): string {
  const [, id] = /\/jobs\/([^/?#\s]+)/.exec(text) ?? [];
  return (id ?? text).trim().slice(0, 64);
}
