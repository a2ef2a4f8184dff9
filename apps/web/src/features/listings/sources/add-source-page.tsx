import { sourceLimits } from '@foothold/contracts/listings/choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { DetailPage } from '../../../shared/ui/detail-page.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { SOURCES } from './source-page.tsx';

/** The page at /console/sources/new. */
export function AddSourcePage({ actionData }: { actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('add', actionData);
  return (
    <DetailPage
      list={SOURCES}
      title="Add a source"
      parts={[
        {
          id: 'address',
          content: (
            <Form
              fetcher={fetcher}
              failure={outcome?.failure}
              className="flex max-w-prose flex-col items-stretch gap-5"
            >
              <TextField
                name="address"
                label="Careers address"
                hint="The page with the employer’s list of jobs. Copy its address from your browser."
                inputMode="url"
                maxLength={sourceLimits.address}
                autoComplete="off"
              />
              <TextField
                name="company"
                label="Employer"
                hint="Needed only if the job board doesn’t name it."
                required={false}
                maxLength={sourceLimits.company}
                autoComplete="off"
              />
              <SubmitButton busyLabel="Reading the board…" className="self-start">
                Add source
              </SubmitButton>
            </Form>
          ),
        },
      ]}
      side={{
        label: 'About sources',
        parts: [
          {
            id: 'after',
            title: 'What happens next',
            content: (
              <p>
                We read the board once before adding it. Then it is synced regularly: more often if its jobs change,
                less often if they don’t. A source whose terms are unknown, or don’t let us store descriptions, stays
                off until you switch it on.
              </p>
            ),
          },
        ],
      }}
    />
  );
}
