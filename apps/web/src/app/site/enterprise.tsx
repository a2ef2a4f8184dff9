import { requestEnterprise } from '../../features/support/inquiry.server.ts';
import { EnterprisePage } from '../../pages/site/enterprise-page.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/enterprise.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/enterprise');

export const action = (args: Route.ActionArgs) => requestEnterprise(args);

export default function Enterprise({ actionData }: Route.ComponentProps) {
  return <EnterprisePage actionData={actionData} />;
}
