import type { Viewer } from '@foothold/contracts/accounts';
import { useEffect, useState } from 'react';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import type { PasswordLength } from '../password-advice.ts';
import type { SettingsOutcome } from './changes.server.ts';
import { NoPasswordNote } from './no-password-yet.tsx';
import { Section, SuccessMessage } from './section.tsx';
import { useSettingsForm } from './use-setting.ts';

export interface PasswordFormProps {
  viewer: Viewer;
  hasPassword: boolean;
  passwordLength: PasswordLength;
  actionData: SettingsOutcome | undefined;
}

export function PasswordForm({ viewer, hasPassword, passwordLength, actionData }: PasswordFormProps) {
  const { fetcher, outcome } = useSettingsForm('password', actionData);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (fetcher.data?.done) setRound((was) => was + 1);
  }, [fetcher.data]);
  if (!hasPassword)
    return (
      <Section id="password" title="Password">
        <NoPasswordNote />
      </Section>
    );
  return (
    <Section id="password" title="Password" note="Changing it signs you out everywhere else.">
      <Form
        // Clears the form after a success.
        key={round}
        fetcher={fetcher}
        failure={outcome?.failure}
        className="flex max-w-form flex-col gap-5"
      >
        <input type="hidden" name="intent" value="password" />
        {/* Tells password managers which account this is. */}
        <input type="text" hidden readOnly autoComplete="username" value={viewer.email} />
        <PasswordField name="current" label="Current password" autoComplete="current-password" />
        <NewPasswordField label="New password" length={passwordLength} ownWords={[viewer.name, viewer.email]} />
        <SubmitButton busyLabel="Saving…" variant="secondary" className="self-start">
          Change password
        </SubmitButton>
      </Form>
      <SuccessMessage outcome={outcome} />
    </Section>
  );
}
