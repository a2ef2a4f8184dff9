import { changeSelected } from '../../../features/applications/list/bulk.server.ts';
import { FAILED_BULK } from '../../../features/applications/list/bulk-outcome.ts';
import { loadList } from '../../../features/applications/list/list.server.ts';
import { ListPage } from '../../../pages/portal/applications/list-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Applications, list', description: 'Your applications as a list.' });

export const loader = (args: Route.LoaderArgs) => loadList(args);

export const action = (args: Route.ActionArgs) => changeSelected(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction(), FAILED_BULK);

export default function ApplicationsList({ loaderData, actionData }: Route.ComponentProps) {
  return <ListPage loaderData={loaderData} actionData={actionData} />;
}
