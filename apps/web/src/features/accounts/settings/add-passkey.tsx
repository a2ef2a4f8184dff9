import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, endpoint } from '../../../shared/api/endpoint.ts';
import { readFormText } from '../../../shared/api/form-text.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { createPasskey } from '../../../shared/verify/passkey.ts';
import { toProofFailure } from '../../../shared/verify/proof-failure.ts';
import { NotVerifiedError, useWithVerification } from '../../../shared/verify/verify-provider.tsx';
import { NoPasswordNote } from './no-password-yet.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AddedPasskey {
  passkey: { name: string };
  recoveryCodes: string[] | null;
}

export interface AddPasskeyProps {
  /** The first second factor requires the password; later ones require an existing factor. */
  asksPassword: boolean;
  hasPassword: boolean;
  /** Maximum length of a name. */
  longestName: number;
}

/** Asks the browser to create a passkey and adds it to the account. */
export function AddPasskey({ asksPassword, hasPassword, longestName }: AddPasskeyProps) {
  const hydrated = useHydrated();
  const { add, busy, failure, added } = useAddPasskey();
  if (asksPassword && !hasPassword) return <NoPasswordNote />;
  return (
    <>
      {added && <Callout tone="hold" title={`Passkey “${added.passkey.name}” added.`} live />}
      {added?.recoveryCodes && <RecoveryCodes codes={added.recoveryCodes} />}
      {hydrated ? (
        <Form
          key={added ? added.passkey.name : 'open'}
          busy={busy}
          failure={failure}
          onSubmit={add}
          className="flex max-w-form flex-col gap-5"
        >
          <TextField
            name="name"
            label="Passkey name"
            hint="For example, “My phone” or “Blue key”."
            maxLength={longestName}
          />
          {asksPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
          <SubmitButton variant="secondary" busyLabel="Waiting for your device…" className="self-start">
            Add passkey
          </SubmitButton>
        </Form>
      ) : (
        <p className="text-small text-soft">Turn on JavaScript to add a passkey.</p>
      )}
    </>
  );
}

function useAddPasskey() {
  const verified = useWithVerification();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [added, setAdded] = useState<AddedPasskey | null>(null);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = readFormText(form, 'name').trim();
    if (name === '') return setFailure(missingName);
    setBusy(true);
    setFailure(null);
    try {
      const options = await verified(() =>
        call(endpoint('POST /api/accounts/security/passkey-options'), {
          ...(form.has('password') && { password: readFormText(form, 'password') }),
        }),
      );
      const response = await createPasskey(options);
      setAdded(await call(endpoint('POST /api/accounts/security/passkeys'), { name, response }));
      await revalidate();
    } catch (refused) {
      if (!(refused instanceof NotVerifiedError)) setFailure(toProofFailure(refused));
    } finally {
      setBusy(false);
    }
  }
  return { add, busy, failure, added };
}

const NAME_MISSING = 'Enter a name for the passkey, such as the device it’s on.';
const missingName: FormFailure = {
  message: 'Check the highlighted field.',
  fields: { name: NAME_MISSING },
  values: {},
};
