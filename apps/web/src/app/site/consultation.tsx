import { loadConsultation } from '../../features/support/consultation.server.ts';
import { ConsultationPage } from '../../features/support/consultation-page.tsx';
import { requestConsultation } from '../../features/support/inquiry.server.ts';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { PageHandle } from '../../site-client/hydration.ts';
import type { Route } from './+types/consultation.ts';

export const handle = { hydrate: 'at-once' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/signup');

export const loader = (args: Route.LoaderArgs) => loadConsultation(args);

export const action = (args: Route.ActionArgs) => requestConsultation(args);

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsultationPage loaderData={loaderData} actionData={actionData} />;
}
