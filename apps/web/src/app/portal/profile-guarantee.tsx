import { changeReview, loadOwnCases } from '../../features/recruiting/guarantee/cases.server.ts';
import { OwnCasesPage } from '../../features/recruiting/guarantee/own-cases-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile-guarantee.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: '80+ guarantee', description: 'Your cases under the 80+ guarantee.' });

export const loader = (args: Route.LoaderArgs) => loadOwnCases(args);

export const action = (args: Route.ActionArgs) => changeReview(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function ProfileGuarantee({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnCasesPage loaderData={loaderData} actionData={actionData} />;
}
