import { useFetcher } from 'react-router';
import { useAppData } from '../../shared/app-data.tsx';
import { Callout } from '../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { confirmEmail } from './entry.server.ts';
import { OutboxNote } from './outbox-note.tsx';

/** Stands above every page of the portal until the address is confirmed. */
export function ConfirmEmailNotice() {
  const { viewer } = useAppData();
  const fetcher = useFetcher<typeof confirmEmail>();
  if (!viewer || viewer.emailConfirmed) return null;
  const sent = fetcher.data && 'sentTo' in fetcher.data;
  const failure = fetcher.data && 'failure' in fetcher.data ? fetcher.data.failure : null;
  return (
    <aside aria-label="Your e-mail address" className="pb-6">
      <Callout tone="caution" title="Confirm your e-mail address">
        <div className="flex flex-col items-start gap-3">
          <div role="status" className="flex max-w-prose min-w-0 flex-col gap-1">
            <p>
              {sent ? 'A new link is on its way to ' : 'We sent a link to '}
              <strong className="font-strong break-all">{viewer.email}</strong>
              {sent ? '; earlier ones no longer work.' : '. Open it, so that we can reach you and let you back in.'}
            </p>
            <OutboxNote />
            {failure && (
              <p className="text-danger-text">
                {failure.message} {failure.hint}
              </p>
            )}
          </div>
          <Form action="/portal/confirm-email" fetcher={fetcher}>
            <input type="hidden" name="intent" value="resend" />
            <SubmitButton variant="secondary" size="small" busyLabel="Sending…">
              Send it again
            </SubmitButton>
          </Form>
        </div>
      </Callout>
    </aside>
  );
}
