import type { Passkey } from '@foothold/contracts/accounts';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { useListFocus } from '../../../shared/hooks/use-list-focus.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import { AddPasskey } from './add-passkey.tsx';
import type { SecurityPanelProps } from './authenticator-panel.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { Section, SuccessMessage } from './section.tsx';

const ROW_INTENTS = ['rename-passkey', 'remove-passkey'];

/** Lists the account's passkeys, with forms to name, remove, and add them. */
export function PasskeyPanel({ security, longestName, actionData }: SecurityPanelProps & { longestName: number }) {
  const { passkeys, authenticator, hasPassword } = security;
  const rows = useListFocus<HTMLUListElement>();
  // Without JavaScript, this is the result of the form that was submitted.
  const postedOutcome = actionData && ROW_INTENTS.includes(actionData.intent) ? actionData : null;
  return (
    <Section
      id="passkeys"
      title="Passkeys"
      note="Sign in with your fingerprint, face, or a security key instead of a password. Passkeys only work on our site, so a fake page can’t steal them."
    >
      {passkeys.length === 0 ? (
        <p className="text-soft">No passkeys yet.</p>
      ) : (
        <ul ref={rows} className="border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <SuccessMessage outcome={postedOutcome} />
      {postedOutcome?.failure && <Callout tone="danger" title={postedOutcome.failure.message} live />}
      <AddPasskey
        asksPassword={!authenticator && passkeys.length === 0}
        hasPassword={hasPassword}
        longestName={longestName}
      />
    </Section>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [renaming, setRenaming] = useState(false);
  const hydrated = useHydrated();
  return (
    <li className="flex flex-col gap-3 border-b border-line py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
            {passkey.name}
            {passkey.backedUp && <Badge>On all your devices</Badge>}
          </p>
          <p className="text-note text-soft">
            Added <DateTime value={passkey.addedAt} />,{' '}
            {passkey.lastUsedAt === null ? (
              'never used'
            ) : (
              <>
                last used <DateTime value={passkey.lastUsedAt} />
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-2">
          {hydrated && (
            <Button
              size="small"
              aria-expanded={renaming}
              aria-label={`Rename ${passkey.name}`}
              onClick={() => setRenaming((was) => !was)}
            >
              Rename
            </Button>
          )}
          <RemovePasskey passkey={passkey} />
        </div>
      </div>
      {renaming && <RenamePasskey passkey={passkey} onDone={() => setRenaming(false)} />}
    </li>
  );
}

function RemovePasskey({ passkey }: { passkey: Passkey }) {
  const fetcher = useFetcher<SettingsOutcome>();
  return (
    <Form fetcher={fetcher} failure={fetcher.data?.failure}>
      <input type="hidden" name="intent" value="remove-passkey" />
      <input type="hidden" name="passkey" value={passkey.id} />
      <VerifyAgain failure={fetcher.data?.failure} />
      <ConfirmButton
        size="small"
        aria-label={`Remove ${passkey.name}`}
        title={`Remove ${passkey.name}?`}
        description="You won’t be able to sign in with it anymore. You can delete it from the device too."
        confirmLabel="Remove"
        cancelLabel="Cancel"
        busyLabel="Removing…"
      >
        Remove
      </ConfirmButton>
    </Form>
  );
}

function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const fetcher = useFetcher<SettingsOutcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per response
  useEffect(() => {
    if (fetcher.data?.done) onDone();
  }, [fetcher.data]);
  return (
    <Form fetcher={fetcher} failure={fetcher.data?.failure} className="flex max-w-form flex-col gap-3">
      <input type="hidden" name="intent" value="rename-passkey" />
      <input type="hidden" name="passkey" value={passkey.id} />
      <TextField name="name" label="New name" defaultValue={passkey.name} />
      <SubmitButton size="small" variant="secondary" busyLabel="Saving…" className="self-start">
        Save name
      </SubmitButton>
    </Form>
  );
}
