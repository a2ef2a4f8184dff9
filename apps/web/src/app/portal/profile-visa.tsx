import { changeVisa, loadVisa } from '../../features/recruiting/visa/visa.server.ts';
import { VisaPage } from '../../features/recruiting/visa/visa-page.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { FAILED_OUTCOME } from '../../shared/api/change-outcome.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile-visa.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Visa clock',
    description: 'The dates and limits that follow from your visa status.',
  });

export const loader = (args: Route.LoaderArgs) => loadVisa(args);

export const action = (args: Route.ActionArgs) => changeVisa(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), FAILED_OUTCOME);

export default function ProfileVisa({ loaderData, actionData }: Route.ComponentProps) {
  return <VisaPage loaderData={loaderData} actionData={actionData} />;
}
