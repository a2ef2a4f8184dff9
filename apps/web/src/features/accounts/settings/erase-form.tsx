import type { Erasure } from '@foothold/contracts/accounts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import { NoPasswordYet } from './no-password-yet.tsx';
import { Section } from './section.tsx';
import { WhatStays } from './what-stays.tsx';

/** The parts of the account by the names that the API gives them; what has none here is shown by its own. */
const PARTS: Record<string, string> = {
  accounts: 'Your name, address, password, second factors, sessions, and what you agreed to',
  resumes: 'Résumés with every version, score and answer, and the files as you gave them',
  applications: 'Saved listings and applications, with your notes',
  support: 'What you asked us, and demonstrations you booked',
  billing: 'Your subscription, card and credit',
  'sandbox-payments': 'Test payments, where the built-in payment service is in use',
  recruiting: 'Your registration, the password of your mailbox, tasks and their history',
};

export interface EraseFormProps {
  erasure: Erasure;
  hasPassword: boolean;
  asksPassword: boolean;
  failure: FormFailure | null;
}

/** What goes and what stays, and then the button. */
export function EraseForm({ erasure, hasPassword, asksPassword, failure }: EraseFormProps) {
  return (
    <>
      <Section id="goes" title="What goes" note="At once. Nobody can bring it back, we included.">
        <ul className="border-t border-line">
          {erasure.goes.map((part) => (
            <li key={part} className="border-b border-line py-3">
              {PARTS[part] ?? part}
            </li>
          ))}
        </ul>
        <p className="text-soft">
          Backups are overwritten in turn; nobody looks for erased accounts in them. A paid plan ends with the account,
          and no further payment is taken.
        </p>
      </Section>
      <Section id="stays" title="What stays" note="Only what has to, for how long, and why.">
        {erasure.stays.length === 0 ? <p>Nothing.</p> : <WhatStays stays={erasure.stays} />}
      </Section>
      <Section id="confirm" title="Erase">
        {!erasure.possible ? (
          <Callout tone="caution" title="Your account has a role">
            <p>Accounts of staff are erased after an admin has taken the role away.</p>
          </Callout>
        ) : asksPassword && !hasPassword ? (
          <NoPasswordYet />
        ) : (
          <Form failure={failure} className="flex max-w-form flex-col gap-5">
            {asksPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
            <TextField
              name="words"
              label="Type the word erase"
              hint="So that it does not happen by a slip of the hand."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="[&_input]:max-w-44"
            />
            <VerifyAgain failure={failure} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton variant="danger" busyLabel="Erasing…">
                Erase my account
              </SubmitButton>
              <ButtonLink to="/portal/settings/privacy">Keep it</ButtonLink>
            </div>
          </Form>
        )}
      </Section>
    </>
  );
}
