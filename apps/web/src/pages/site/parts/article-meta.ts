import type { Content } from '@foothold/contracts/site/content';
import type { MetaDescriptor } from 'react-router';
import { buildPageMeta, findAppData } from '../../../shared/meta/page-meta.ts';
import { describeArticle, describeBreadcrumbs } from '../../../shared/meta/structured-data.ts';

type Matches = Parameters<typeof buildPageMeta>[0];

/**
 * An article's metadata, with structured data for search engines.
 * @param home the parent page
 */
export function buildArticleMeta(
  matches: Matches,
  content: Content | undefined,
  home: { label: string; to: string },
): MetaDescriptor[] {
  const app = findAppData(matches);
  if (!content || !app)
    return buildPageMeta(matches, { title: 'Not found', description: 'We couldn’t find this page.' });
  const path = `${home.to}/${content.slug}`;
  const { title, description } = content;
  return buildPageMeta(matches, {
    title,
    description,
    path,
    type: 'article',
    structuredData: [
      describeArticle(app, content, path),
      describeBreadcrumbs(app.publicUrl, [
        { name: home.label, path: home.to },
        { name: title, path },
      ]),
    ],
  });
}
