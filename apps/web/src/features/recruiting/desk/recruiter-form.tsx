import { productNames } from '@foothold/contracts/brand';
import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useBrand } from '../../../shared/app-data.tsx';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';

export interface RecruiterLoad {
  id: string;
  name: string;
  members: number;
  capacity: number;
}

export interface RecruiterFormProps {
  registration: RegistrationDetail;
  recruiters: readonly RecruiterLoad[];
  actionData: ChangeOutcome | undefined;
}

/** Who works for the member: each recruiter with how many members they have, of how many they can have. */
export function RecruiterForm({ registration, recruiters, actionData }: RecruiterFormProps) {
  const { fetcher, outcome } = useChange('assign', actionData);
  const { recruiter, state, plan } = registration;
  const names = productNames(useBrand());
  if (state !== 'accepted' && recruiter === null) return <p>A recruiter can be given once it is accepted.</p>;
  return (
    <>
      <p>
        {recruiter === null ? (
          'Nobody yet.'
        ) : (
          <>
            {recruiter.name}, since <DateTime value={recruiter.since} />.
          </>
        )}
      </p>
      {plan !== 'prime' && plan !== 'x' && (
        <p className="text-caution-text">
          A recruiter’s time is part of {names.prime} and {names.x}, and this member has neither at the moment.
        </p>
      )}
      {recruiters.length === 0 ? (
        <p>There is no recruiter. An admin gives somebody that role under Members.</p>
      ) : (
        <Form fetcher={fetcher} failure={outcome?.failure} className="flex w-full flex-col items-start gap-3">
          <input type="hidden" name="intent" value="assign" />
          <Select
            // Whoever has the member is what the list shows, also when somebody else changed it.
            key={recruiter?.id ?? 'nobody'}
            name="recruiterId"
            label="Give the member to"
            required={false}
            className="w-full"
            defaultValue={recruiter?.id ?? ''}
            options={[
              { value: '', label: 'Nobody' },
              ...recruiters.map(({ id, name, members, capacity }) => ({
                value: id,
                label: `${name}, ${members} of ${capacity}`,
                disabled: members >= capacity && id !== recruiter?.id,
              })),
            ]}
          />
          <SubmitButton variant="secondary" size="small" busyLabel="Giving…">
            Assign
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
