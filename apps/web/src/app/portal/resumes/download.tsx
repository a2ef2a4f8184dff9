import { loadDownload } from '../../../features/resumes/download/download.server.ts';
import { DownloadTab } from '../../../features/resumes/download/download-tab.tsx';
import type { Route } from './+types/download.ts';
import { resumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  resumeMeta(matches, 'Download', 'A résumé as a file that our own reader has read back.');

export const loader = (args: Route.LoaderArgs) => loadDownload(args);

export default function Download({ loaderData }: Route.ComponentProps) {
  return <DownloadTab {...loaderData} />;
}
