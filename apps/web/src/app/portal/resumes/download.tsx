import { loadDownload } from '../../../features/resumes/download/download.server.ts';
import { DownloadTab } from '../../../features/resumes/download/download-tab.tsx';
import type { Route } from './+types/download.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Download', 'Download your résumé as a PDF, Word or JSON file.');

export const loader = (args: Route.LoaderArgs) => loadDownload(args);

export default function Download({ loaderData }: Route.ComponentProps) {
  return <DownloadTab {...loaderData} />;
}
