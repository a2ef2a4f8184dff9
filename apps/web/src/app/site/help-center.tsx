import { askSupport } from '../../features/support/inquiry.server.ts';
import { loadHelpCenter } from '../../pages/site/help-center.server.ts';
import { HelpCenterPage } from '../../pages/site/help-center-page.tsx';
import { buildPageMeta, buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import { staticHeaders } from '../static-page.ts';
import type { Route } from './+types/help-center.ts';

export const handle = { hydrate: 'on-demand' } satisfies PageHandle;

export const headers = staticHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.search.q
    ? buildPageMeta(matches, { title: `“${loaderData.search.q}”, help center`, description: 'Help center articles.' })
    : buildSitePageMeta(matches, '/help-center');

export const loader = (args: Route.LoaderArgs) => loadHelpCenter(args);

/** Receives the support chat's form without JavaScript. */
export const action = (args: Route.ActionArgs) => askSupport(args);

export default function HelpCenter({ loaderData, actionData }: Route.ComponentProps) {
  return <HelpCenterPage loaderData={loaderData} actionData={actionData} />;
}
