import { NewTemplatePage } from '../../features/support/templates/template-page.tsx';
import { createTemplate } from '../../features/support/templates/templates.server.ts';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/template-new.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'New template', description: 'A text for replies to inquiries.' });

/** Makes the middleware run. */
export const loader = () => null;

export const action = (args: Route.ActionArgs) => createTemplate(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function NewTemplate({ actionData }: Route.ComponentProps) {
  return <NewTemplatePage actionData={actionData} />;
}
