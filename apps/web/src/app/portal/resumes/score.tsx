import { loadScore } from '../../../features/resumes/resume/resume.server.ts';
import { ScoreTab } from '../../../features/resumes/score/score-tab.tsx';

import type { Route } from './+types/score.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Score', 'Your résumé score and what’s behind it.');

export const loader = (args: Route.LoaderArgs) => loadScore(args);

export default function Score({ loaderData }: Route.ComponentProps) {
  return <ScoreTab {...loaderData} />;
}
