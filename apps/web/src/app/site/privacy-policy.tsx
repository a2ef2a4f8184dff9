import { LegalPage } from '../../features/site/articles/legal-page.tsx';
import { load } from '../../shared/api/load.ts';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/privacy-policy.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/privacy-policy');

export const loader = ({ context }: Route.LoaderArgs) =>
  load(context.get(requestContext).api.site.content({ kind: 'legal', slug: 'privacy-policy' }));

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage content={loaderData} />;
}
