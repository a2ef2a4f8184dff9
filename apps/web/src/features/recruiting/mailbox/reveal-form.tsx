import type { ClientDetail } from '@foothold/contracts/recruiting';
import { limits, messages, type RevealRule, ruleSentences } from '@foothold/contracts/recruiting/choices';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../shared/api/endpoint.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { RefusedError } from '../../../shared/api/send-json.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { NotVerifiedError, useWithVerification } from '../../../shared/verify/verify-provider.tsx';
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
  return createFailure('We couldn’t connect. Check your connection and try again.');
}

/** Asks for a reason and a fresh second factor, and then shows the mailbox password for a minute. */
export function RevealForm({ client }: { client: ClientDetail }) {
  const hydrated = useHydrated();
  const secret = useShownSecret();
  const { busy, failure, ask } = useReveal(client, secret.showSecret);
  const tasks = client.tasks.filter(({ state, needsMailbox }) => state === 'approved' && needsMailbox);
  const [first] = tasks;
  // A fresh second factor can be given in the process. Everything else must already be met.
  const canRequest = client.rules.every(({ rule, holds }) => holds || rule === 'verified');
  if (secret.left !== null) return <SecretPanel shown={secret} />;
  if (!first || !canRequest) return null;
  if (!hydrated) return <p>Revealing the password requires JavaScript, which hasn’t loaded.</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void ask({ taskId: readFormText(form, 'taskId'), reason: readFormText(form, 'reason').trim() });
  };
  return (
    <Form onSubmit={submit} busy={busy} failure={failure} className="flex w-full flex-col items-start gap-4">
      {tasks.length === 1 ? (
        <input type="hidden" name="taskId" value={first.id} />
      ) : (
        <Select
          name="taskId"
          label="Task"
          className="w-full"
          options={tasks.map(({ id, what }) => ({ value: id, label: what.slice(0, 80) }))}
        />
      )}
      <TextArea
        name="reason"
        label="Reason for access"
        hint={`${client.member.name} will see this by email and in the portal.`}
        rows={2}
        maxLength={limits.reason.max}
        className="w-full"
      />
      <SubmitButton busyLabel="Requesting…">Reveal password</SubmitButton>
    </Form>
  );
}

/** Sends the request, with a fresh second factor if the API requires one, and reports why it failed. */
function useReveal({ member }: ClientDetail, take: ReturnType<typeof useShownSecret>['showSecret']) {
  const verified = useWithVerification();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const deps: RevealDeps = {
    call: (to, input, key) => verified(() => call(to, input, key)),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };

  async function requestSecret(why: Omit<RevealRequest, 'memberId'>): Promise<void> {
    if (busy) return;
    const missing = why.reason.length < limits.reason.min;
    if (missing) return setFailure(createFailure(messages.reason, { reason: messages.reason }));
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await reveal(deps, { memberId: member.id, ...why });
      if (outcome.is === 'opened') take(outcome.secret);
      else
        setFailure(
          createFailure(outcome.is === 'failed' ? ruleSentences['in-time'].missing : getRefusalText(outcome.rule)),
        );
    } catch (problem) {
      // A user who closed the dialog needs no error message.
      if (!(problem instanceof NotVerifiedError)) setFailure(toFailure(problem));
    } finally {
      setBusy(false);
      void revalidate();
    }
  }

  return { busy, failure, ask: requestSecret };
}

const getRefusalText = (rule: RevealRule | null): string =>
  rule === null ? 'Your request was denied.' : ruleSentences[rule].missing;
