import { CaseCallout } from '../../../features/recruiting/guarantee/case-callout.tsx';
import { loadCaseOf } from '../../../features/recruiting/guarantee/cases.server.ts';
import { loadScore } from '../../../features/resumes/resume/resume.server.ts';
import { ScoreTab } from '../../../features/resumes/score/score-tab.tsx';

import type { Route } from './+types/score.ts';
import { buildResumeMeta } from './resume-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildResumeMeta(matches, 'Score', 'Your résumé score and what’s behind it.');

export async function loader(args: Route.LoaderArgs) {
  const [score, guarantee] = await Promise.all([loadScore(args), loadCaseOf(args, args.params.id)]);
  return { score, guarantee };
}

export default function Score({ loaderData: { score, guarantee } }: Route.ComponentProps) {
  const { target } = score;
  return (
    <>
      <CaseCallout {...guarantee} listingId={target.kind === 'listing' ? target.listingId : null} />
      <ScoreTab {...score} />
    </>
  );
}
