import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@foothold/brand';
import {
  CATEGORIES,
  CONTENT_KINDS,
  type Content,
  type ContentKind,
  type ContentSummary,
} from '@foothold/contracts/site';
import { requireFound } from '../../../platform/errors.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './markdown.ts';
import { createNames, fillMarks, markPlaceholders, type Names } from './names.ts';

const WORDS_PER_MINUTE = 220;

export interface ContentOptions {
  /** Contains one folder per kind, each with `<slug>.md` files. */
  folder: string;
  brand: Brand;
  /** URL of the member portal in links. */
  portal: string;
}

/** A text with what the search index needs. */
export interface Article extends Content {
  text: string;
}

/** An invalid file, named in the message along with the field. Stops startup. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export type Contents = ReturnType<typeof loadContents>;

/** Reads all site content once. It changes only with a restart. @throws ContentError */
export function loadContents({ folder, brand, portal }: ContentOptions) {
  const names = createNames(brand, portal);
  const all = new Map(CONTENT_KINDS.map((kind) => [kind, loadKind(folder, kind, names)]));
  const articles = (kind: ContentKind): readonly Article[] => all.get(kind) ?? [];
  return {
    articles,
    list: (kind: ContentKind): ContentSummary[] => articles(kind).map(toSummary),
    /** Returns an article. @throws AppError `resource.not-found` */
    get(kind: ContentKind, slug: string): Content {
      const { text: _, ...content } = requireFound(articles(kind).find((one) => one.slug === slug));
      return content;
    },
  };
}

type Read = Omit<Article, 'previous' | 'next'> & Pick<FrontMatter, 'order'>;

function loadKind(folder: string, kind: ContentKind, names: Names): Article[] {
  const directory = join(folder, kind);
  if (!existsSync(directory)) return [];
  const read = readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readArticle(kind, name, readFileSync(join(directory, name), 'utf8'), names));
  return withNeighbors(sortArticles(kind, read));
}

/** Reads an article. @throws ContentError that names the file */
function readArticle(kind: ContentKind, file: string, source: string, names: Names): Read {
  const slug = file.slice(0, -'.md'.length);
  try {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 120)
      throw new Error('its name cannot be an address; use lowercase letters, digits, and single hyphens');
    const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(markPlaceholders(source)) ?? [];
    if (head === undefined || body === undefined)
      throw new Error('it does not start with front matter between --- lines');
    const frontMatter = fillNames(readFrontMatter(kind, head), names);
    const rendered = renderMarkdown(body, names);
    const words = rendered.text.split(/\s+/).length;
    return { kind, slug, ...frontMatter, ...rendered, readMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
  } catch (cause) {
    throw new ContentError(`content/${kind}/${file}: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}

/** Fills the brand's names into every text of a value. */
function fillNames<T>(value: T, names: Names): T {
  if (typeof value === 'string') return fillMarks(value, names) as T;
  if (Array.isArray(value)) return value.map((one) => fillNames(one, names)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fillNames(one, names)])) as T;
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

function toSummary({
  html: _html,
  text: _text,
  headings: _headings,
  previous: _previous,
  next: _next,
  ...summary
}: Article) {
  return summary satisfies ContentSummary;
}
