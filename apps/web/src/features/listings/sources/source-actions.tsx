import type { SourceDetail } from '@foothold/contracts/listings/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';

interface SourceActionsProps {
  source: SourceDetail;
  actionData: ChangeOutcome | undefined;
}

/** What an admin can do with a source in its state. */
export function SourceActions({ source: { state, terms, missingKeys }, actionData }: SourceActionsProps) {
  const areTermsOpen = terms.readAt === null || !terms.mayStoreDescription;
  return (
    <div className="flex flex-col items-start gap-3">
      {state === 'off' && areTermsOpen && (
        <p>Read the terms before you switch it on. Only a summary and a link are stored if they don’t allow more.</p>
      )}
      {missingKeys.length > 0 && (
        <p>
          {state === 'on'
            ? 'It isn’t synced because it needs a key.'
            : 'It can’t be switched on because it needs a key.'}{' '}
          Set <span className="wrap-anywhere">{missingKeys.join(' and ')}</span>, and restart the server.
        </p>
      )}
      {state === 'on' && missingKeys.length === 0 && (
        <Action intent="sync" label="Sync now" busyLabel="Requesting…" actionData={actionData} />
      )}
      {state !== 'on' && missingKeys.length === 0 && (
        <Action
          intent="on"
          label={state === 'paused' ? 'Resume' : 'Switch on'}
          busyLabel="Switching on…"
          actionData={actionData}
        />
      )}
      {state === 'on' && <Action intent="paused" label="Pause" busyLabel="Pausing…" actionData={actionData} />}
      {state !== 'off' && <SwitchOff actionData={actionData} />}
    </div>
  );
}

interface ActionProps {
  intent: string;
  label: string;
  busyLabel: string;
  actionData: ChangeOutcome | undefined;
}

function Action({ intent, label, busyLabel, actionData }: ActionProps) {
  const { fetcher, outcome } = useChange(intent, actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton size="small" variant="secondary" busyLabel={busyLabel}>
        {label}
      </SubmitButton>
    </Form>
  );
}

function SwitchOff({ actionData }: Pick<SourceActionsProps, 'actionData'>) {
  const { fetcher, outcome } = useChange('off', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="off" />
      <ConfirmButton
        title="Switch this source off?"
        description="Its jobs leave the search now. Members who saved them keep them. They come back if you switch it on again."
        confirmLabel="Switch off"
        cancelLabel="Cancel"
        size="small"
        busyLabel="Switching off…"
      >
        Switch off
      </ConfirmButton>
    </Form>
  );
}
