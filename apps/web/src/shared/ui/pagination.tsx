import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

export interface PaginationProps {
  /** The page number, from 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  /** What is being paged: "Listings". */
  label: string;
}

/** The page numbers to show: the first, the last, the current one, and its neighbors, with `null` for a gap. */
export function listVisiblePages(page: number, pages: number): (number | null)[] {
  const nearbyPages = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const pagesWithGaps: (number | null)[] = [];
  for (const n of [...new Set(nearbyPages)].sort((a, b) => a - b)) {
    const last = pagesWithGaps.at(-1);
    if (typeof last === 'number' && n - last === 2) pagesWithGaps.push(n - 1);
    else if (typeof last === 'number' && n - last > 2) pagesWithGaps.push(null);
    pagesWithGaps.push(n);
  }
  return pagesWithGaps;
}

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2.5 text-small figures text-ink no-underline';

export function Pagination({ page, pages, href, label }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={`${label}, pages`} className="flex items-center justify-between gap-2 border-t border-line pt-3">
      {page > 1 ? (
        <Link to={href(page - 1)} rel="prev" className={cx(linkClass, '-ml-2.5 hover:bg-sunken')}>
          <ArrowLeft aria-hidden="true" size={18} />
          Previous
        </Link>
      ) : (
        <span />
      )}
      <ol className="hidden items-center gap-1 md:flex">
        {listVisiblePages(page, pages).map((n, index, all) => (
          <li key={n ?? `gap-after-${all[index - 1]}`}>
            {n === null ? (
              <span className="px-1 text-soft">…</span>
            ) : (
              <Link
                to={href(n)}
                aria-label={`Page ${n}`}
                aria-current={n === page ? 'page' : undefined}
                className={cx(linkClass, n === page ? 'bg-ink text-paper' : 'hover:bg-sunken')}
              >
                {n}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className="text-small text-soft figures md:hidden">
        {page} of {pages}
      </span>
      {page < pages ? (
        <Link to={href(page + 1)} rel="next" className={cx(linkClass, '-mr-2.5 hover:bg-sunken')}>
          Next
          <ArrowRight aria-hidden="true" size={18} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
