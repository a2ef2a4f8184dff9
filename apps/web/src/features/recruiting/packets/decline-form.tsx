import {
  DECLINE_REASONS,
  type DeclineReason,
  declineLabels,
  packetLimits,
} from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Checkbox, RadioGroup } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { getPacketPath, RULES_PATH } from './paths.ts';

export interface DeclineFormProps {
  packet: PacketDetail;
  actionData: ChangeOutcome | undefined;
}

/** What the text field asks for, by reason. */
const TEXT_HINTS: Partial<Record<DeclineReason, string>> = {
  role: 'For example: “I’m looking for day shifts in a clinic.”',
  pay: 'For example: “At least $95,000 a year.”',
  place: 'For example: “Remote, or within 20 miles of Boise.”',
  level: 'For example: “Senior roles only.”',
  answers: 'Which answer, and what’s right instead.',
  resume: 'What should be different.',
};

/** Declines a packet, or withdraws its approval, with a reason that the recruiter sees. */
export function DeclineForm({ packet, actionData }: DeclineFormProps) {
  const { id, hash, job, recruiter, state } = packet;
  const failure = actionData?.intent === 'decline' ? actionData.failure : null;
  const given = failure?.values.reason;
  const [reason, setReason] = useState<string>(typeof given === 'string' ? given : '');
  const hydrated = useHydrated();
  const isApproved = state === 'approved';
  const hint = TEXT_HINTS[reason as DeclineReason];
  return (
    <Form failure={failure} className="flex max-w-form flex-col items-start gap-6">
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="hash" value={hash} />
      <RadioGroup
        name="reason"
        label={isApproved ? 'Why do you withdraw your approval?' : 'Why do you decline?'}
        hint={`${recruiter} sees your reason, so the next application fits better.`}
        options={DECLINE_REASONS.map((value) => ({ value, label: declineLabels[value] }))}
        {...(typeof given === 'string' && { defaultValue: given })}
        onValueChange={setReason}
      />
      {(reason === 'company' || !hydrated) && (
        <Checkbox
          name="never"
          label={`Never propose ${job.company} again`}
          hint={
            hydrated
              ? 'We add it to the companies in your rules. You can remove it there.'
              : 'Counts only with the first reason. You can remove it in your rules.'
          }
          optional
        />
      )}
      {(reason === 'pay' || reason === 'place') && (
        <p className="text-small">
          You can also set your {reason === 'pay' ? 'minimum pay' : 'places'} in{' '}
          <Link to={RULES_PATH} className="link">
            your rules
          </Link>
          , and your recruiter won’t propose other jobs.
        </p>
      )}
      <TextArea
        name="text"
        label="Anything your recruiter should know?"
        {...(hint !== undefined && { hint })}
        optional
        rows={2}
        maxLength={packetLimits.reason}
        className="w-full"
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyLabel="Sending…">{isApproved ? 'Withdraw approval' : 'Decline application'}</SubmitButton>
        <ButtonLink to={getPacketPath(id)}>Back to the application</ButtonLink>
      </div>
    </Form>
  );
}
