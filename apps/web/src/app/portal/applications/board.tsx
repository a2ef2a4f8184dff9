import { moveFromBoard } from '../../../features/applications/board/board.server.ts';
import { loadBoard } from '../../../features/applications/cards/cards.server.ts';
import { BoardPage } from '../../../pages/portal/applications/board-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/board.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Applications', description: 'Your applications by state.' });

export const loader = (args: Route.LoaderArgs) => loadBoard(args);

export const action = (args: Route.ActionArgs) => moveFromBoard(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function ApplicationsBoard({ loaderData, actionData }: Route.ComponentProps) {
  return <BoardPage loaderData={loaderData} failure={actionData?.failure} />;
}
