import type { Content, ContentSummary } from '@foothold/contracts/site/content';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Neighbors } from '../../../shared/reading/neighbors.tsx';
import { ArticleLayout } from './article-layout.tsx';
import { TopicNav } from './topic-nav.tsx';
import { ReportErrorNote } from './wrong-note.tsx';

export interface TopicPageProps {
  topic: Content;
  /** All articles of the same kind. */
  topics: readonly ContentSummary[];
  home: { label: string; to: string };
}

/** A help center article or documentation topic with its navigation. */
export function TopicPage({ topic, topics, home }: TopicPageProps) {
  return (
    <ArticleLayout
      content={topic}
      steps={[home, { label: topic.title }]}
      lead={topic.description}
      navigation={<TopicNav title={home.label} folder={home.to} articles={topics} slug={topic.slug} />}
    >
      <Neighbors folder={home.to} previous={topic.previous} next={topic.next} />
      <div className="flex flex-col gap-2">
        <ReportErrorNote />
        {topic.date !== null && (
          <p className="text-note text-soft">
            Last updated <DateTime value={topic.date} />
          </p>
        )}
      </div>
    </ArticleLayout>
  );
}
