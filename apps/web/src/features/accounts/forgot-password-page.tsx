import { Link } from 'react-router';
import type { RouteData } from '../../shared/api/route-data.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import type { requestPasswordReset } from './entry.server.ts';
import { ForgotPasswordForm } from './entry-forms.tsx';
import { EntryPage } from './entry-page.tsx';
import type { loadForgotPassword } from './forgot-password.server.ts';
import { OutboxNote } from './outbox-note.tsx';

export interface ForgotPasswordPageProps {
  loaderData: RouteData<typeof loadForgotPassword>;
  actionData: RouteData<typeof requestPasswordReset> | undefined;
}

/** The page at /portal/forgot-password. */
export function ForgotPasswordPage({ loaderData: { email }, actionData }: ForgotPasswordPageProps) {
  if (actionData && 'sentTo' in actionData) return <Sent to={actionData.sentTo} />;
  return (
    <EntryPage
      title="Forgot your password?"
      lead={<p>Enter your email and we’ll send you a link to set a new one.</p>}
      footer={
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
