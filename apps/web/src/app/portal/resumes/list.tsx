import { changeResumes, loadResumes } from '../../../features/resumes/list/list.server.ts';
import { ResumeListPage } from '../../../features/resumes/list/resume-list-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/list.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Résumés', description: 'Your résumés and their scores.' });

export const loader = (args: Route.LoaderArgs) => loadResumes(args);

export const action = (args: Route.ActionArgs) => changeResumes(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Resumes({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData('resume');
  const failure = actionData && 'failure' in actionData ? actionData.failure : null;
  return <ResumeListPage {...loaderData} failure={failure} />;
}
