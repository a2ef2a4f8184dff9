import { loadDemos } from '../../features/support/admin/admin.server.ts';
import { DemosPage } from '../../features/support/admin/demos-page.tsx';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireStaffRole } from '../guards.ts';
import type { Route } from './+types/demos.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaffRole];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Demos', description: 'Booked demos by week.' });

export const loader = (args: Route.LoaderArgs) => loadDemos(args);

export default function Demos({ loaderData }: Route.ComponentProps) {
  return <DemosPage loaderData={loaderData} />;
}
