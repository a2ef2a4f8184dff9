import { changeShares, loadShares } from '../../../features/resumes/share/share.server.ts';
import { ShareTab } from '../../../features/resumes/share/share-tab.tsx';
import type { Route } from './+types/share.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Share', 'Share a copy of your résumé and its score by a link.');

export const loader = (args: Route.LoaderArgs) => loadShares(args);

export const action = (args: Route.ActionArgs) => changeShares(args);

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  return <ShareTab loaderData={loaderData} actionData={actionData} />;
}
