import type { Security } from '@foothold/contracts/accounts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import type { SettingsOutcome } from './changes.server.ts';
import { Section, SuccessMessage } from './section.tsx';
import type { NewRecoveryCodes } from './security.server.ts';
import { useSettingsForm } from './use-setting.ts';

export interface SecurityPanelProps {
  security: Security;
  actionData: SettingsOutcome<NewRecoveryCodes> | undefined;
}

/** Shows whether authenticator codes are required, and how to set up, move, or remove the app. */
export function AuthenticatorPanel({ security: { authenticator }, actionData }: SecurityPanelProps) {
  const { fetcher, outcome } = useSettingsForm('remove-authenticator', actionData);
  return (
    <Section
      id="authenticator"
      title="Authenticator app"
      note="Enter a six-digit code from an app on your phone after your password, so a stolen password isn’t enough to sign in."
    >
      <p className="flex flex-wrap items-center gap-3">
        {authenticator ? (
          <>
            <Badge tone="hold">On</Badge>
            <span>
              since <DateTime value={authenticator.addedAt} />
            </span>
          </>
        ) : (
          <Badge>Off</Badge>
        )}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink to="/portal/settings/security/authenticator" variant={authenticator ? 'secondary' : 'primary'}>
          {authenticator ? 'Move to another phone' : 'Set up authenticator app'}
        </ButtonLink>
        {authenticator && (
          <Form fetcher={fetcher} failure={outcome?.failure}>
            <input type="hidden" name="intent" value="remove-authenticator" />
            <VerifyAgain failure={outcome?.failure} />
            <ConfirmButton
              title="Remove authenticator app?"
              description="We’ll stop asking for its codes. Unless you have a passkey, your password alone will be enough to sign in."
              confirmLabel="Remove"
              cancelLabel="Cancel"
              busyLabel="Removing…"
            >
              Remove
            </ConfirmButton>
          </Form>
        )}
      </div>
      <SuccessMessage outcome={outcome} />
    </Section>
  );
}
