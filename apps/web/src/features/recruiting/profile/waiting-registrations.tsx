import type { Profile } from '@foothold/contracts/recruiting-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { RegistrationSections } from '../registration-sections.tsx';

type Waiting = Profile['waiting'][number];

export interface WaitingRegistrationsProps {
  waiting: readonly Waiting[];
  /** Whether taking one replaces what the member has. */
  replaces: boolean;
}

/** Registrations that somebody sent in the name of this address without being signed in: only its owner can say whose they are. */
export function WaitingRegistrations({ waiting, replaces }: WaitingRegistrationsProps) {
  return waiting.map((one) => <WaitingOne key={one.id} waiting={one} replaces={replaces} />);
}

function WaitingOne({ waiting, replaces }: { waiting: Waiting; replaces: boolean }) {
  const format = useFormat();
  const { id, reference, submittedAt, answers, withPassword } = waiting;
  return (
    <section
      aria-labelledby={`waiting-${id}`}
      className="flex flex-col gap-4 rounded-panel border border-line border-l-4 border-l-caution bg-raised p-5 md:p-6"
    >
      <h2 id={`waiting-${id}`} className="text-lead">
        Is this registration yours?
      </h2>
      <p className="max-w-prose">
        Somebody registered with your address on {format.date(submittedAt)} (
        <span className="figures">{reference}</span>), and we can’t tell whether it was you. If it was, take it
        {replaces && '; it takes the place of the one you have'}. If it wasn’t, discard it, and nothing of it is kept.
        Left alone it is deleted after 30 days.
        {withPassword && ' A mailbox password came with it, sealed; it is yours or erased with the rest.'}
      </p>
      <details>
        <summary className="link cursor-pointer font-medium">Read what was sent</summary>
        <div className="pt-5">
          <RegistrationSections answers={answers} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Form>
          <input type="hidden" name="intent" value="take-waiting" />
          <input type="hidden" name="registration" value={id} />
          <SubmitButton>It is mine</SubmitButton>
        </Form>
        <Form>
          <input type="hidden" name="intent" value="discard-waiting" />
          <input type="hidden" name="registration" value={id} />
          <ConfirmButton
            title="Discard this registration?"
            description="It is erased for good, with the password that came with it."
            confirmLabel="Discard"
            cancelLabel="Keep it waiting"
          >
            Discard it
          </ConfirmButton>
        </Form>
      </div>
    </section>
  );
}
