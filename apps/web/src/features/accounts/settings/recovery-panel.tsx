import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form } from '../../../shared/ui/form.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import type { SecurityPanelProps } from './authenticator-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from './section.tsx';
import { useSetting } from './use-setting.ts';

const FEW = 3;

/** How many recovery codes are left, and new ones; nothing to see before there is a second factor. */
export function RecoveryPanel({ security, total, actionData }: SecurityPanelProps & { total: number }) {
  const { fetcher, outcome } = useSetting('recovery-codes', actionData);
  const { left } = security.recoveryCodes;
  const hasFactor = security.authenticator !== null || security.passkeys.length > 0;
  if (!hasFactor) return null;
  return (
    <Section
      id="recovery"
      title="Recovery codes"
      note="For the day when the phone is gone: each opens your account once, after the password. Keep them where your phone is not."
    >
      <p className={left <= FEW ? 'font-medium text-caution-text' : ''}>
        {left} of {total} left.
        {left <= FEW && ' It is time for new ones.'}
      </p>
      {outcome?.shown && <RecoveryCodes codes={outcome.shown.codes} />}
      <Form fetcher={fetcher} failure={outcome?.failure}>
        <input type="hidden" name="intent" value="recovery-codes" />
        <VerifyAgain failure={outcome?.failure} />
        <ConfirmButton
          title="Make new recovery codes?"
          description="The ones that you have stop working at once."
          confirmLabel="Make new codes"
          cancelLabel="Keep the old ones"
          confirmVariant="primary"
          busyLabel="Making them…"
        >
          Make new codes
        </ConfirmButton>
      </Form>
    </Section>
  );
}
