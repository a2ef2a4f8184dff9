import { Link } from 'react-router';
import { cx } from '../../shared/ui/cx.ts';
import { type Filter, filterHref, type SearchPath } from './filter.ts';

const SORT_OPTIONS = [
  { value: 'relevance', label: 'Best match' },
  { value: 'newest', label: 'Newest' },
  { value: 'pay', label: 'Highest pay' },
] as const;

/** The available sort orders. Without search words, there is no relevance to sort by. */
export function SortLinks({ filter, path = '/jobs' }: { filter: Filter; path?: SearchPath }) {
  const defaultSort = filter.q === undefined ? 'newest' : 'relevance';
  const currentSort = filter.sort === undefined || filter.sort === 'relevance' ? defaultSort : filter.sort;
  const options = SORT_OPTIONS.filter(({ value }) => value !== 'relevance' || filter.q !== undefined);
  return (
    <nav aria-label="Sort by" className="flex items-center gap-1 text-small">
      {options.map(({ value, label }) => (
        <Link
          key={value}
          to={filterHref(filter, { sort: value === defaultSort ? undefined : value }, path)}
          rel="nofollow"
          aria-current={value === currentSort || undefined}
          className={cx(
            'inline-flex min-h-9 items-center rounded-control px-2.5 no-underline',
            value === currentSort ? 'bg-sunken font-strong text-ink' : 'text-soft hover:bg-sunken hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
