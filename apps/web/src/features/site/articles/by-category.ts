import type { ContentSummary } from '@foothold/contracts/site/content';

export interface Category {
  name: string;
  /** Used in its anchor and in URLs. */
  slug: string;
  articles: ContentSummary[];
}

/** Turns a name into a slug: `Customer Success` → `customer-success`, `Résumés` → `resumes`. */
export const slugify = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Articles grouped by category, in the server's order. */
export function groupByCategory(articles: readonly ContentSummary[]): Category[] {
  const categories = new Map<string, ContentSummary[]>();
  for (const article of articles) {
    const name = article.category ?? '';
    categories.set(name, [...(categories.get(name) ?? []), article]);
  }
  return [...categories].map(([name, those]) => ({ name, slug: slugify(name), articles: those }));
}
