import { limits } from '@foothold/contracts/practice/choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { DEFAULT_CLOCK_OPTION } from './start.ts';

/** Starts a session with the member's lowest-graded questions. */
export function RepeatForm({ weak, actionData }: { weak: number; actionData: ChangeOutcome | undefined }) {
  const failure = actionData?.intent === 'repeat' ? actionData.failure : null;
  const count = Math.min(weak, limits.repeated);
  return (
    <Form failure={failure} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="repeat" />
      <input type="hidden" name="clock" value={DEFAULT_CLOCK_OPTION} />
      <SubmitButton variant="secondary" busyLabel="Starting…">
        {count === 1 ? 'Repeat your weakest answer' : `Repeat your ${count} weakest answers`}
      </SubmitButton>
      <p className="text-soft">Based on your latest ratings.</p>
    </Form>
  );
}
