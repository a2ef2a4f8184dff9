import type { Content } from '@foothold/contracts/site/content';
import type { ReactNode } from 'react';
import { Prose } from '../../../shared/reading/prose.tsx';
import { TableOfContents } from '../../../shared/reading/table-of-contents.tsx';
import { Breadcrumbs } from '../../../shared/ui/breadcrumbs.tsx';
import { cx } from '../../../shared/ui/cx.ts';

export interface ArticleLayoutProps {
  content: Pick<Content, 'title' | 'html' | 'headings'>;
  steps: readonly { label: string; to?: string }[];
  /** Shown below the title. */
  lead?: ReactNode;
  /** Author, date, and reading time. */
  facts?: ReactNode;
  /** Links to related articles, shown beside the text. */
  navigation?: ReactNode;
  /** Shown after the text. */
  children?: ReactNode;
}

/** An article: its text at a readable width, a table of contents beside it, and further links below. */
export function ArticleLayout({ content, steps, lead, facts, navigation, children }: ArticleLayoutProps) {
  const column = navigation ? 'lg:col-start-2 xl:col-start-2' : '';
  return (
    <div className="page py-8 md:py-10">
      <Breadcrumbs steps={steps} />
      <div
        className={cx(
          'grid gap-x-14 gap-y-12 pt-6 md:pt-8',
          navigation
            ? 'lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[14rem_minmax(0,40rem)_13rem]'
            : 'xl:grid-cols-[minmax(0,40rem)_14rem]',
          'xl:justify-between',
        )}
      >
        <article className={cx('flex max-w-prose min-w-0 flex-col gap-8 lg:row-start-1', column)}>
          <header className="flex flex-col gap-4">
            <h1 className="text-heading">{content.title}</h1>
            {lead !== undefined && <p className="text-lead text-soft">{lead}</p>}
            {facts !== undefined && <div className="text-small text-soft">{facts}</div>}
          </header>
          <TableOfContents headings={content.headings} folded />
          <Prose html={content.html} />
          {children}
        </article>
        {navigation !== undefined && (
          <div className="max-lg:border-t max-lg:border-line max-lg:pt-8 lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto">
            {navigation}
          </div>
        )}
        <div className={cx('hidden xl:row-start-1 xl:block', navigation ? 'xl:col-start-3' : 'xl:col-start-2')}>
          <TableOfContents headings={content.headings} />
        </div>
      </div>
    </div>
  );
}
