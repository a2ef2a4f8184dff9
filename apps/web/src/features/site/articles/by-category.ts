import type { ContentSummary } from '@foothold/contracts/site/content';

export interface Category {
  name: string;
  /** For its anchor and for addresses. */
  slug: string;
  articles: ContentSummary[];
}

/** A name in an address: `Customer Success` → `customer-success`, `Résumés` → `resumes`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Articles grouped by category, in the server's order. */
export function byCategory(articles: readonly ContentSummary[]): Category[] {
  const categories = new Map<string, ContentSummary[]>();
  for (const article of articles) {
    const name = article.category ?? '';
    categories.set(name, [...(categories.get(name) ?? []), article]);
  }
  return [...categories].map(([name, those]) => ({ name, slug: slugOf(name), articles: those }));
}
