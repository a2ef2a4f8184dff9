import type { Brand } from '@foothold/brand';
import { listApiPages } from '@foothold/contracts/api-groups';
import type { ContentKind } from '@foothold/contracts/site';
import type { RubricDescription } from '@foothold/core/ats';
import { getSitePages } from '@foothold/site-map';
import type { Contents } from '../contents/store.ts';
import type { SearchDocument } from './text-index.ts';

/** Where each kind is served. Legal texts are separate pages. */
const FOLDERS = { help: '/help-center', documentation: '/documentation', blog: '/blog', careers: '/careers' } as const;

/** Everything that search can find. @param others documents from other domains */
export function searchDocuments(
  brand: Brand,
  contents: Contents,
  rubric: RubricDescription,
  others: readonly SearchDocument[] = [],
): SearchDocument[] {
  return [
    ...listPageDocuments(brand, contents, rubric),
    ...listApiDocuments(),
    ...others,
    ...Object.entries(FOLDERS).flatMap(([kind, folder]) =>
      contents.articles(kind as ContentKind).map(
        ({ slug, title, description, headings, category, text, position }): SearchDocument => ({
          kind: kind as ContentKind,
          title,
          path: `${folder}/${slug}`,
          summary: description,
          headings: [category ?? '', ...headings.map((heading) => heading.text), ...(position?.skills ?? [])].join(
            '\n',
          ),
          text,
        }),
      ),
    ),
  ];
}

const listApiDocuments = (): SearchDocument[] =>
  listApiPages().map(({ path, title, description, text }) => ({
    kind: 'page',
    title,
    path,
    summary: description,
    headings: 'API reference',
    text,
  }));

function listPageDocuments(brand: Brand, contents: Contents, rubric: RubricDescription): SearchDocument[] {
  return getSitePages(brand).map(({ path, title, description, keywords = [] }) => {
    const legal = contents.articles('legal').find(({ slug }) => `/${slug}` === path);
    return {
      kind: legal ? 'legal' : 'page',
      title,
      path,
      summary: description,
      headings: [
        path.slice(1).replaceAll('-', ' '),
        ...keywords,
        ...(legal?.headings.map((heading) => heading.text) ?? []),
      ].join('\n'),
      text: legal?.text ?? (path === '/rubric' ? toText(rubric) : ''),
    };
  });
}

function toText({ parts, caps, neverCounts }: RubricDescription): string {
  return [
    ...parts.flatMap((part) => [part.explains, ...part.rules.map((rule) => `${rule.name}: ${rule.explains}`)]),
    ...caps.map((cap) => `${cap.name}: ${cap.explains}`),
    ...neverCounts,
  ].join('\n');
}
