import type { RouteData } from '../../shared/api/route-data.ts';
import { FormattedNumber } from '../../shared/format/use-format.tsx';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PagedList } from '../../shared/ui/paged-list.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import type { loadCompany } from './company.server.ts';
import { companyPageHref } from './company-href.ts';
import { CompanySources, CompanySponsorship, CompanyStates } from './company-parts.tsx';
import { EmployerFilings } from './filings/employer-filings.tsx';
import { ListingRow } from './listing-row.tsx';

export interface CompanyPageProps {
  loaderData: RouteData<typeof loadCompany>;
}

/** The page at /companies/:slug. */
export function CompanyPage({ loaderData }: CompanyPageProps) {
  const { company, states } = loaderData;
  const filings = <EmployerFilings filings={company.filings} about="company" />;
  const isSample = company.open > 0 && company.sources.every(({ sample }) => sample);
  return (
    <div className="page flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumbs steps={[{ label: 'Jobs', to: '/jobs' }, { label: company.name }]} />
      <header className="flex flex-col gap-3">
        <h1 className="text-heading">{company.name}</h1>
        {company.about !== null && <p className="max-w-prose text-soft">{company.about}</p>}
        {isSample && <p className="text-small text-soft">Sample company. The employer isn’t real.</p>}
      </header>
      {company.open === 0 ? (
        <>
          <NoOpenJobs name={company.name} />
          {filings}
        </>
      ) : (
        <div className="grid gap-x-16 gap-y-8 border-t border-line pt-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <aside
            aria-label={`About the jobs at ${company.name}`}
            className="flex flex-col gap-7 lg:col-start-2 lg:row-start-1"
          >
            <CompanySponsorship company={company} />
            {filings}
            <CompanyStates slug={company.slug} states={states} />
            <CompanySources sources={company.sources} />
          </aside>
          <CompanyJobs {...loaderData} />
        </div>
      )}
    </div>
  );
}

function CompanyJobs({ company, items, page, pages }: CompanyPageProps['loaderData']) {
  return (
    <div className="min-w-0 lg:col-start-1 lg:row-start-1">
      <PagedList
        label="Jobs"
        page={page}
        pages={pages}
        href={(to) => companyPageHref(company.slug, to)}
        heading={
          <h2 className="text-title">
            <FormattedNumber value={company.open} /> open {company.open === 1 ? 'job' : 'jobs'}
          </h2>
        }
      >
        <ol className="border-t border-line">
          {items.map((listing) => (
            <li key={listing.id} className="border-b border-line">
              <ListingRow listing={listing} level="h3" hasCompany={false} />
            </li>
          ))}
        </ol>
      </PagedList>
    </div>
  );
}

function NoOpenJobs({ name }: { name: string }) {
  return (
    <EmptyState
      title="No open jobs right now"
      motif="map"
      action={
        <ButtonLink to="/jobs" variant="primary">
          Search all jobs
        </ButtonLink>
      }
    >
      We know of no open job at {name}. They appear here once one of our sources lists some.
    </EmptyState>
  );
}
