import { TriangleAlert } from 'lucide-react';
import { useFetcher } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { confirmEmail } from './entry.server.ts';

/** One line that stands above every page of the portal until the address is confirmed. */
export function ConfirmEmailNotice() {
  const { viewer, mailDelivers } = useAppData();
  const fetcher = useFetcher<typeof confirmEmail>();
  if (!viewer || viewer.emailConfirmed) return null;
  const sent = fetcher.data && 'sentTo' in fetcher.data;
  const failure = fetcher.data && 'failure' in fetcher.data ? fetcher.data.failure : null;
  return (
    <aside
      aria-label="Your e-mail address"
      className="-mt-2 mb-5 flex items-center justify-between gap-x-4 border-b border-line pb-2 text-note lg:-mt-4"
    >
      <div role="status" className="flex min-w-0 items-start gap-2">
        <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-caution-text" />
        {failure ? (
          <p className="text-danger-text">
            {failure.message} {failure.hint}
          </p>
        ) : (
          <p className="min-w-0 [overflow-wrap:anywhere]">
            {sent ? 'A new link is on its way to ' : 'Please confirm your address with the link we sent to '}
            <strong className="font-medium">{viewer.email}</strong>.{' '}
            {!mailDelivers && <span className="text-soft">It waits in this installation’s outbox.</span>}
          </p>
        )}
      </div>
      <Form action="/portal/confirm-email" fetcher={fetcher} className="shrink-0">
        <input type="hidden" name="intent" value="resend" />
        <SubmitButton variant="quiet" size="small" busyLabel="Sending…" className="-mr-3">
          Send it again
        </SubmitButton>
      </Form>
    </aside>
  );
}
