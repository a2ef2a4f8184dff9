import type { Content } from '@foothold/contracts/content';
import type { MetaDescriptor } from 'react-router';
import { articleData, breadcrumbData } from '../../../features/site/articles/structured-data.ts';
import { appDataOf, pageMeta } from '../../page-meta.ts';

type Matches = Parameters<typeof pageMeta>[0];

/** Metadata of an article, with what search engines read about it. @param home the page above it */
export function articleMeta(
  matches: Matches,
  content: Content | undefined,
  home: { label: string; to: string },
): MetaDescriptor[] {
  const app = appDataOf(matches);
  if (!content || !app)
    return pageMeta(matches, { title: 'Not found', description: 'There is nothing at this address.' });
  const path = `${home.to}/${content.slug}`;
  return pageMeta(matches, {
    title: content.title,
    description: content.description,
    path,
    type: 'article',
    structuredData: [articleData(content, path, app), breadcrumbData([home, { label: content.title, to: path }], app)],
  });
}
