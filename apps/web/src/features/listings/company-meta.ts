import type { RouteData } from '../../shared/api/route-data.ts';
import type { PageMeta } from '../../shared/meta/page-meta.ts';
import type { loadCompany } from './company.server.ts';
import { companyPageHref } from './company-href.ts';

/** The metadata of a company's page; of a missing one without data. Companies without open jobs, and made-up ones, aren't indexed. */
export function describeCompanyPage(data: RouteData<typeof loadCompany> | undefined): PageMeta {
  if (!data) return { title: 'Company not found', description: 'We couldn’t find this company.' };
  const { company, page } = data;
  const isReal = company.sources.some(({ sample }) => !sample);
  return {
    title: page === 1 ? `Jobs at ${company.name}` : `Jobs at ${company.name}, page ${page}`,
    description: `Open jobs at ${company.name}, and what they say about visa sponsorship.`,
    ...(isReal && { path: companyPageHref(company.slug, page) }),
  };
}
