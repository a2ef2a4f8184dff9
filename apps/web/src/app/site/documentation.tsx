import { loadDocumentation } from '../../pages/site/documentation.server.ts';
import { DocumentationPage } from '../../pages/site/documentation-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/documentation.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/documentation');

export const loader = (args: Route.LoaderArgs) => loadDocumentation(args);

export default function Documentation({ loaderData }: Route.ComponentProps) {
  return <DocumentationPage loaderData={loaderData} />;
}
