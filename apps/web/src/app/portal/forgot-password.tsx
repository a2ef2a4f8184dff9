import { Link } from 'react-router';
import { requestPasswordReset } from '../../features/accounts/entry.server.ts';
import { ForgotPasswordForm } from '../../features/accounts/entry-forms.tsx';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { OutboxNote } from '../../features/accounts/outbox-note.tsx';
import { keepPage } from '../../shared/api/keep-page.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { requestContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Forgot your password?', description: 'Get a link to set a new one.' });

export const loader = ({ context }: Route.LoaderArgs) => ({ email: context.get(requestContext).viewer?.email });

export const action = (args: Route.ActionArgs) => requestPasswordReset(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(() => serverAction());

export default function ForgotPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) return <Sent to={actionData.sentTo} />;
  return (
    <EntryPage
      title="Forgot your password?"
      lead={<p>Tell us your e-mail address, and we send you a link to set a new one.</p>}
      foot={
        <p>
          It came back to you?{' '}
          <Link to="/portal/login" className="link">
            Log in
          </Link>
        </p>
      }
    >
      <ForgotPasswordForm failure={actionData?.failure} email={email} />
    </EntryPage>
  );
}

function Sent({ to }: { to: string }) {
  return (
    <EntryPage
      title="Look at your mail"
      lead={
        <>
          <p role="status">
            If there is an account with <strong className="font-strong break-all text-ink">{to}</strong>, a message with
            a link is on its way. The link works once and for one hour.
          </p>
          <p>Nothing there after a few minutes? Look into the spam folder, or check the address.</p>
          <OutboxNote />
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/portal/login" variant="primary">
          Back to log in
        </ButtonLink>
        <ButtonLink to="/portal/forgot-password" reloadDocument>
          Try another address
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
