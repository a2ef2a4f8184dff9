import type { Content } from '@foothold/contracts/site/content';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

export interface NeighborsProps extends Pick<Content, 'previous' | 'next'> {
  folder: string;
  /** Labels of the two links: "Previous" and "Next" by default. */
  labels?: readonly [string, string];
}

const linkClass =
  'group flex min-w-0 flex-col gap-1 rounded-control border border-line px-4 py-3 text-ink no-underline hover:border-edge hover:bg-sunken';

/** Links to the previous and the next article. */
export function Neighbors({ folder, previous, next, labels: [before, after] = ['Previous', 'Next'] }: NeighborsProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={`${before} and ${after.toLowerCase()}`} className="grid gap-3 md:grid-cols-2">
      {previous ? (
        <Link to={`${folder}/${previous.slug}`} rel="prev" className={linkClass}>
          <span className="flex items-center gap-1.5 text-note text-soft">
            <ArrowLeft aria-hidden="true" size={14} />
            {before}
          </span>
          <span className="text-small font-medium">{previous.title}</span>
        </Link>
      ) : (
        <span className="max-md:hidden" />
      )}
      {next && (
        <Link to={`${folder}/${next.slug}`} rel="next" className={`${linkClass} md:items-end md:text-right`}>
          <span className="flex items-center gap-1.5 text-note text-soft">
            {after}
            <ArrowRight aria-hidden="true" size={14} />
          </span>
          <span className="text-small font-medium">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
