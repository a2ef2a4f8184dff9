import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useSelection } from '../../../shared/hooks/use-selection.ts';
import { ButtonLink, getButtonClass } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { PagedList, ResultCount } from '../../../shared/ui/paged-list.tsx';
import { AllCheckbox } from '../../../shared/ui/row-checkbox.tsx';
import type { loadInquiries } from './admin.server.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { BulkOutcome } from './bulk/outcome.ts';
import { InquiryFilters } from './inquiry-filters.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { NoInquiries } from './no-inquiries.tsx';
import { OverdueLine } from './overdue-line.tsx';
import { buildInquiriesHref, exportHref } from './query.ts';

export interface InquiriesPageProps {
  loaderData: RouteData<typeof loadInquiries>;
  /** The viewer's saved filters of this list. */
  savedFilters: ReactNode;
  actionData: BulkOutcome | undefined;
}

/** The page at /console/inquiries. */
export function InquiriesPage({ loaderData, savedFilters, actionData }: InquiriesPageProps) {
  useFreshData('inquiry');
  const { query, inquiries, total, open, overdue, pages, nothingYet, staff, templates } = loaderData;
  const selection = useSelection(inquiries.map(({ id }) => id));
  const now = useNow(loaderData.now);
  const hydrated = useHydrated();
  return (
    <>
      <PageHeader
        title="Inquiries"
        actions={
          <>
            <ButtonLink to="/console/templates" size="small">
              Answer templates
            </ButtonLink>
            {total > 0 && (
              <a href={exportHref(query)} download className={getButtonClass('secondary', 'small')}>
                <Download aria-hidden="true" size={16} />
                Export CSV
              </a>
            )}
          </>
        }
      >
        <OverdueLine overdue={overdue} open={open} />
      </PageHeader>
      {nothingYet ? (
        <NoInquiries query={query} isEmpty />
      ) : (
        <div className="flex flex-col gap-5">
          <InquiryFilters query={query} open={open} />
          {savedFilters}
          <BulkBar selection={selection} staff={staff} templates={templates} actionData={actionData} />
          <PagedList
            label="Inquiries"
            page={query.page}
            pages={pages}
            href={(page) => buildInquiriesHref(query, { page })}
            heading={
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <p role="status" className="text-note text-soft">
                  <ResultCount total={total} nouns={['inquiry', 'inquiries']} q={query.q}>
                    , most urgent first. Times are in UTC.
                  </ResultCount>
                </p>
                {hydrated && <AllCheckbox count={inquiries.length} selection={selection} />}
              </div>
            }
            empty={inquiries.length === 0 && <NoInquiries query={query} />}
          >
            <InquiryList inquiries={inquiries} selection={selection} now={now} />
          </PagedList>
        </div>
      )}
    </>
  );
}
