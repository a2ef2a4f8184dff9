import { fileRules, findWantedListing } from '../../features/resumes/upload/upload.server.ts';
import { ScorePage } from '../../features/resumes/visitor/score-page.tsx';
import { loadSample, scoreVisitorFile } from '../../features/resumes/visitor/visitor.server.ts';
import { buildSitePageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/score.ts';

export const meta: Route.MetaFunction = ({ matches }) => buildSitePageMeta(matches, '/score');

export const loader = async (args: Route.LoaderArgs) => {
  const [listing, sample] = await Promise.all([findWantedListing(args), loadSample(args)]);
  return { file: fileRules, listing, sample };
};

export const action = (args: Route.ActionArgs) => scoreVisitorFile(args);

export default function Score({ loaderData, actionData }: Route.ComponentProps) {
  return <ScorePage {...loaderData} posted={actionData} />;
}
