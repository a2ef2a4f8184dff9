import type { Content } from '@foothold/contracts/site/content';
import { dateFormat } from '../../../shared/format/formatters.ts';
import { ArticleLayout } from './article-layout.tsx';
import { ReportErrorNote } from './wrong-note.tsx';

/** Legal dates have the same format in every region. */
const dates = dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function LegalPage({ content }: { content: Content }) {
  return (
    <ArticleLayout
      content={content}
      steps={[{ label: 'Home', to: '/' }, { label: content.title }]}
      lead={content.description}
      facts={
        content.date !== null && (
          <p>
            Last updated: <time dateTime={content.date}>{dates.format(new Date(content.date))}</time>
          </p>
        )
      }
    >
      <ReportErrorNote />
    </ArticleLayout>
  );
}
