import { changeVersion, loadVersions } from '../../../features/resumes/versions/versions.server.ts';
import { VersionsTab } from '../../../features/resumes/versions/versions-tab.tsx';
import { cachePage, shouldReload } from '../../../shared/api/cache-page.ts';
import type { Route } from './+types/versions.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Versions', 'Compare and restore versions of your résumé.');

export const loader = (args: Route.LoaderArgs) => loadVersions(args);

export const action = (args: Route.ActionArgs) => changeVersion(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

/** Also reloads after a refusal, so that the list shows what someone else changed first. */
export const shouldRevalidate = shouldReload;

export default function Versions({ loaderData, actionData }: Route.ComponentProps) {
  return <VersionsTab {...loaderData} failure={actionData?.failure} />;
}
