import type { Security, Viewer } from '@foothold/contracts/accounts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { NoPasswordNote } from './no-password-yet.tsx';
import { Section, SuccessMessage } from './section.tsx';
import { useSettingsForm } from './use-setting.ts';

export interface EmailFormProps {
  viewer: Viewer;
  hasPassword: boolean;
  emailChange: Security['emailChange'];
  actionData: SettingsOutcome | undefined;
}

/** Shows the account's email address, with a form to change it. */
export function EmailForm({ viewer, hasPassword, emailChange, actionData }: EmailFormProps) {
  const { fetcher, outcome } = useSettingsForm('change-email', actionData);
  return (
    <Section
      id="email"
      title="Email"
      note="You use it to sign in, and we send your emails there. If you change it, we’ll notify both addresses."
    >
      <p className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 font-medium break-all">{viewer.email}</span>
        {viewer.emailConfirmed ? <Badge tone="hold">Confirmed</Badge> : <Badge tone="caution">Not confirmed yet</Badge>}
      </p>
      {emailChange && <PendingChange change={emailChange} actionData={actionData} />}
      {hasPassword ? (
        <Form
          key={outcome?.done ?? 'open'}
          fetcher={fetcher}
          failure={outcome?.failure}
          className="flex max-w-form flex-col gap-5"
        >
          <input type="hidden" name="intent" value="change-email" />
          <EmailField label="New email" />
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
          <VerifyAgain failure={outcome?.failure} />
          <SubmitButton busyLabel="Sending the link…" variant="secondary" className="self-start">
            Send confirmation link
          </SubmitButton>
        </Form>
      ) : (
        <NoPasswordNote />
      )}
      <SuccessMessage outcome={outcome} />
    </Section>
  );
}

interface PendingChangeProps {
  change: NonNullable<Security['emailChange']>;
  actionData: SettingsOutcome | undefined;
}

function PendingChange({ change, actionData }: PendingChangeProps) {
  const { fetcher, outcome } = useSettingsForm('cancel-email', actionData);
  return (
    <Callout tone="caution" title="Confirm your new email">
      <p>
        Open the link in our email to <strong className="font-medium break-all">{change.email}</strong>, which works
        until <DateTime value={change.expiresAt} time />. Until you open it, sign in with your current email above.
      </p>
      <Form fetcher={fetcher} failure={outcome?.failure} className="pt-3">
        <input type="hidden" name="intent" value="cancel-email" />
        <SubmitButton busyLabel="Canceling…" variant="secondary" size="small">
          Cancel change
        </SubmitButton>
      </Form>
    </Callout>
  );
}
