import type { ContentSummary } from '@foothold/contracts/site/content';

export interface Category {
  name: string;
  /** For its place on the page and in addresses. */
  slug: string;
  articles: ContentSummary[];
}

/** A name as it stands in an address: `Customer Success` → `customer-success`, `Résumés` → `resumes`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Articles under their categories, in the order in which they come: the server has put them in order. */
export function byCategory(articles: readonly ContentSummary[]): Category[] {
  const categories = new Map<string, ContentSummary[]>();
  for (const article of articles) {
    const name = article.category ?? '';
    categories.set(name, [...(categories.get(name) ?? []), article]);
  }
  return [...categories].map(([name, those]) => ({ name, slug: slugOf(name), articles: those }));
}
