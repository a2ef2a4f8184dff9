import { loadTemplates } from '../../features/support/templates/templates.server.ts';
import { TemplatesPage } from '../../features/support/templates/templates-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/templates.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Answer templates', description: 'Texts for replies to inquiries.' });

export const loader = (args: Route.LoaderArgs) => loadTemplates(args);

export default function Templates({ loaderData }: Route.ComponentProps) {
  return <TemplatesPage templates={loaderData} />;
}
