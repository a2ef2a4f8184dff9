import type { Assertion } from '@foothold/contracts/accounts/shapes';
import type { ClientDetail } from '@foothold/contracts/recruiting';
import { limits, messages, type RecordedRevealRule, ruleSentences } from '@foothold/contracts/recruiting/choices';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../shared/api/endpoint.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { NoPasskeyError, signWithPasskey } from '../../../shared/verify/passkey.ts';
import type { OpenablePacket } from './openable.ts';
import { type RevealDeps, type RevealRequest, reveal } from './reveal.ts';
import { SecretPanel } from './secret-panel.tsx';
import { useShownSecret } from './use-shown-secret.ts';

const createFailure = (message: string, fields: Record<string, string> = {}): FormFailure => ({
  message,
  fields,
  values: {},
});

function toFailure(failure: unknown): FormFailure {
  if (failure instanceof RefusedError && failure.problem)
    return createFailure(failure.problem.message, failure.problem.fields);
  if (failure instanceof NoPasskeyError) return createFailure(failure.message);
  return createFailure('We couldn’t connect. Check your connection and try again.');
}

export interface RevealFormProps {
  client: ClientDetail;
  /** Approved packets that need the mailbox. */
  packets: readonly OpenablePacket[];
}

/** Asks for a reason and the recruiter's passkey, and then shows the mailbox password for a minute. */
export function RevealForm({ client, packets }: RevealFormProps) {
  const hydrated = useHydrated();
  const secret = useShownSecret();
  const { busy, failure, ask } = useReveal(client, secret.showSecret);
  const [first] = packets;
  const missing = client.rules.filter(({ holds }) => !holds).map(({ rule }) => rule);
  if (secret.left !== null) return <SecretPanel shown={secret} />;
  if (!first || missing.some((rule) => rule !== 'passkey')) return null;
  if (missing.length > 0) return <PasskeyNeeded />;
  if (!hydrated) return <p>Revealing the password requires JavaScript, which hasn’t loaded.</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void ask({ packetId: readFormText(form, 'packetId'), reason: readFormText(form, 'reason').trim() });
  };
  return (
    <Form onSubmit={submit} busy={busy} failure={failure} className="flex w-full flex-col items-start gap-4">
      {packets.length === 1 ? (
        <>
          <input type="hidden" name="packetId" value={first.id} />
          <p>
            For the application <span className="font-medium wrap-anywhere">{first.job}</span>.
          </p>
        </>
      ) : (
        <Select
          name="packetId"
          label="Application"
          className="w-full"
          options={packets.map(({ id, job }) => ({ value: id, label: job.slice(0, 80) }))}
        />
      )}
      <TextArea
        name="reason"
        label="Reason for access"
        hint={`${client.member.name} will see this by email and in the portal. Your passkey signs it.`}
        rows={2}
        maxLength={limits.reason.max}
        className="w-full"
      />
      <SubmitButton busyLabel="Requesting…">Reveal password</SubmitButton>
    </Form>
  );
}

/** Leads to the security settings in another window. This page looks again when its window is active again. */
function PasskeyNeeded() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => void revalidate();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [revalidate]);
  return (
    <div className="flex flex-col items-start gap-4">
      <Callout tone="caution" title="Add a passkey first">
        <p>
          A passkey confirms that you, and nobody else, open the password. Adding one takes a minute: it’s your
          fingerprint, your face, your device’s PIN, or a security key. Come back to this page afterward.
        </p>
      </Callout>
      <ButtonLink to="/portal/settings/security#passkeys" target="_blank" rel="noopener" variant="primary">
        Add a passkey
      </ButtonLink>
    </div>
  );
}

/** Sends the request, signed with the recruiter's passkey, and reports why it failed. */
function useReveal({ member }: ClientDetail, take: ReturnType<typeof useShownSecret>['showSecret']) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);

  async function requestSecret(why: Omit<RevealRequest, 'memberId'>): Promise<void> {
    if (busy) return;
    const missing = why.reason.length < limits.reason.min;
    if (missing) return setFailure(createFailure(messages.reason, { reason: messages.reason }));
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await reveal(DEPS, { memberId: member.id, ...why });
      if (outcome.is === 'opened') take(outcome.secret);
      else
        setFailure(
          createFailure(outcome.is === 'failed' ? ruleSentences['in-time'].missing : getRefusalText(outcome.rule)),
        );
    } catch (problem) {
      setFailure(toFailure(problem));
    } finally {
      setBusy(false);
      void revalidate();
    }
  }

  return { busy, failure, ask: requestSecret };
}

const DEPS: RevealDeps = {
  call,
  // The contract leaves the shapes to WebAuthn, which the library knows.
  sign: async (options) =>
    (await signWithPasskey(options as unknown as Parameters<typeof signWithPasskey>[0])) as unknown as Assertion,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const getRefusalText = (rule: RecordedRevealRule | null): string =>
  rule === null ? 'Your request was denied.' : ruleSentences[rule].missing;
