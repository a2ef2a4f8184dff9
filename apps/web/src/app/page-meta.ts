import type { MetaDescriptor } from 'react-router';
import type { AppData } from '../shared/app-data.tsx';

export interface PageMeta {
  /** The brand's name is added where the title does not hold it. */
  title: string;
  description: string;
  /** Path of the page without query, for the canonical address; search engines are kept out where there is none. */
  path?: string;
  /** schema.org data, one block each. */
  structuredData?: readonly Record<string, unknown>[];
}

/** Matches as React Router hands them to a route's `meta`; the first is the root with the data every page has. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The root's data, for what a page's metadata needs of it. */
export function appDataOf(matches: Matches): AppData | null {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as AppData | undefined) ?? null;
}

/** Title, description, canonical address and social preview of a page. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const app = appDataOf(matches);
  const name = app?.brand.name;
  const title = !name || page.title.includes(name) ? page.title : `${page.title} · ${name}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary' },
  ];
  if (name) tags.push({ property: 'og:site_name', content: name });
  if (page.path !== undefined && app) {
    const url = `${app.publicUrl}${page.path}`;
    tags.push({ property: 'og:url', content: url }, { tagName: 'link', rel: 'canonical', href: url });
  } else {
    tags.push({ name: 'robots', content: 'noindex' });
  }
  for (const block of page.structuredData ?? []) tags.push({ 'script:ld+json': block } as MetaDescriptor);
  return tags;
}
