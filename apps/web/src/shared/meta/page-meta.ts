import { getSitePage, type SitePath } from '@foothold/site-map';
import type { MetaDescriptor } from 'react-router';
import type { AppData } from '../app-data.tsx';
import { describeBreadcrumbs } from './structured-data.ts';

export interface PageMeta {
  /** The brand's name is appended unless the title contains it. */
  title: string;
  description: string;
  /** The page's path without the query, for the canonical URL. Pages without a path aren't indexed. */
  path?: string;
  keywords?: readonly string[];
  /** The social preview type; `website` by default. */
  type?: 'website' | 'article';
  /** schema.org data, one block per item. */
  structuredData?: readonly Record<string, unknown>[];
}

/** Matches as React Router passes them to a route's `meta`. The first is the root, with the data for every page. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The root data that a page's metadata needs. */
export function findAppData(matches: Matches): AppData | null {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as AppData | undefined) ?? null;
}

/** A page's title, description, canonical URL, and social preview. */
export function buildPageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const app = findAppData(matches);
  const name = app?.brand.name;
  const title = !name || page.title.includes(name) ? page.title : `${page.title} · ${name}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (name) tags.push({ property: 'og:site_name', content: name });
  if (page.path !== undefined && app) {
    const url = `${app.publicUrl}${page.path}`;
    const image = `${app.publicUrl}${getSocialImagePath(page.path)}`;
    tags.push(
      { property: 'og:url', content: url },
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:image', content: image },
    );
  } else {
    tags.push({ name: 'robots', content: 'noindex' });
  }
  if (page.keywords) tags.push({ name: 'keywords', content: page.keywords.join(', ') });
  for (const block of page.structuredData ?? []) tags.push({ 'script:ld+json': block } as MetaDescriptor);
  return tags;
}

/** The path of a page's social image. */
const getSocialImagePath = (path: string): string => `/social${path === '/' ? '/home' : path.split('?')[0]}.png`;

/** The metadata of a page in the site map; `more` overrides it. */
export function buildSitePageMeta(matches: Matches, path: SitePath, more: Partial<PageMeta> = {}): MetaDescriptor[] {
  const app = findAppData(matches);
  const page = getSitePage(path, app?.brand ?? { name: '' });
  const breadcrumbTrail =
    app && path !== '/'
      ? [
          describeBreadcrumbs(app.publicUrl, [
            { name: app.brand.name, path: '/' },
            { name: page.title, path },
          ]),
        ]
      : [];
  return buildPageMeta(matches, {
    ...page,
    ...more,
    structuredData: [...breadcrumbTrail, ...(more.structuredData ?? [])],
  });
}
