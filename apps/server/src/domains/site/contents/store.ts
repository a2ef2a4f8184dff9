import { CONTENT_KINDS, type Content, type ContentKind, type ContentSummary } from '@foothold/contracts/site';
import { requireFound } from '../../../platform/errors.ts';

/** A text with what the search index needs. */
export interface Article extends Content {
  text: string;
}

/** The texts of every kind, in the order in which they are shown. */
export type Articles = Readonly<Record<ContentKind, readonly Article[]>>;

export type Contents = ReturnType<typeof createContents>;

/** The site's content. It changes only with a restart. */
export function createContents(all: Articles) {
  const known = new Map(CONTENT_KINDS.map((kind) => [kind, all[kind]]));
  const articles = (kind: ContentKind): readonly Article[] => known.get(kind) ?? [];
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
