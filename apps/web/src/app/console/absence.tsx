import { AbsencePage, RECRUITERS } from '../../features/recruiting/staffing/absence-page.tsx';
import { changeAbsence, loadAbsence } from '../../features/recruiting/staffing/staffing.server.ts';
import { DetailError } from '../../pages/console/detail-error.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/absence.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? `${loaderData.absence.recruiter.name} is away` : 'Absence',
    description: 'Who covers during an absence.',
  });

export const loader = (args: Route.LoaderArgs) => loadAbsence(args, args.params.id);

export const action = (args: Route.ActionArgs) => changeAbsence(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function Absence({ loaderData, actionData }: Route.ComponentProps) {
  return <AbsencePage loaderData={loaderData} actionData={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DetailError error={error} list={RECRUITERS} />;
}
