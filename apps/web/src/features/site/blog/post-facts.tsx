import type { ContentSummary } from '@foothold/contracts/site/content';
import { DateTime } from '../../../shared/format/use-format.tsx';

/** Author, date, and reading time. */
export function PostFacts({ post: { author, date, readMinutes } }: { post: ContentSummary }) {
  return (
    <p className="text-note text-soft">
      {author}
      <span aria-hidden="true"> · </span>
      {date !== null && <DateTime value={date} />}
      <span aria-hidden="true"> · </span>
      {readMinutes} min read
    </p>
  );
}
