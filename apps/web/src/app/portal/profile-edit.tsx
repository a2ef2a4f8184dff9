import { loadProfileForm, saveProfile } from '../../features/recruiting/profile/profile.server.ts';
import { ProfileForm } from '../../features/recruiting/profile/profile-form.tsx';
import { keepPage, unlessUnreached } from '../../shared/api/keep-page.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/profile-edit.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Change your registration', description: 'Your registration, section by section.' });

export const loader = (args: Route.LoaderArgs) => loadProfileForm(args);
export const action = (args: Route.ActionArgs) => saveProfile(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepPage(() => serverAction(), { answers: null });
export const shouldRevalidate = unlessUnreached;

export default function ProfileEdit({ loaderData: { initial }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Change your registration">
        <p>A person reads it again after you have changed it. Your recruiter sees it as it is now.</p>
      </PageHeader>
      <ProfileForm initial={actionData?.answers ?? initial} failure={actionData?.failure ?? null} />
    </>
  );
}
