import { improve, loadImprove } from '../../../features/resumes/improve/improve.server.ts';
import { ImproveTab } from '../../../features/resumes/improve/improve-tab.tsx';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import type { Route } from './+types/improve.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Improve', 'Suggestions to improve your résumé score.');

export const loader = (args: Route.LoaderArgs) => loadImprove(args);

export const action = (args: Route.ActionArgs) => improve(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

/** Also reloads after a refusal, because proposals can only be accepted from the current list. */
export const shouldRevalidate = shouldReload;

export default function Improve({ loaderData }: Route.ComponentProps) {
  return <ImproveTab key={loaderData.id} {...loaderData} />;
}
