import { listFaqEntries } from '../../pages/site/home/faq-entries.ts';
import { loadHome, submitHome } from '../../pages/site/home.server.ts';
import { HomePage } from '../../pages/site/home-page.tsx';
import type { AppData } from '../../shared/app-data.tsx';
import { buildSitePageMeta, findAppData } from '../../shared/meta/page-meta.ts';
import {
  describeFaqPage,
  describeOrganization,
  describeService,
  describeWebsite,
} from '../../shared/meta/structured-data.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/home.ts';

export { staticHeaders as headers } from '../static-page.ts';

export const handle = { hydrate: 'in-view' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  buildSitePageMeta(matches, '/', { structuredData: siteStructuredData(findAppData(matches)) });

/** Structured data for the organization, the site search, the offers, and the FAQ. */
function siteStructuredData(app: AppData | null): Record<string, unknown>[] {
  if (!app) return [];
  return [
    describeOrganization(app),
    describeWebsite(app),
    describeService(app),
    describeFaqPage(listFaqEntries(app.brand)),
  ];
}

export const loader = (args: Route.LoaderArgs) => loadHome(args);

/** Receives the quiz without JavaScript. Nothing is stored. */
export const action = (args: Route.ActionArgs) => submitHome(args);

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return <HomePage loaderData={loaderData} actionData={actionData} />;
}
