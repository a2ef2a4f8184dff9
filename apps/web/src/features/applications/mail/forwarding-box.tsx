import type { ForwardingInbox } from '@foothold/contracts/applications/inbox';
import { useFetcher } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

/** The member’s own address, and what their mail provider asks before it forwards to it. */
export function ForwardingBox({ inbox, included }: { inbox: ForwardingInbox; included: boolean }) {
  const fetcher = useFetcher<{ failure: null }>();
  if (!inbox.offered || (inbox.address === null && !included)) return null;
  return (
    <Card>
      <h2 className="pb-2 text-lead">Forward emails</h2>
      {inbox.address === null ? (
        <>
          <p className="pb-4 text-soft">
            Get a private address, and let your mail provider forward employers’ emails to it. If we can verify who sent
            one, it moves your application by itself, and you can undo that.
          </p>
          <Form fetcher={fetcher}>
            <input type="hidden" name="intent" value="renew-address" />
            <SubmitButton variant="secondary">Create address</SubmitButton>
          </Form>
        </>
      ) : (
        <div className="flex flex-col gap-4">
          <p>
            <span className="block text-small text-soft">Your private address</span>
            <code className="font-mono break-all select-all">{inbox.address}</code>
          </p>
          <p className="text-small text-soft">
            Set up a filter at your mail provider that forwards employers’ emails to it. Share it with no one else:
            anyone who knows it can send to it.
          </p>
          {inbox.confirmation && <Confirmation confirmation={inbox.confirmation} />}
          <div className="flex flex-wrap gap-3">
            {included && (
              <Form fetcher={fetcher}>
                <input type="hidden" name="intent" value="renew-address" />
                <ConfirmButton
                  size="small"
                  title="Replace this address?"
                  description="Emails to the old address are refused from now on. You have to change your filter."
                  confirmLabel="Replace address"
                  cancelLabel="Cancel"
                >
                  Replace
                </ConfirmButton>
              </Form>
            )}
            <Form fetcher={fetcher}>
              <input type="hidden" name="intent" value="remove-address" />
              <ConfirmButton
                size="small"
                title="Delete this address?"
                description="Emails to it are refused from now on. What you received stays."
                confirmLabel="Delete address"
                cancelLabel="Cancel"
              >
                Delete
              </ConfirmButton>
            </Form>
          </div>
        </div>
      )}
    </Card>
  );
}

function Confirmation({
  confirmation: { code, url, mailbox, at },
}: {
  confirmation: NonNullable<ForwardingInbox['confirmation']>;
}) {
  return (
    <div className="rounded-control bg-accent-wash px-4 py-3">
      <p className="font-strong">Gmail asks you to confirm forwarding</p>
      <p className="text-small">
        {mailbox && <>For {mailbox}. </>}Received <DateTime value={at} time />. Confirm only if you started it.
      </p>
      {code && (
        <p className="pt-2">
          Code: <code className="font-mono font-strong select-all">{code}</code>
        </p>
      )}
      {url && (
        <p className="pt-1">
          <a href={url} target="_blank" rel="noreferrer" className="link">
            Confirm at Gmail
          </a>
        </p>
      )}
    </div>
  );
}
