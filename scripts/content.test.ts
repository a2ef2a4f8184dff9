import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@foothold/brand';
import { CATEGORIES, CONTENT_KINDS, type ContentKind } from '@foothold/contracts/site/content';
import { expect, test } from 'vitest';
import { readArticles } from '../apps/server/src/domains/site/contents/read.ts';
import { createContents } from '../apps/server/src/domains/site/contents/store.ts';
import { createNames, fillNames } from '../apps/server/src/platform/content/names.ts';
import routes from '../apps/web/src/app/routes.ts';

/** Checks the site's content against the existing pages. */
const folder = join(import.meta.dirname, '..', 'content');
const contents = createContents(fillNames(readArticles(folder), createNames(DEFAULT_BRAND, '/portal')));
const all = CONTENT_KINDS.flatMap((kind) => contents.articles(kind));

const FOLDERS: Record<Exclude<ContentKind, 'legal'>, string> = {
  help: '/help-center/',
  documentation: '/documentation/',
  blog: '/blog/',
  careers: '/careers/',
};

test('every file is loaded', () => {
  for (const kind of CONTENT_KINDS)
    expect(contents.list(kind).length, kind).toBe(
      readdirSync(join(folder, kind)).filter((name) => name.endsWith('.md')).length,
    );
});

test('there are four categories of topics and of articles, one featured post and five others, six positions, and two legal texts', () => {
  for (const kind of ['help', 'documentation'] as const)
    expect([...new Set(contents.list(kind).map(({ category }) => category))]).toEqual([...CATEGORIES[kind]]);
  const posts = contents.list('blog');
  expect([posts.filter(({ featured }) => featured).length, posts.length]).toEqual([1, 6]);
  expect(
    contents
      .list('careers')
      .map(({ category }) => category)
      .sort(),
  ).toEqual(['Engineering', 'Product', 'Data', 'Sales', 'Customer Success', 'Marketing'].sort());
  expect(contents.list('legal').map(({ slug, date }) => [slug, date])).toEqual([
    ['privacy-policy', '2024-01-15'],
    ['terms-of-service', '2024-01-15'],
  ]);
});

test('no placeholder is left in published text', () => {
  for (const { kind, slug, ...article } of all)
    expect(
      JSON.stringify(article).match(/\{(?:brand|one|prime|x|legalName|email|phone|address|portal)\}|[\uE000-\uE002]/g),
      `${kind}/${slug}`,
    ).toBeNull();
});

/** What a route list says about a route. */
interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Entry[] | undefined;
}

/** Page paths, with their parameters as a pattern. */
function listPaths(entries: readonly Entry[], parentPath = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parentPath : `${parentPath}/${entry.path}`;
    const own = entry.children === undefined || entry.index ? [path || '/'] : [];
    return [...own, ...listPaths(entry.children ?? [], path)];
  });
}

const pages = listPaths(routes).filter((path) => !path.endsWith('*'));
const isPage = (path: string) => pages.some((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));

test('every internal link leads to an existing page and heading', () => {
  const wrong: string[] = [];
  for (const { kind, slug, html, headings } of all)
    for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      const [path = '', anchor] = href.split('?')[0]?.split('#') ?? [];
      const linkedFolder = Object.entries(FOLDERS).find(([, one]) => path.startsWith(one));
      const target = linkedFolder
        ? contents.articles(linkedFolder[0] as ContentKind).find((one) => `${linkedFolder[1]}${one.slug}` === path)
        : contents.articles('legal').find((one) => `/${one.slug}` === path);
      const exists = path === '' || (linkedFolder ? target !== undefined : isPage(path));
      const known = path === '' ? headings : target?.headings;
      if (!exists || (anchor && known && !known.some(({ id }) => id === anchor)))
        wrong.push(`${kind}/${slug}: ${href}`);
    }
  expect(wrong).toEqual([]);
});

test('a broken link is detected', () => {
  expect(pages).toContain('/help-center/:slug');
  expect([isPage('/pricing'), isPage('/portal/resumes'), isPage('/nowhere'), isPage('/blog/a/b')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('descriptions are one sentence that fits a search result', () => {
  const wrong = all.filter(
    ({ description }) => description.length < 70 || description.length > 165 || !/[.?]$/.test(description),
  );
  expect(wrong.map(({ kind, slug, description }) => `${kind}/${slug}: ${description.length}`)).toEqual([]);
});
