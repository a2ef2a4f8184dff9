import type { Content } from '@foothold/contracts/site/content';
import type { MetaDescriptor } from 'react-router';
import { findAppData, pageMeta } from '../../../shared/meta/page-meta.ts';
import { article, breadcrumbs } from '../../../shared/meta/structured-data.ts';

type Matches = Parameters<typeof pageMeta>[0];

/**
 * An article's metadata, with structured data for search engines.
 * @param home the parent page
 */
export function articleMeta(
  matches: Matches,
  content: Content | undefined,
  home: { label: string; to: string },
): MetaDescriptor[] {
  const app = findAppData(matches);
  if (!content || !app) return pageMeta(matches, { title: 'Not found', description: 'We couldn’t find this page.' });
  const path = `${home.to}/${content.slug}`;
  const { title, description } = content;
  return pageMeta(matches, {
    title,
    description,
    path,
    type: 'article',
    structuredData: [
      article(app, content, path),
      breadcrumbs(app.publicUrl, [
        { name: home.label, path: home.to },
        { name: title, path },
      ]),
    ],
  });
}
