import { Download } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import type { loadInquiries } from './admin.server.ts';
import { InquiryFilters } from './inquiry-filters.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { NoInquiries } from './no-inquiries.tsx';
import { OverdueLine } from './overdue-line.tsx';
import { exportHref, inquiriesHref } from './query.ts';

export interface InquiriesPageProps {
  loaderData: RouteData<typeof loadInquiries>;
}

/** What /console/inquiries shows. */
export function InquiriesPage({ loaderData }: InquiriesPageProps) {
  useFreshData('inquiry');
  const { query, inquiries, total, open, overdue, pages, nothingYet } = loaderData;
  const now = useNow(loaderData.now);
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/console/inquiries';
  return (
    <>
      <PageHeader
        title="Inquiries"
        actions={
          total > 0 && (
            <a href={exportHref(query)} download className={buttonClass('secondary', 'small')}>
              <Download aria-hidden="true" size={16} />
              Export CSV
            </a>
          )
        }
      >
        <OverdueLine overdue={overdue} open={open} />
      </PageHeader>
      {nothingYet ? (
        <NoInquiries query={query} nothingYet />
      ) : (
        <div className="flex flex-col gap-5">
          <InquiryFilters query={query} open={open} />
          <section
            aria-label="Results"
            aria-busy={loading}
            className={cx('flex flex-col gap-3 transition-opacity', loading && 'opacity-60')}
          >
            {inquiries.length === 0 ? (
              <NoInquiries query={query} />
            ) : (
              <>
                <p role="status" className="text-note text-soft">
                  <FormattedNumber value={total} /> {total === 1 ? 'inquiry' : 'inquiries'}
                  {query.q !== undefined && <> matching “{query.q}”</>}, most urgent first. Times are in UTC.
                </p>
                <InquiryList inquiries={inquiries} now={now} />
                <Pagination
                  label="Inquiries"
                  page={query.page}
                  pages={pages}
                  href={(page) => inquiriesHref(query, { page })}
                />
              </>
            )}
          </section>
        </div>
      )}
    </>
  );
}
