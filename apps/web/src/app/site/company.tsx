import { loadCompany } from '../../features/listings/company.server.ts';
import { describeCompanyPage } from '../../features/listings/company-meta.ts';
import { CompanyPage } from '../../features/listings/company-page.tsx';
import { CompanyFailed } from '../../pages/site/company-failed.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/company.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, describeCompanyPage(loaderData));

export const loader = (args: Route.LoaderArgs) => loadCompany(args, args.params.slug);

export default function Company({ loaderData }: Route.ComponentProps) {
  return <CompanyPage loaderData={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CompanyFailed error={error} />;
}
