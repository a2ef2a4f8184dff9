import type { Mailbox } from '@foothold/contracts/recruiting';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useBrand } from '../../../shared/app-data.tsx';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

export interface OwnForwardingProps {
  forwarding: Mailbox['forwarding'];
  actionData: ChangeOutcome | undefined;
}

/** A forwarding address that we issue. Applications are sent from it, so no password is needed. */
export function ForwardingAddress({ forwarding, actionData }: OwnForwardingProps) {
  const brand = useBrand();
  return forwarding ? (
    <>
      <p>
        <span className="font-mono text-body wrap-anywhere">{forwarding.address}</span>
        <span className="block text-soft">
          Created <DateTime value={forwarding.since} />
        </span>
      </p>
      {!forwarding.delivers && (
        <Callout tone="caution" title="This address can’t receive email yet">
          <p>
            It’s reserved for you, but no forwarding mail service is connected to this installation. Until one is, your
            recruiter can’t use it.
          </p>
        </Callout>
      )}
      <WithdrawForm address={forwarding.address} actionData={actionData} />
    </>
  ) : (
    <>
      <p className="max-w-prose">
        {brand.name} can create an address for your applications. You don’t share a password, and we don’t access your
        own mailbox.
      </p>
      <IssueForm actionData={actionData} />
    </>
  );
}

function IssueForm({ actionData }: { actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('issue-forwarding', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="issue-forwarding" />
      <SubmitButton variant="secondary" busyLabel="Creating…">
        Create address
      </SubmitButton>
    </Form>
  );
}

function WithdrawForm({ address, actionData }: { address: string; actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('withdraw-forwarding', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="withdraw-forwarding" />
      <ConfirmButton
        title="Delete this address?"
        description={`You won’t receive email sent to ${address}, and the address will never be issued again.`}
        confirmLabel="Delete address"
        cancelLabel="Keep address"
        busyLabel="Deleting…"
      >
        Delete address
      </ConfirmButton>
    </Form>
  );
}
