import { changeBoards, loadDirectory } from '../../features/listings/sources/directory.server.ts';
import { DirectoryPage } from '../../features/listings/sources/directory-page.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { requireAdmin } from '../guards.ts';
import type { Route } from './+types/source-directory.ts';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Directory', description: 'Public job boards of employers to switch on.' });

export const loader = (args: Route.LoaderArgs) => loadDirectory(args);

export const action = (args: Route.ActionArgs) => changeBoards(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export const shouldRevalidate = shouldReload;

export default function Directory({ loaderData, actionData }: Route.ComponentProps) {
  return <DirectoryPage loaderData={loaderData} actionData={actionData} />;
}
