import { Outlet } from 'react-router';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { LinkTabs } from '../../shared/ui/tabs.tsx';

const TABS = [
  { to: '/portal/settings', label: 'Profile', end: true },
  { to: '/portal/settings/sign-in', label: 'Email and password' },
  { to: '/portal/settings/security', label: 'Security' },
  { to: '/portal/settings/keys', label: 'API keys' },
  { to: '/portal/settings/webhooks', label: 'Webhooks' },
  { to: '/portal/settings/extension', label: 'Extension' },
  { to: '/portal/settings/notifications', label: 'Notifications' },
  { to: '/portal/settings/privacy', label: 'Privacy' },
];

export default function Settings() {
  return (
    <>
      <PageHeader
        title="Settings"
        actions={
          <Form action="/portal/logout">
            <SubmitButton variant="secondary" busyLabel="Signing out…">
              Sign out
            </SubmitButton>
          </Form>
        }
      />
      <LinkTabs label="Settings" tabs={TABS} />
      <Outlet />
    </>
  );
}
