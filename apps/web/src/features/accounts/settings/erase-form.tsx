import type { Erasure } from '@foothold/contracts/accounts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { VerifyAgain } from '../../../shared/verify/verify-again.tsx';
import { NoPasswordNote } from './no-password-yet.tsx';
import { Section } from './section.tsx';
import { RetainedData } from './what-stays.tsx';

/** Labels for account data, by the API's names. Parts without a label show the API's name. */
const PART_LABELS: Record<string, string> = {
  accounts: 'Your name, email, password, second factors, sessions, and consents',
  resumes: 'Your résumés with every version, score, and answer, the files you uploaded, your letters, and share links',
  applications: 'Saved listings with your notes, and hidden listings and companies',
  'saved-searches': 'Your saved searches and what they found',
  support: 'Your messages to us and any demos you booked',
  billing: 'Your subscription, card, and credit',
  'sandbox-payments': 'Test payments, if the built-in payment service is in use',
  recruiting: 'Your registration, visa status and its dates, mailbox password, and tasks with their history',
  challenges: 'Your challenge drafts, submissions, and reviews',
  practice: 'Your interview practice sessions and answers',
  learning: 'Your learning progress and answers',
  coaching: 'Your saved answers from the AI tools',
  notifications: 'Your notifications',
  'notification-browsers': 'Browsers in which you turned notifications on',
};

export interface EraseFormProps {
  erasure: Erasure;
  hasPassword: boolean;
  asksPassword: boolean;
  failure: FormFailure | null;
}

/** What is erased, what is retained, and the erase button. */
export function EraseForm({ erasure, hasPassword, asksPassword, failure }: EraseFormProps) {
  return (
    <>
      <Section id="goes" title="What we delete" note="It’s deleted right away and can’t be recovered, not even by us.">
        <ul className="border-t border-line">
          {erasure.goes.map((part) => (
            <li key={part} className="border-b border-line py-3">
              {PART_LABELS[part] ?? part}
            </li>
          ))}
        </ul>
        <p className="text-soft">
          Backups are overwritten over time, and we don’t search them for deleted accounts. If you have a paid plan, it
          ends with your account and you won’t be charged again.
        </p>
      </Section>
      <Section id="stays" title="What we keep" note="Only what we have to, for how long, and why.">
        {erasure.stays.length === 0 ? <p>Nothing.</p> : <RetainedData stays={erasure.stays} />}
      </Section>
      <Section id="confirm" title="Delete account">
        {!erasure.possible ? (
          <Callout tone="caution" title="Your account has a role">
            <p>To delete a staff account, ask an admin to remove its role first.</p>
          </Callout>
        ) : asksPassword && !hasPassword ? (
          <NoPasswordNote />
        ) : (
          <Form failure={failure} className="flex max-w-form flex-col gap-5">
            {asksPassword && <PasswordField name="password" label="Your password" autoComplete="current-password" />}
            <TextField
              name="words"
              label="Type “erase” to confirm"
              hint="This makes sure you don’t delete your account by accident."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="[&_input]:max-w-44"
            />
            <VerifyAgain failure={failure} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton variant="danger" busyLabel="Deleting…">
                Delete my account
              </SubmitButton>
              <ButtonLink to="/portal/settings/privacy">Cancel</ButtonLink>
            </div>
          </Form>
        )}
      </Section>
    </>
  );
}
