import type { OwnConfirmation } from '@foothold/contracts/recruiting/tailoring';
import { tailoringLimits } from '@foothold/contracts/recruiting/tailoring-choices';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea } from '../../../shared/ui/text-field.tsx';
import { WordDiff } from '../../../shared/ui/word-diff.tsx';

interface ConfirmationListProps {
  confirmations: readonly OwnConfirmation[];
  actionData: ChangeOutcome | undefined;
}

/** Questions and texts of the recruiter. Nothing new is added before the member confirms it. */
export const ConfirmationList = ({ confirmations, actionData }: ConfirmationListProps) => (
  <ul className="border-t border-line">
    {confirmations.map((confirmation) => (
      <li key={confirmation.id} className="flex flex-col gap-3 border-b border-line py-5">
        <About confirmation={confirmation} />
        {confirmation.kind === 'question' ? (
          <Question confirmation={confirmation} actionData={actionData} />
        ) : (
          <Text confirmation={confirmation} actionData={actionData} />
        )}
      </li>
    ))}
  </ul>
);

const About = ({ confirmation: { recruiter, resume, listing, askedAt } }: { confirmation: OwnConfirmation }) => (
  <p className="text-small text-soft">
    {recruiter} asked on <DateTime value={askedAt} /> for{' '}
    <Link to={`/portal/resumes/${resume.id}`} className="link">
      {resume.title}
    </Link>
    {listing && `: ${listing.title} at ${listing.company}`}
  </p>
);

interface ItemProps {
  confirmation: OwnConfirmation;
  actionData: ChangeOutcome | undefined;
}

function Question({ confirmation: { id, text, reason, asksWhere, roles }, actionData }: ItemProps) {
  const { fetcher, outcome } = useChange('confirm', actionData);
  return (
    <>
      <h3 className="font-text text-body font-strong tracking-normal">{text}</h3>
      <p className="max-w-prose text-small text-soft">{reason}</p>
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-form flex-col items-start gap-4">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="confirmation" value={id} />
        {asksWhere && (
          <Select
            name="role"
            label="Where did you do this?"
            placeholder="Choose a role"
            options={roles.map(({ path, name }) => ({ value: path, label: name }))}
            className="w-full"
          />
        )}
        <TextArea
          name="answer"
          label="Your answer"
          hint="In your own words, and only what is so."
          rows={2}
          maxLength={tailoringLimits.answer}
          className="w-full"
        />
        <SubmitButton busyLabel="Saving…">Save answer</SubmitButton>
      </Form>
      <DeclineForm id={id} label="No, this isn’t so" actionData={actionData} />
    </>
  );
}

function Text({ confirmation: { id, text, before, reason }, actionData }: ItemProps) {
  const { fetcher, outcome } = useChange('confirm', actionData);
  return (
    <>
      <h3 className="font-text text-body font-strong tracking-normal">Is this right?</h3>
      <p className="max-w-prose">
        <WordDiff before={before ?? ''} after={text} />
      </p>
      <p className="text-small text-soft">{reason}</p>
      <div className="flex flex-wrap gap-3">
        <Form fetcher={fetcher} failure={outcome?.failure}>
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="confirmation" value={id} />
          <SubmitButton busyLabel="Saving…">Yes, add it</SubmitButton>
        </Form>
        <DeclineForm id={id} label="No, leave it out" actionData={actionData} />
      </div>
    </>
  );
}

function DeclineForm({ id, label, actionData }: { id: string; label: string; actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('decline', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="confirmation" value={id} />
      <SubmitButton variant="secondary" busyLabel="Saving…">
        {label}
      </SubmitButton>
    </Form>
  );
}
