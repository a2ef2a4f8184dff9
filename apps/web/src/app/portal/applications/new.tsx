import { addApplication, loadAdd } from '../../../pages/portal/applications/add.server.ts';
import { AddPage } from '../../../pages/portal/applications/add-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/new.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Add an application', description: 'Add a job from any site.' });

export const loader = (args: Route.LoaderArgs) => loadAdd(args);

export const action = (args: Route.ActionArgs) => addApplication(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function AddApplication({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddPage
      loaderData={loaderData}
      page={actionData && 'page' in actionData ? actionData.page : null}
      failure={actionData?.failure}
    />
  );
}
