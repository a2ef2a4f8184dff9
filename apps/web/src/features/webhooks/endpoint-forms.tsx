import { type Webhook, webhookLimits } from '@foothold/contracts/webhooks';
import { DateTime } from '../../shared/format/use-format.tsx';
import { useChange } from '../../shared/hooks/use-change.ts';
import { ConfirmButton } from '../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { SecretNotice } from './secret-notice.tsx';
import { useSecretForm, type WebhookOutcome } from './use-secret-form.ts';

interface EndpointFormProps {
  webhook: Webhook;
  actionData: WebhookOutcome | undefined;
}

/** Changes the address, description, and events of an endpoint. */
export function ChangeEndpoint({ webhook, actionData }: EndpointFormProps) {
  const { fetcher, outcome } = useChange('change', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-form flex-col gap-5">
      <input type="hidden" name="intent" value="change" />
      <EndpointFields webhook={webhook} failure={outcome?.failure} />
      <SubmitButton variant="secondary" busyLabel="Saving…" className="self-start">
        Save changes
      </SubmitButton>
    </Form>
  );
}

/** Replaces the signing secret, after a confirmation. */
export function RotateSecret({ webhook: { earlierSecretUntil }, actionData }: EndpointFormProps) {
  const { fetcher, outcome } = useSecretForm('rotate', actionData);
  return (
    <>
      {outcome?.shown && <SecretNotice key={outcome.shown.secret} created={outcome.shown} />}
      {earlierSecretUntil !== null && (
        <p className="text-small text-soft">
          The earlier secret signs too, until <DateTime value={earlierSecretUntil} time />.
        </p>
      )}
      <Form fetcher={fetcher} failure={outcome?.failure}>
        <input type="hidden" name="intent" value="rotate" />
        <ConfirmButton
          title="Replace the signing secret?"
          description={`We show you a new secret. The current one signs too, for ${webhookLimits.rotationHours} hours, so that you can change over.`}
          confirmLabel="Replace secret"
          cancelLabel="Cancel"
          confirmVariant="primary"
          busyLabel="Replacing…"
        >
          Replace secret
        </ConfirmButton>
      </Form>
    </>
  );
}
