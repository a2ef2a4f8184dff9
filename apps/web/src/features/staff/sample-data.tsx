import type { SampleData } from '@foothold/contracts/staff/shapes';
import type { ChangeOutcome } from '../../shared/api/change-outcome.ts';
import { useAppData } from '../../shared/app-data.tsx';
import { DateTime, FormattedNumber } from '../../shared/format/use-format.tsx';
import { ConfirmButton } from '../../shared/ui/confirm-button.tsx';
import { Form } from '../../shared/ui/form.tsx';
import { Part } from '../../shared/ui/part.tsx';

/** How many sample people and inquiries there are. Admins can clear them. Shows nothing in an installation that never had any. */
export function SampleDataPart({ data, actionData }: { data: SampleData; actionData: ChangeOutcome | undefined }) {
  const { people, inquiries, lastCleared } = data;
  const { viewer } = useAppData();
  const hasSamples = people + inquiries > 0;
  if (!hasSamples && lastCleared === null) return null;
  return (
    <Part title="Sample data" aside>
      <p>
        <SampleCount people={people} inquiries={inquiries} />, each marked “Sample”. None of them is about a real
        person.
      </p>
      {hasSamples && viewer?.role === 'admin' && (
        <Form failure={actionData?.failure}>
          <ConfirmButton
            size="small"
            busyLabel="Clearing…"
            title="Clear the sample data?"
            description={
              <>
                This removes <SampleCount people={people} inquiries={inquiries} />, with everything that belongs to
                them. Those that somebody changed stay. You can’t undo this.
              </>
            }
            confirmLabel="Clear sample data"
            cancelLabel="Keep it"
          >
            Clear sample data
          </ConfirmButton>
        </Form>
      )}
      {lastCleared && (
        <p role="status" className="text-note text-soft">
          Cleared <DateTime value={lastCleared.at} time /> UTC by {lastCleared.by ?? 'a deleted account'}:{' '}
          <SampleCount people={lastCleared.people} inquiries={lastCleared.inquiries} /> removed,{' '}
          <FormattedNumber value={lastCleared.retained} /> kept because somebody had changed them.
        </p>
      )}
    </Part>
  );
}

const SampleCount = ({ people, inquiries }: { people: number; inquiries: number }) => (
  <>
    <FormattedNumber value={people} /> {people === 1 ? 'person' : 'people'} and <FormattedNumber value={inquiries} />{' '}
    {inquiries === 1 ? 'inquiry' : 'inquiries'}
  </>
);
