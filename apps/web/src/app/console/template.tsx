import { TEMPLATES, TemplatePage } from '../../features/support/templates/template-page.tsx';
import { changeTemplate, loadTemplate } from '../../features/support/templates/templates.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/template.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, { title: loaderData?.title ?? 'Template', description: 'A text for replies to inquiries.' });

export const loader = (args: Route.LoaderArgs) => loadTemplate(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeTemplate(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function Template({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatePage template={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={TEMPLATES} />;
}
