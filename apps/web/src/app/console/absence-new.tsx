import { NewAbsencePage } from '../../features/recruiting/staffing/new-absence-page.tsx';
import { loadNewAbsence, planAbsence } from '../../features/recruiting/staffing/staffing.server.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/absence-new.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Plan absence', description: 'Plan who covers for a recruiter.' });

export const loader = (args: Route.LoaderArgs) => loadNewAbsence(args);

export const action = (args: Route.ActionArgs) => planAbsence(args);

export default function AbsenceNew({ loaderData, actionData }: Route.ComponentProps) {
  return <NewAbsencePage loaderData={loaderData} actionData={actionData} />;
}
