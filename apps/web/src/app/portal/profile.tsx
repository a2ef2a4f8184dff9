import { loadProfile, submitProfile } from '../../features/recruiting/profile/profile.server.ts';
import { ProfilePage } from '../../features/recruiting/profile/profile-page.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import type { Route } from './+types/profile.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Profile', description: 'Your registration and recruiter.' });

export const loader = (args: Route.LoaderArgs) => loadProfile(args);

export const action = (args: Route.ActionArgs) => submitProfile(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { done: null });

export const shouldRevalidate = shouldReload;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfilePage loaderData={loaderData} actionData={actionData} />;
}
