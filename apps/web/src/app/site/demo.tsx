import { getSitePage } from '@foothold/site-map';
import { DemoPage } from '../../features/support/demo-page.tsx';
import { loadDemo, requestDemo } from '../../features/support/inquiry.server.ts';
import { useBrand } from '../../shared/app-data.tsx';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/demo.ts';

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/demo');

export const loader = (args: Route.LoaderArgs) => loadDemo(args);

export const action = (args: Route.ActionArgs) => requestDemo(args);

export default function Demo({ loaderData: { availability, booking }, actionData }: Route.ComponentProps) {
  const { title, description } = getSitePage('/demo', useBrand());
  return (
    <DemoPage
      title={title}
      lead={description}
      availability={availability}
      booking={booking}
      sent={actionData && 'sent' in actionData ? actionData.sent : null}
      failure={actionData?.failure ?? null}
    />
  );
}
