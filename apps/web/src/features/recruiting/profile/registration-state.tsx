import type { RegistrationState, RegistrationView } from '@foothold/contracts/recruiting/shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Callout } from '../../../shared/ui/callout.tsx';
import { RouteLine, type StepState } from '../../../shared/ui/pictures/route-line.tsx';

/** A registration's progress: 1 sent, 2 in review, 3 accepted. */
const STEP_BY_STATE: Record<RegistrationState, number> = {
  waiting: 0,
  new: 1,
  returned: 2,
  'in-review': 2,
  accepted: 3,
};

/** The registration's progress as a route. If it was returned, says what to change. */
export function RegistrationStateLine({ registration }: { registration: RegistrationView }) {
  const format = useFormat();
  const { state, note, submittedAt, changedAt, reviewedAt, reference } = registration;
  const at = STEP_BY_STATE[state];
  const getStepState = (step: number): StepState =>
    step < at || state === 'accepted' ? 'done' : step === at ? 'current' : 'ahead';
  return (
    <div className="flex flex-col gap-5">
      <RouteLine
        label={`Registration ${reference}`}
        steps={[
          {
            id: 'sent',
            label: 'Sent',
            state: getStepState(1),
            note: changedAt === submittedAt ? format.date(submittedAt) : `Updated ${format.date(changedAt)}`,
          },
          {
            id: 'review',
            label: state === 'returned' ? 'Returned to you' : 'In review',
            state: getStepState(2),
            ...(state === 'new' && { note: 'A person will review it' }),
          },
          {
            id: 'accepted',
            label: 'Accepted',
            state: getStepState(3),
            ...(state === 'accepted' && reviewedAt !== null && { note: format.date(reviewedAt) }),
          },
        ]}
      />
      {state === 'returned' && (
        <Callout tone="caution" title="Update your registration and submit it again">
          {note !== null && <p className="whitespace-pre-line">{note}</p>}
          <div className="pt-3">
            <ButtonLink to="/portal/profile/edit" size="small">
              Edit registration
            </ButtonLink>
          </div>
        </Callout>
      )}
    </div>
  );
}
