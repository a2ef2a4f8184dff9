import { API_ERRORS_PAGE, API_REFERENCE } from '@foothold/contracts/api-pages';
import { ErrorsPage } from '../../features/site/api/errors-page.tsx';
import { getApiErrors } from '../../features/site/api/reference.server.ts';
import { ReadingHeader } from '../../pages/site/parts/reading-header.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs.tsx';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/api-errors.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

const DESCRIPTION = 'Every error code with its HTTP status and message.';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'API errors', description: DESCRIPTION, path: API_ERRORS_PAGE });

export const loader = () => getApiErrors();

export default function ApiErrors({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-6 py-10 md:py-16">
      <Breadcrumbs steps={[{ label: 'API reference', to: API_REFERENCE }, { label: 'Errors' }]} />
      <ReadingHeader title="API errors" lead={DESCRIPTION} />
      <ErrorsPage {...loaderData} />
    </div>
  );
}
