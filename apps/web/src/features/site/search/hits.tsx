import type { SearchHit } from '@foothold/contracts/site/content';
import { Link } from 'react-router';
import { HighlightedText } from '../marked.tsx';

/** Search results, best first. */
export function Hits({ hits, level: Heading = 'h3' }: { hits: readonly SearchHit[]; level?: 'h2' | 'h3' }) {
  return (
    <ol className="border-t border-line">
      {hits.map(({ title, path, excerpt, marks }) => (
        <li key={path} className="flex flex-col gap-1 border-b border-line py-4">
          <Heading className="font-text text-body font-strong tracking-normal">
            <Link
              to={path}
              className="text-ink underline decoration-line decoration-1 underline-offset-4 hover:decoration-accent"
            >
              {title}
            </Link>
          </Heading>
          <p className="max-w-prose text-small text-soft">
            <HighlightedText text={excerpt} marks={marks} />
          </p>
        </li>
      ))}
    </ol>
  );
}
