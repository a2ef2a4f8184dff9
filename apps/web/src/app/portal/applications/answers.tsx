import { changeAnswers } from '../../../features/applications/answers/answers.server.ts';
import { AnswersPage } from '../../../features/applications/answers/answers-page.tsx';
import { loadAnswerBook } from '../../../pages/portal/answers/answers.server.ts';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Answer book',
    description: 'Your own answers to the questions of application forms.',
  });

export const loader = (args: Route.LoaderArgs) => loadAnswerBook(args);

export const action = (args: Route.ActionArgs) => changeAnswers(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  return <AnswersPage loaderData={loaderData} actionData={actionData} />;
}
