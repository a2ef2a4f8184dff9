/**
 * `export { staticHeaders as headers }` marks a page that is the same for every visitor: the server renders it once and serves it from
 * memory. For signed-in members it is rendered individually.
 */
export const staticHeaders = () => ({ 'cache-control': 'public, max-age=0, must-revalidate' });
