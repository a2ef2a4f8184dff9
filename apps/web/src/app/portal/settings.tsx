import { Outlet } from 'react-router';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { LinkTabs } from '../../shared/ui/tabs.tsx';

const TABS = [
  { to: '/portal/settings', label: 'Profile', end: true },
  { to: '/portal/settings/sign-in', label: 'E-mail and password' },
  { to: '/portal/settings/security', label: 'Security' },
  { to: '/portal/settings/privacy', label: 'Privacy' },
];

export default function Settings() {
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
      <LinkTabs label="Settings" tabs={TABS} />
      <Outlet />
    </>
  );
}
