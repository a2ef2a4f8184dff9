import { loadProfileForm, saveProfile } from '../../features/recruiting/profile/profile.server.ts';
import { ProfileForm } from '../../features/recruiting/profile/profile-form.tsx';
import { cachePage, shouldReload } from '../../shared/api/cache-page.ts';
import { buildPageMeta } from '../../shared/meta/page-meta.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import type { Route } from './+types/profile-edit.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, { title: 'Edit registration', description: 'Update your registration details.' });

export const loader = (args: Route.LoaderArgs) => loadProfileForm(args);
export const action = (args: Route.ActionArgs) => saveProfile(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  cachePage(() => serverAction(), { answers: null });
export const shouldRevalidate = shouldReload;

export default function ProfileEdit({ loaderData: { initial }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Edit registration">
        <p>We’ll review your changes. Your recruiter sees them right away.</p>
      </PageHeader>
      <ProfileForm initial={actionData?.answers ?? initial} failure={actionData?.failure ?? null} />
    </>
  );
}
