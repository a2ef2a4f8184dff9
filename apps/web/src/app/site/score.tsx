import { fileRules, wantedListing } from '../../features/resumes/upload/upload.server.ts';
import { ScorePage } from '../../features/resumes/visitor/score-page.tsx';
import { scoreOnce } from '../../features/resumes/visitor/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/score.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Score a résumé',
    description:
      'Drop one file, without an account: the whole score with its reasons, what hiring software reads in it, and what would raise it. Nothing is kept.',
    path: '/score',
  });

export const loader = async (args: Route.LoaderArgs) => ({ file: fileRules, listing: await wantedListing(args) });

export const action = (args: Route.ActionArgs) => scoreOnce(args);

export default function Score({ loaderData: { file, listing }, actionData }: Route.ComponentProps) {
  return <ScorePage file={file} listing={listing} posted={actionData} />;
}
