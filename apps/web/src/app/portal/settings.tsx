import { PasswordForm } from '../../features/accounts/settings/password-form.tsx';
import { PlanPanel } from '../../features/accounts/settings/plan-panel.tsx';
import { ProfileForm } from '../../features/accounts/settings/profile-form.tsx';
import { SessionList } from '../../features/accounts/settings/session-list.tsx';
import { changeSettings, loadSettings } from '../../features/accounts/settings.server.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/settings.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Settings', description: 'Your account, sessions and plan.' });

export const loader = (args: Route.LoaderArgs) => loadSettings(args);
export const action = (args: Route.ActionArgs) => changeSettings(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepPage(() => serverAction(), { intent: '', done: null });

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer } = useAppData();
  if (!viewer) return null;
  return (
    <>
      <PageHeader
        title="Settings"
        actions={
          <Form action="/portal/logout">
            <SubmitButton variant="secondary" busyLabel="Logging out…">
              Log out
            </SubmitButton>
          </Form>
        }
      />
      <ProfileForm viewer={viewer} actionData={actionData} />
      <PasswordForm viewer={viewer} passwordLength={loaderData.passwordLength} actionData={actionData} />
      <SessionList sessions={loaderData.sessions} now={loaderData.now} actionData={actionData} />
      <PlanPanel viewer={viewer} trialDaysLeft={loaderData.trialDaysLeft} />
    </>
  );
}
