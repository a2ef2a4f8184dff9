import { Mail } from 'lucide-react';
import { useFetcher } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { useFormat } from '../../shared/format/use-format.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { ConfirmOutcome } from './confirm/confirm-email.server.ts';
import { formatWait } from './confirm/confirmation.ts';

/** Shown on every portal page until the email address is confirmed. */
export function ConfirmEmailNotice() {
  const { viewer, mailDelivers } = useAppData();
  const format = useFormat();
  const fetcher = useFetcher<Partial<ConfirmOutcome>>();
  if (!viewer || viewer.emailConfirmed) return null;
  const resent = fetcher.data?.resent;
  const sent = resent?.state === 'sent';
  return (
    <aside
      aria-label="Confirm your email"
      className="-mt-2 mb-5 flex items-center justify-between gap-x-4 border-b border-line pb-2 text-note lg:-mt-4 print:hidden"
    >
      <div role="status" className="flex min-w-0 items-center gap-2">
        <Mail aria-hidden="true" size={16} className="shrink-0 text-soft" />
        {resent && !sent ? (
          <p className="text-danger-text">
            {resent.state === 'wait'
              ? `We’ve already sent several emails. Try again in ${formatWait(resent.seconds)}.`
              : 'We couldn’t send the email. Please try again.'}
          </p>
        ) : (
          <p className="truncate" title={viewer.email}>
            <span className="sm:hidden">{sent ? 'New link sent' : 'Confirm your email'}</span>
            <span className="max-sm:hidden">
              {sent
                ? 'New link sent.'
                : viewer.confirmBy
                  ? `Confirm your email by ${format.date(viewer.confirmBy)} to keep your account.`
                  : 'Confirm your email.'}{' '}
              <span className="text-soft">
                {mailDelivers ? 'We sent a link to ' : 'The server’s outbox folder has the email to '}
                <strong className="font-medium">{viewer.email}</strong>.
              </span>
            </span>
          </p>
        )}
      </div>
      <Form action="/confirm-email" fetcher={fetcher} className="shrink-0">
        <input type="hidden" name="intent" value="resend" />
        <SubmitButton variant="quiet" size="small" busyLabel="Sending…" className="-mr-3">
          Resend email
        </SubmitButton>
      </Form>
    </aside>
  );
}
