import { useOutletContext } from 'react-router';
import { readAgain } from '../../../features/resumes/reading/reading.server.ts';
import { ReadingTab } from '../../../features/resumes/reading/reading-tab.tsx';
import type { Head } from '../../../features/resumes/resume/head.ts';
import { loadReading } from '../../../features/resumes/resume/resume.server.ts';
import { cachePage } from '../../../shared/api/cache-page.ts';
import type { Route } from './+types/reading.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Edit', 'Check and edit the fields we read from your résumé.');

export const loader = (args: Route.LoaderArgs) => loadReading(args);

export const action = (args: Route.ActionArgs) => readAgain(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Reading({ loaderData }: Route.ComponentProps) {
  const { resume } = useOutletContext<Head>();
  return <ReadingTab key={loaderData.id} {...loaderData} latestVersion={resume.currentVersion} />;
}
