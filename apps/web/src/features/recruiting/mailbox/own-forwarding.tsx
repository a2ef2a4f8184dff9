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

/** An address that we issue: applications go out with it, and there is no password at all. */
export function OwnForwarding({ forwarding, actionData }: OwnForwardingProps) {
  const brand = useBrand();
  return forwarding ? (
    <>
      <p>
        <span className="font-mono text-body wrap-anywhere">{forwarding.address}</span>
        <span className="block text-soft">
          Yours since <DateTime value={forwarding.since} />
        </span>
      </p>
      {!forwarding.delivers && (
        <Callout tone="caution" title="Mail to this address is not delivered yet">
          <p>
            It is reserved for you, but no mail service that forwards is connected to this installation. Until one is,
            your recruiter cannot use it.
          </p>
        </Callout>
      )}
      <WithdrawForm address={forwarding.address} actionData={actionData} />
    </>
  ) : (
    <>
      <p className="max-w-prose">
        {brand.name} can issue an address of its own for your applications. It needs no password, and your own mailbox
        stays closed to us.
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
      <SubmitButton variant="secondary" busyLabel="Issuing…">
        Issue an address
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
        title="Give the address up?"
        description={`${address} is never issued again, to nobody. Whoever writes to it afterwards does not reach you.`}
        confirmLabel="Give it up"
        cancelLabel="Keep it"
        busyLabel="Giving it up…"
      >
        Give it up
      </ConfirmButton>
    </Form>
  );
}
