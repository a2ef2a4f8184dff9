import { limits } from '@foothold/contracts/accounts';
import { resetPassword } from '../../features/accounts/entry.server.ts';
import { ResetPasswordForm } from '../../features/accounts/entry-forms.tsx';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { tokenFromLink } from '../../features/accounts/link-token.server.ts';
import { keepPage } from '../../shared/api/keep-page.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/reset-password.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Set a new password', description: 'With the link from your mail.' });

export const loader = async (args: Route.LoaderArgs) => ({
  hasLink: (await tokenFromLink('reset-password', args)) !== null,
  passwordLength: limits.password,
});

export const action = (args: Route.ActionArgs) => resetPassword(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(() => serverAction());

export default function ResetPassword({ loaderData: { hasLink, passwordLength }, actionData }: Route.ComponentProps) {
  if (actionData && 'expired' in actionData)
    return (
      <NewLink title="This link has expired">
        A link works once and for one hour, and only the newest one you asked for.
      </NewLink>
    );
  if (!hasLink && !actionData)
    return (
      <NewLink title="Open the link from your mail">
        Setting a new password takes the link that we send you. If you have none, or it is old, ask for one.
      </NewLink>
    );
  return (
    <EntryPage
      title="Set a new password"
      lead={<p>Every place where you are logged in is logged out, and you log in again with the new one.</p>}
    >
      <ResetPasswordForm failure={actionData?.failure} passwordLength={passwordLength} />
    </EntryPage>
  );
}

function NewLink({ title, children }: { title: string; children: string }) {
  return (
    <EntryPage title={title} lead={<p>{children}</p>}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/portal/forgot-password" variant="primary">
          Send a new link
        </ButtonLink>
        <ButtonLink to="/portal/login">Log in</ButtonLink>
      </div>
    </EntryPage>
  );
}
