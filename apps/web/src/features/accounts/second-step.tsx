import { useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { fetchChallenge, signWithPasskey } from '../../shared/verify/passkey.ts';
import { toProofFailure } from '../../shared/verify/proof-failure.ts';
import { ProofForms } from '../../shared/verify/proof-forms.tsx';
import { getStepFields, type SecondStep } from './log-in-step.ts';

export interface SecondStepFormProps {
  step: SecondStep;
  failure: FormFailure | null;
  next: string | null;
}

/**
 * Asks for a second factor after the password. Posts to the login page's action, with the ticket that replaces the
 * password.
 */
export function SecondStepForm({ step, failure, next }: SecondStepFormProps) {
  const submit = useSubmit();
  const navigation = useNavigation();
  const [isAsking, setIsAsking] = useState(false);
  const [passkeyFailure, setPasskeyFailure] = useState<FormFailure | null>(null);
  const hiddenFields = { ...getStepFields(step), ...(next !== null && { next }) };

  async function logInWithPasskey() {
    setIsAsking(true);
    setPasskeyFailure(null);
    try {
      const challenge = await fetchChallenge({ for: 'second-factor', ticket: step.ticket });
      const assertion = JSON.stringify(await signWithPasskey(challenge));
      await submit({ ...hiddenFields, assertion }, { method: 'post' });
    } catch (refused) {
      setPasskeyFailure(toProofFailure(refused));
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <ProofForms
      methods={step.methods}
      failure={passkeyFailure ?? failure}
      busy={isAsking || navigation.state !== 'idle'}
      submitLabel="Sign in"
      hidden={Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      onPasskey={logInWithPasskey}
    />
  );
}
