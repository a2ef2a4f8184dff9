export type { Article } from './article.ts';

import type { Article } from './article.ts';

export { createFolderZip } from './zip-folder.ts';

/**
 * Renders an article as an accessible PDF (PDF/UA-1), US Letter. The same article gives the same bytes on every machine.
 * @throws ExportError
 */
export async function writeArticle(article: Article): Promise<Uint8Array> {
  const { setArticle } = await import('./pdf.ts');
  return setArticle(article);
}
