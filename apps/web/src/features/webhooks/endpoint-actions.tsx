import type { Webhook } from '@foothold/contracts/webhooks';
import { useChange } from '../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../shared/ui/confirm-button.tsx';
import { useFailureToast } from '../../shared/ui/failure-toast.ts';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { WebhookOutcome } from './use-secret-form.ts';

interface ActionProps {
  intent: 'test' | 'pause' | 'resume' | 'replay';
  label: string;
  busyLabel: string;
  actionData: WebhookOutcome | undefined;
}

function Action({ intent, label, busyLabel, actionData }: ActionProps) {
  const { fetcher, outcome } = useChange(intent, actionData);
  useFailureToast(outcome ?? undefined);
  return (
    <Form fetcher={fetcher}>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton variant="secondary" busyLabel={busyLabel}>
        {label}
      </SubmitButton>
    </Form>
  );
}

interface EndpointProps {
  webhook: Webhook;
  actionData: WebhookOutcome | undefined;
}

/** What can be done with an endpoint right away. */
export function EndpointActions({ webhook: { paused }, actionData }: EndpointProps) {
  return (
    <>
      <Action intent="test" label="Send test event" busyLabel="Sending…" actionData={actionData} />
      {paused ? (
        <Action intent="resume" label="Resume" busyLabel="Resuming…" actionData={actionData} />
      ) : (
        <Action intent="pause" label="Pause" busyLabel="Pausing…" actionData={actionData} />
      )}
    </>
  );
}

/** Sends what wasn't delivered. Shown only if there is something, and not while the endpoint is paused. */
export function ReplayUndelivered({ webhook: { waiting, failed, paused }, actionData }: EndpointProps) {
  if (paused || waiting + failed === 0) return null;
  return <Action intent="replay" label="Send undelivered events now" busyLabel="Sending…" actionData={actionData} />;
}

/** Deletes an endpoint, after a confirmation. */
export function DeleteEndpoint({ name, actionData }: { name: string; actionData: WebhookOutcome | undefined }) {
  const { fetcher, outcome } = useChange('delete', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="delete" />
      <ConfirmButton
        title={`Delete ${name}?`}
        description="It gets no more events, and its log is deleted. You can’t undo this."
        confirmLabel="Delete endpoint"
        cancelLabel="Cancel"
        busyLabel="Deleting…"
        className="self-start"
      >
        Delete endpoint
      </ConfirmButton>
    </Form>
  );
}
