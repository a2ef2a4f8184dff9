/**
 * `export { staticHeaders as headers }` marks a page that is the same for every visitor: the server renders it once and
 * serves it from memory. Signed-in members get their own rendering.
 */
export const staticHeaders = () => ({ 'cache-control': 'public, max-age=0, must-revalidate' });
