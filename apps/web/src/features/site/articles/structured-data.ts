import type { Content } from '@foothold/contracts/content';

interface Site {
  publicUrl: string;
  brand: { name: string; legalName: string };
}

/** schema.org `Article` of something with an author, or a page of help that has none. */
export function articleData(content: Content, path: string, { publicUrl, brand }: Site): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: brand.legalName, url: publicUrl };
  return {
    '@context': 'https://schema.org',
    '@type': content.kind === 'blog' ? 'BlogPosting' : 'Article',
    headline: content.title,
    description: content.description,
    ...(content.date && { datePublished: content.date }),
    ...(content.category && { articleSection: content.category }),
    // Our texts are signed by teams.
    author: content.author ? { '@type': 'Organization', name: `${brand.name}, ${content.author}` } : publisher,
    publisher,
    mainEntityOfPage: `${publicUrl}${path}`,
    timeRequired: `PT${content.readMinutes}M`,
    inLanguage: 'en',
  };
}

/** schema.org `BreadcrumbList` of the steps above a page. */
export function breadcrumbData(
  steps: readonly { label: string; to?: string }[],
  { publicUrl }: Pick<Site, 'publicUrl'>,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: `${publicUrl}${to}` }),
    })),
  };
}
