import type { Profile } from '@foothold/contracts/recruiting/shapes';
import { useAppData } from '../../../shared/app-data.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { RegistrationSections } from '../registration-sections.tsx';

type PendingRegistration = Profile['waiting'][number];

export interface WaitingRegistrationsProps {
  waiting: readonly PendingRegistration[];
  /** Whether accepting one replaces the member's current registration. */
  replaces: boolean;
}

/**
 * Registrations sent with this email address by someone who wasn't signed in. Only the owner of the address can claim
 * them.
 */
export function PendingRegistrations({ waiting, replaces }: WaitingRegistrationsProps) {
  return waiting.map((one) => <PendingRegistrationItem key={one.id} waiting={one} replaces={replaces} />);
}

function PendingRegistrationItem({ waiting, replaces }: { waiting: PendingRegistration; replaces: boolean }) {
  const format = useFormat();
  const { viewer } = useAppData();
  const isRecognized = !replaces && viewer?.emailConfirmed === true;
  const { id, reference, submittedAt, answers, withPassword } = waiting;
  return (
    <section
      aria-labelledby={`waiting-${id}`}
      className="flex flex-col gap-4 rounded-panel border border-line border-l-4 border-l-caution bg-raised p-5 md:p-6"
    >
      <h2 id={`waiting-${id}`} className="text-lead">
        {isRecognized ? 'We found your registration' : 'Is this registration yours?'}
      </h2>
      <p className="max-w-prose">
        {isRecognized
          ? 'It was sent with your confirmed address'
          : 'Someone who wasn’t signed in registered with your email address'}{' '}
        on {format.date(submittedAt)} (<span className="figures">{reference}</span>).{' '}
        {isRecognized
          ? 'If you sent it, add it to your profile so that your recruiter can work from it.'
          : `If it was you, add it to your profile${replaces ? ' to replace your current registration' : ''}.`}{' '}
        If it isn’t yours, discard it. If you do nothing, it’s deleted after 30 days.
        {withPassword && ' It includes an encrypted mailbox password, which is added or deleted with it.'}
      </p>
      <details>
        <summary className="link cursor-pointer font-medium">View registration</summary>
        <div className="pt-5">
          <RegistrationSections answers={answers} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Form>
          <input type="hidden" name="intent" value="take-waiting" />
          <input type="hidden" name="registration" value={id} />
          <SubmitButton>Add to my profile</SubmitButton>
        </Form>
        <Form>
          <input type="hidden" name="intent" value="discard-waiting" />
          <input type="hidden" name="registration" value={id} />
          <ConfirmButton
            title="Discard this registration?"
            description="This permanently deletes it and any password that came with it."
            confirmLabel="Discard"
            cancelLabel="Cancel"
          >
            Discard registration
          </ConfirmButton>
        </Form>
      </div>
    </section>
  );
}
