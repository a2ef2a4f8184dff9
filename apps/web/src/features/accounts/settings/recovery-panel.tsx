import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import type { SecurityPanelProps } from './authenticator-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from './section.tsx';
import { useSettingsForm } from './use-setting.ts';

const LOW_CODE_COUNT = 3;

/** The number of recovery codes left, with a form to get new ones. Renders nothing without a second factor. */
export function RecoveryPanel({ security, total, actionData }: SecurityPanelProps & { total: number }) {
  const { fetcher, outcome } = useSettingsForm('recovery-codes', actionData);
  const { left } = security.recoveryCodes;
  const hasFactor = security.authenticator !== null || security.passkeys.length > 0;
  if (!hasFactor) return null;
  return (
    <Section
      id="recovery"
      title="Recovery codes"
      note="If you lose your phone, use a code to sign in after your password. Each code works once. Store them somewhere other than your phone."
    >
      <p className={left <= LOW_CODE_COUNT ? 'font-medium text-caution-text' : ''}>
        {left} of {total} left.
        {left <= LOW_CODE_COUNT && ' Generate new ones soon.'}
      </p>
      {outcome?.shown && <RecoveryCodes codes={outcome.shown.codes} />}
      <Form fetcher={fetcher} failure={outcome?.failure}>
        <input type="hidden" name="intent" value="recovery-codes" />
        <VerifyAgain failure={outcome?.failure} />
        <ConfirmButton
          title="Generate new recovery codes?"
          description="Your current codes will stop working right away."
          confirmLabel="Generate codes"
          cancelLabel="Cancel"
          confirmVariant="primary"
          busyLabel="Generating…"
        >
          Generate new codes
        </ConfirmButton>
      </Form>
    </Section>
  );
}
