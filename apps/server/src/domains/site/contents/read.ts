import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES, CONTENT_KINDS, type ContentKind } from '@foothold/contracts/site';
import { markPlaceholders } from '../../../platform/content/names.ts';
import { ContentError } from '../../../platform/content/part.ts';
import { fillFeatures } from './feature-texts.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './markdown.ts';
import type { Article, Articles } from './store.ts';

const WORDS_PER_MINUTE = 220;

/**
 * Reads all site content, with marks for names.
 * @param folder contains one folder per kind, each with `<slug>.md` files
 * @throws ContentError
 */
export const readArticles = (folder: string): Articles =>
  Object.fromEntries(CONTENT_KINDS.map((kind) => [kind, readKind(folder, kind)])) as Record<ContentKind, Article[]>;

type Read = Omit<Article, 'previous' | 'next'> & Pick<FrontMatter, 'order'>;

function readKind(folder: string, kind: ContentKind): Article[] {
  const directory = join(folder, kind);
  if (!existsSync(directory)) return [];
  const read = readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readArticle(kind, name, readFileSync(join(directory, name), 'utf8')));
  return withNeighbors(sortArticles(kind, read));
}

/** Reads an article. @throws ContentError that names the file */
function readArticle(kind: ContentKind, file: string, source: string): Read {
  const slug = file.slice(0, -'.md'.length);
  try {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 120)
      throw new Error('its name cannot be an address; use lowercase letters, digits, and single hyphens');
    const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(markPlaceholders(fillFeatures(source))) ?? [];
    if (head === undefined || body === undefined)
      throw new Error('it does not start with front matter between --- lines');
    const frontMatter = readFrontMatter(kind, head);
    const rendered = renderMarkdown(body);
    const words = rendered.text.split(/\s+/).length;
    return { kind, slug, ...frontMatter, ...rendered, readMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
  } catch (cause) {
    throw new ContentError(`content/${kind}/${file}: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}

/** Sorts posts by day, newest first, and everything else by category and order. */
function sortArticles(kind: ContentKind, articles: Read[]): Read[] {
  if (kind === 'blog')
    return articles.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug));
  if (kind === 'careers') return articles.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
  return articles.toSorted(
    (a, b) =>
      getCategoryRank(kind, a.category) - getCategoryRank(kind, b.category) ||
      a.order - b.order ||
      a.slug.localeCompare(b.slug),
  );
}

const ORDERS: Partial<Record<ContentKind, readonly string[]>> = CATEGORIES;

const getCategoryRank = (kind: ContentKind, category: string | null): number =>
  ORDERS[kind]?.indexOf(category ?? '') ?? 0;

function withNeighbors(articles: readonly Read[]): Article[] {
  return articles.map(({ order: _, ...article }, index) => {
    const toNeighbor = (other: Read | undefined) =>
      other && (other.kind === 'blog' || other.category === article.category)
        ? { slug: other.slug, title: other.title }
        : null;
    return { ...article, previous: toNeighbor(articles[index - 1]), next: toNeighbor(articles[index + 1]) };
  });
}
