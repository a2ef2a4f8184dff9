/** An address of a sitemap. */
export interface SitemapEntry {
  /** Encoded, without the origin. */
  path: string;
  /** ISO date or time of its last change. */
  date: string | null;
}

/** A sitemap (https://www.sitemaps.org/protocol.html). */
export const respondWithUrls = (publicUrl: string, entries: readonly SitemapEntry[]): Response =>
  respond(publicUrl, 'urlset', 'url', entries);

/** A list of sitemaps. */
export const respondWithSitemaps = (publicUrl: string, entries: readonly SitemapEntry[]): Response =>
  respond(publicUrl, 'sitemapindex', 'sitemap', entries);

function respond(publicUrl: string, root: string, element: string, entries: readonly SitemapEntry[]): Response {
  const lines = entries.map(
    ({ path, date }) =>
      `  <${element}><loc>${publicUrl}${path === '/' ? '' : path}</loc>${date === null ? '' : `<lastmod>${date}</lastmod>`}</${element}>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
