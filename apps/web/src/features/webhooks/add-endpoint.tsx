import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { SecretNotice } from './secret-notice.tsx';
import { useSecretForm, type WebhookOutcome } from './use-secret-form.ts';

export interface AddEndpointProps {
  /** Whether the plan allows another one. */
  isOpen: boolean;
  limit: number;
  actionData: WebhookOutcome | undefined;
}

/** The form to add an endpoint, and the secret of the one that was just added. */
export function AddEndpoint({ isOpen, limit, actionData }: AddEndpointProps) {
  const { fetcher, outcome } = useSecretForm('add', actionData);
  return (
    <>
      {outcome?.shown && <SecretNotice key={outcome.shown.id} created={outcome.shown} />}
      {isOpen ? (
        <Form
          key={outcome?.shown?.id ?? 'open'}
          fetcher={fetcher}
          failure={outcome?.failure}
          className="flex max-w-form flex-col gap-5"
        >
          <input type="hidden" name="intent" value="add" />
          <EndpointFields failure={outcome?.failure} />
          <SubmitButton variant="secondary" busyLabel="Adding…" className="self-start">
            Add endpoint
          </SubmitButton>
        </Form>
      ) : (
        <p className="text-soft">
          Your plan includes {limit === 1 ? '1 endpoint' : `${limit} endpoints`}. Delete one to add another.
        </p>
      )}
    </>
  );
}
