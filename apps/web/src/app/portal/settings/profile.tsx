import { PlanPanel } from '../../../features/accounts/settings/plan-panel.tsx';
import { changeProfile, loadProfile } from '../../../features/accounts/settings/profile.server.ts';
import { ProfileForm } from '../../../features/accounts/settings/profile-form.tsx';
import { cachePage } from '../../../shared/api/cache-page.ts';
import { useAppData } from '../../../shared/app-data.tsx';
import { buildPageMeta } from '../../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Settings', description: 'Your name, region, and plan.' });

export const loader = (args: Route.LoaderArgs) => loadProfile(args);
export const action = (args: Route.ActionArgs) => changeProfile(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { intent: '', done: null });

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer } = useAppData();
  if (!viewer) return null;
  return (
    <>
      <ProfileForm viewer={viewer} actionData={actionData} />
      <PlanPanel viewer={viewer} trialDaysLeft={loaderData.trialDaysLeft} />
    </>
  );
}
