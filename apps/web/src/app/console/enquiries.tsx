import { Download } from 'lucide-react';
import { useNavigation } from 'react-router';
import { EnquiryFilters } from '../../features/support/office/enquiry-filters.tsx';
import { EnquiryList } from '../../features/support/office/enquiry-list.tsx';
import { NoEnquiries } from '../../features/support/office/no-enquiries.tsx';
import { loadEnquiries } from '../../features/support/office/office.server.ts';
import { OverdueLine } from '../../features/support/office/overdue-line.tsx';
import { enquiriesHref, exportHref } from '../../features/support/office/query.ts';
import { FormattedNumber } from '../../shared/format/use-format.tsx';
import { useFreshData } from '../../shared/hooks/use-changes.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { requireOffice } from '../guards.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/enquiries.ts';

export const middleware: Route.MiddlewareFunction[] = [requireOffice];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Inquiries', description: 'Messages and requests from visitors.' });

export const loader = (args: Route.LoaderArgs) => loadEnquiries(args);

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  useFreshData('enquiry');
  const { query, enquiries, total, open, overdue, pages, nothingYet } = loaderData;
  const now = useNow(loaderData.now);
  const navigation = useNavigation();
  const loading = navigation.state === 'loading' && navigation.location.pathname === '/console/enquiries';
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
        <NoEnquiries query={query} nothingYet />
      ) : (
        <div className="flex flex-col gap-5">
          <EnquiryFilters query={query} open={open} />
          <section
            aria-label="Results"
            aria-busy={loading}
            className={cx('flex flex-col gap-3 transition-opacity', loading && 'opacity-60')}
          >
            {enquiries.length === 0 ? (
              <NoEnquiries query={query} />
            ) : (
              <>
                <p role="status" className="text-note text-soft">
                  <FormattedNumber value={total} /> {total === 1 ? 'inquiry' : 'inquiries'}
                  {query.q !== undefined && <> matching “{query.q}”</>}, most urgent first. Times are in UTC.
                </p>
                <EnquiryList enquiries={enquiries} now={now} />
                <Pagination
                  label="Inquiries"
                  page={query.page}
                  pages={pages}
                  href={(page) => enquiriesHref(query, { page })}
                />
              </>
            )}
          </section>
        </div>
      )}
    </>
  );
}
