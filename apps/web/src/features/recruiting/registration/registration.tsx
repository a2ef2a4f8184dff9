import type { RegistrationAnswers } from '@foothold/contracts/recruiting/registration-choices';
import { useState } from 'react';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import type { RegistrationData } from './registration.server.ts';
import { RegistrationForm, type SentRegistration } from './registration-form.tsx';
import { RegistrationSent } from './registration-sent.tsx';

export interface RegistrationProps extends RegistrationData {
  /** The page's action data, if the form was submitted without JavaScript. */
  posted:
    | { sent: SentRegistration; failure: null }
    | { sent: null; failure: FormFailure; answers: RegistrationAnswers }
    | undefined;
}

/** The form, and the confirmation after it was sent. */
export function RegistrationPage({ initial, filledFrom, offersForwarding, posted }: RegistrationProps) {
  const [sent, setSent] = useState<SentRegistration | null>(posted?.sent ?? null);
  const [discarded, setDiscarded] = useState(0);
  if (sent) return <RegistrationSent sent={sent} />;
  const isFirstForm = discarded === 0;
  return (
    <RegistrationForm
      key={discarded}
      initial={isFirstForm && posted?.failure ? posted.answers : initial}
      filledFrom={filledFrom}
      offersForwarding={offersForwarding}
      posted={isFirstForm ? (posted?.failure ?? null) : null}
      focusOnMount={!isFirstForm}
      onSent={setSent}
      onDiscard={() => setDiscarded((times) => times + 1)}
    />
  );
}
