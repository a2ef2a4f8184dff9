import { changeAgreement, loadAgreement } from '../../features/recruiting/agreement/agreement.server.ts';
import { AgreementPage } from '../../features/recruiting/agreement/agreement-page.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile-recruiter.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Recruiter',
    description: 'What your recruiter may do for you, and your rules for the jobs they apply to.',
  });

export const loader = (args: Route.LoaderArgs) => loadAgreement(args);

export const action = (args: Route.ActionArgs) => changeAgreement(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

/** Also reloads after a refusal: the recruiter may have withdrawn a question in the meantime. */
export const shouldRevalidate = shouldReload;

export default function ProfileRecruiter({ loaderData, actionData }: Route.ComponentProps) {
  return <AgreementPage loaderData={loaderData} actionData={actionData} />;
}
