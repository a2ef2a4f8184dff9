import { loadDifference } from '../../../features/resumes/difference/difference.server.ts';
import { DifferencePage } from '../../../features/resumes/difference/difference-page.tsx';
import type { Route } from './+types/difference.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'What differs', 'Compare a copy of your résumé with the original.');

export const loader = (args: Route.LoaderArgs) => loadDifference(args);

export default function Difference({ loaderData }: Route.ComponentProps) {
  return <DifferencePage {...loaderData} />;
}
