import type { ContentSummary } from '@foothold/contracts/site/content';
import { slugify } from '../articles/by-category.ts';

export const buildCategoryHref = (category: string): string => `/blog?category=${slugify(category)}`;

/** The posts' categories in alphabetical order, and the one in the URL, if any. */
export function parseCategories(posts: readonly ContentSummary[], asked: string | null) {
  const categories = [...new Set(posts.flatMap(({ category }) => category ?? []))].sort((a, b) => a.localeCompare(b));
  return { categories, chosen: categories.find((one) => slugify(one) === asked) ?? null };
}

/** Picks the post to show on top: the featured one if the list includes it, or else the newest. */
export function arrangePosts(posts: readonly ContentSummary[], chosen: string | null) {
  const shown = chosen === null ? posts : posts.filter(({ category }) => category === chosen);
  const featured = shown.find((post) => post.featured) ?? (chosen === null ? shown[0] : undefined);
  return { featured, others: shown.filter((post) => post !== featured) };
}
