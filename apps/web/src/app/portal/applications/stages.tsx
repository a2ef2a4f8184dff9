import { changeStages, loadStages } from '../../../features/applications/stages/stages.server.ts';
import { StagesPage } from '../../../pages/portal/applications/stages-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/stages.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Your stages', description: 'Your own stages of applications.' });

export const loader = (args: Route.LoaderArgs) => loadStages(args);

export const action = (args: Route.ActionArgs) => changeStages(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function ApplicationStages({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StagesPage loaderData={loaderData} actionData={actionData && 'intent' in actionData ? actionData : undefined} />
  );
}
