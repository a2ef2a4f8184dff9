import { Link } from 'react-router';
import { requestPasswordReset } from '../../features/accounts/entry.server.ts';
import { ForgotPasswordForm } from '../../features/accounts/entry-forms.tsx';
import { EntryPage } from '../../features/accounts/entry-page.tsx';
import { OutboxNote } from '../../features/accounts/outbox-note.tsx';
import { cachePage } from '../../shared/api/cache-page.ts';
import { pageMeta } from '../../shared/meta/page-meta.ts';
import { requestContext } from '../../shared/request-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { Route } from './+types/forgot-password.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Forgot your password?', description: 'Get a link to set a new one.' });

export const loader = ({ context }: Route.LoaderArgs) => ({ email: context.get(requestContext).viewer?.email });

export const action = (args: Route.ActionArgs) => requestPasswordReset(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => cachePage(() => serverAction());

export default function ForgotPassword({ loaderData: { email }, actionData }: Route.ComponentProps) {
  if (actionData && 'sentTo' in actionData) return <Sent to={actionData.sentTo} />;
  return (
    <EntryPage
      title="Forgot your password?"
      lead={<p>Enter your email and we’ll send you a link to set a new one.</p>}
      foot={
        <p>
          Remembered it?{' '}
          <Link to="/portal/login" className="link">
            Sign in
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
      title="Check your email"
      lead={
        <>
          <p role="status">
            If there’s an account for <strong className="font-strong break-all text-ink">{to}</strong>, we’ve sent it a
            link. The link works once, for one hour.
          </p>
          <p>Nothing after a few minutes? Check your spam folder, and make sure the email is spelled correctly.</p>
          <OutboxNote />
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/portal/login" variant="primary">
          Back to sign in
        </ButtonLink>
        <ButtonLink to="/portal/forgot-password" reloadDocument>
          Try another email
        </ButtonLink>
      </div>
    </EntryPage>
  );
}
