import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FormattedNumber } from '../format/use-format.tsx';
import { cx } from './cx.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

export interface PagedListProps extends PaginationProps {
  /** Above the rows: how many there are, in which order. */
  heading?: ReactNode;
  /** In the place of rows, where there are none. */
  empty?: ReactNode;
  /** The rows of this page. */
  children: ReactNode;
}

/** One page of a list, with the way to its other pages. It fades while another one is being loaded. */
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
  /** What one of them is called, and more of them. */
  nouns: readonly [one: string, many: string];
  /** The words that were looked for. */
  q?: string | undefined;
  /** What else there is to say about them: ", newest first." */
  children?: ReactNode;
}

/** How many were found, as a sentence: 1,204 emails matching “invoice”, newest first. */
export const ResultCount = ({ total, nouns: [one, many], q, children }: ResultCountProps) => (
  <>
    <FormattedNumber value={total} /> {total === 1 ? one : many}
    {q !== undefined && <> matching “{q}”</>}
    {children}
  </>
);
