import { getProductNames } from '@foothold/brand';
import type { Content } from '@foothold/contracts/site/content';
import { getOfferExpiry, getPrice, PRICE_CURRENCY } from '@foothold/core/pricing';
import type { AppData } from '../app-data.tsx';

/** schema.org data of the public pages. */
type StructuredData = Record<string, unknown>;
type Site = Pick<AppData, 'brand' | 'publicUrl'>;

const CONTEXT = 'https://schema.org';

/** The organization behind the site. */
export function describeOrganization({ brand, publicUrl }: Site): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: brand.name,
    legalName: brand.legalName,
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
    address: brand.address.join(', '),
    foundingDate: String(brand.since),
    ...(brand.social.length > 0 && { sameAs: brand.social.map(({ url }) => url) }),
  };
}

/** The site's two searches: everything at /search, and listings at /jobs. */
export function describeWebsite({ brand, publicUrl }: Site): StructuredData {
  const search = (urlTemplate: string, name: string) => ({
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${urlTemplate}` },
    'query-input': `required name=${name}`,
  });
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: brand.name,
    url: publicUrl,
    publisher: { '@id': `${publicUrl}/#organization` },
    potentialAction: [search('/search?q={q}', 'q'), search('/jobs?q={term}', 'term')],
  };
}

/**
 * The plans, with the price for structured data (see the price book). Prices are valid until the end of this year, and
 * at least until the end of 2025.
 */
export function describeService({
  brand,
  publicUrl,
  priceReading,
  year,
}: Site & Pick<AppData, 'priceReading' | 'year'>): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Service',
    name: getProductNames(brand).one,
    serviceType: 'Career acceleration and job applications',
    url: `${publicUrl}/pricing`,
    provider: { '@id': `${publicUrl}/#organization` },
    areaServed: 'US',
    offers: {
      '@type': 'Offer',
      price: (getPrice('one', 'structured-data', priceReading) / 100).toFixed(2),
      priceCurrency: PRICE_CURRENCY,
      priceValidUntil: getOfferExpiry(year),
      url: `${publicUrl}/pricing`,
      availability: 'https://schema.org/InStock',
    },
  };
}

/** Breadcrumbs from the home page to the page itself. */
export function describeBreadcrumbs(
  publicUrl: string,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}

export function describeFaqPage(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A blog post, help article, or documentation topic. */
export function describeArticle(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { kind, title, description, date, author }: Pick<Content, 'kind' | 'title' | 'description' | 'date' | 'author'>,
  path: string,
): StructuredData {
  const type = kind === 'blog' ? 'BlogPosting' : kind === 'documentation' ? 'TechArticle' : 'Article';
  return {
    '@context': CONTEXT,
    '@type': type,
    headline: title,
    description,
    mainEntityOfPage: `${publicUrl}${path}`,
    image: `${publicUrl}/social${path}.png`,
    ...(date !== null && { datePublished: date, dateModified: date }),
    author: author === null ? { '@id': `${publicUrl}/#organization` } : { '@type': 'Organization', name: author },
    publisher: { '@id': `${publicUrl}/#organization` },
  };
}
