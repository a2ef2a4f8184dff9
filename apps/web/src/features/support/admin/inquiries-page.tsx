import { Download } from 'lucide-react';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { getButtonClass } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import type { loadInquiries } from './admin.server.ts';
import { InquiryFilters } from './inquiry-filters.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { NoInquiries } from './no-inquiries.tsx';
import { OverdueLine } from './overdue-line.tsx';
import { buildInquiriesHref, exportHref } from './query.ts';

export interface InquiriesPageProps {
  loaderData: RouteData<typeof loadInquiries>;
}

/** The page at /console/inquiries. */
export function InquiriesPage({ loaderData }: InquiriesPageProps) {
  useFreshData('inquiry');
  const { query, inquiries, total, open, overdue, pages, nothingYet } = loaderData;
  const now = useNow(loaderData.now);
  return (
    <>
      <PageHeader
        title="Inquiries"
        actions={
          total > 0 && (
            <a href={exportHref(query)} download className={getButtonClass('secondary', 'small')}>
              <Download aria-hidden="true" size={16} />
              Export CSV
            </a>
          )
        }
      >
        <OverdueLine overdue={overdue} open={open} />
      </PageHeader>
      {nothingYet ? (
        <NoInquiries query={query} isEmpty />
      ) : (
        <div className="flex flex-col gap-5">
          <InquiryFilters query={query} open={open} />
          <PagedList
            label="Inquiries"
            page={query.page}
            pages={pages}
            href={(page) => buildInquiriesHref(query, { page })}
            heading={
              <p role="status" className="text-note text-soft">
                <ResultCount total={total} nouns={['inquiry', 'inquiries']} q={query.q}>
                  , most urgent first. Times are in UTC.
                </ResultCount>
              </p>
            }
            empty={inquiries.length === 0 && <NoInquiries query={query} />}
          >
            <InquiryList inquiries={inquiries} now={now} />
          </PagedList>
        </div>
      )}
    </>
  );
}
