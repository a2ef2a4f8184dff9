/**
 * `export { staticHeaders as headers }` marks a page that is the same for every visitor: the server renders it once and
 * serves it from memory. Signed-in members get their own rendering. A page that shows rows is rendered again when they
 * change, and once a day, so it may depend on the date but not on the time.
 */
export const staticHeaders = () => ({ 'cache-control': 'public, max-age=0, must-revalidate' });
