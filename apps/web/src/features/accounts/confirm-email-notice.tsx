import { TriangleAlert } from 'lucide-react';
import { useFetcher } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { useFormat } from '../../shared/format/use-format.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { confirmEmail } from './entry.server.ts';

/** One line that stands above every page of the portal until the address is confirmed. */
export function ConfirmEmailNotice() {
  const { viewer, mailDelivers } = useAppData();
  const format = useFormat();
  const fetcher = useFetcher<typeof confirmEmail>();
  if (!viewer || viewer.emailConfirmed) return null;
  const sent = fetcher.data && 'sentTo' in fetcher.data;
  const failure = fetcher.data && 'failure' in fetcher.data ? fetcher.data.failure : null;
  return (
    <aside
      aria-label="Your e-mail address"
      className="-mt-2 mb-5 flex items-center justify-between gap-x-4 border-b border-line pb-2 text-note lg:-mt-4"
    >
      <div role="status" className="flex min-w-0 items-center gap-2">
        <TriangleAlert aria-hidden="true" size={16} className="shrink-0 text-caution-text" />
        {failure ? (
          <p className="text-danger-text">
            {failure.message} {failure.hint}
          </p>
        ) : (
          <p className="truncate" title={viewer.email}>
            <span className="sm:hidden">{sent ? 'A new link is out' : 'Confirm your address'}</span>
            <span className="max-sm:hidden">
              {sent ? 'A new link went to ' : 'Please confirm '}
              <strong className="font-medium">{viewer.email}</strong>
              {!sent && viewer.confirmBy && ` by ${format.date(viewer.confirmBy)}, or this account is deleted`}.
              <span className="text-soft">
                {mailDelivers ? !sent && ' The link is in our letter.' : ' The letter waits in the outbox.'}
              </span>
            </span>
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
