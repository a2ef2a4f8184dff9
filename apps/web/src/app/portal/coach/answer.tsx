import { deleteAnswer, loadAnswer } from '../../../features/coaching/coach.server.ts';
import { TOOL_NAMES } from '../../../features/coaching/history/tool-names.ts';
import { AnswerPage } from '../../../pages/portal/coach/answer-page.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/answer.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  buildPageMeta(matches, {
    title: loaderData ? loaderData.title || TOOL_NAMES[loaderData.tool] : 'Answer',
    description: 'A saved answer from your coach.',
  });

export const loader = (args: Route.LoaderArgs) => loadAnswer(args, args.params.id);

export const action = (args: Route.ActionArgs) => deleteAnswer(args, args.params.id);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function Answer({ loaderData }: Route.ComponentProps) {
  return <AnswerPage loaderData={loaderData} />;
}
