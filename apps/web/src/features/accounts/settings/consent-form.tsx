import type { REVOCABLE_CONSENTS } from '@foothold/contracts/accounts';
import { useFetcher } from 'react-router';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { SettingsOutcome } from './changes.server.ts';

export interface ConsentFormProps {
  kind: (typeof REVOCABLE_CONSENTS)[number];
  isGiven: boolean;
  /** The button labels. */
  giveLabel: string;
  withdrawLabel: string;
  /** The confirmation question before withdrawing, if that ends something for good. */
  warning?: { title: string; description: string };
}

/** Gives or withdraws a consent with one click. */
export function ConsentForm({ kind, isGiven, giveLabel, withdrawLabel, warning }: ConsentFormProps) {
  const fetcher = useFetcher<SettingsOutcome>();
  return (
    <Form fetcher={fetcher} failure={fetcher.data?.failure}>
      <input type="hidden" name="intent" value="consent" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="given" value={isGiven ? 'no' : 'yes'} />
      {isGiven && warning ? (
        <ConfirmButton {...warning} size="small" confirmLabel={withdrawLabel} cancelLabel="Cancel" busyLabel="Saving…">
          {withdrawLabel}
        </ConfirmButton>
      ) : (
        <SubmitButton size="small" variant="secondary" busyLabel="Saving…">
          {isGiven ? withdrawLabel : giveLabel}
        </SubmitButton>
      )}
    </Form>
  );
}
