import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FormattedNumber } from '../format/use-format.tsx';
import { cx } from './cx.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

export interface PagedListProps extends PaginationProps {
  /** Shown above the rows: the number of items and their order. */
  heading?: ReactNode;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  /** The rows of this page. */
  children: ReactNode;
}

/** One page of a list, with links to the others. It fades while another page is loading. */
export function PagedList({ heading, empty, children, ...pages }: PagedListProps) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pathname;
  return (
    <section
      aria-label="Results"
      aria-busy={isLoading}
      className={cx('flex min-w-0 flex-col gap-3 transition-opacity', isLoading && 'opacity-60')}
    >
      {empty || (
        <>
          {heading}
          {children}
          <Pagination {...pages} />
        </>
      )}
    </section>
  );
}

export interface ResultCountProps {
  total: number;
  /** The singular and plural names of an item. */
  nouns: readonly [one: string, many: string];
  /** The search words. */
  q?: string | undefined;
  /** Anything to add to the sentence: ", newest first." */
  children?: ReactNode;
}

/** The number of results as a sentence: 1,204 emails matching “invoice”, newest first. */
export const ResultCount = ({ total, nouns: [one, many], q, children }: ResultCountProps) => (
  <>
    <FormattedNumber value={total} /> {total === 1 ? one : many}
    {q !== undefined && <> matching “{q}”</>}
    {children}
  </>
);
