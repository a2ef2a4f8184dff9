/** The id of a listing from its address, as one copies it from the browser; anything else is taken for the id itself. */
export function listingIdOf(text: string): string {
  const [, id] = /\/jobs\/([^/?#\s]+)/.exec(text) ?? [];
  return (id ?? text).trim().slice(0, 64);
}
