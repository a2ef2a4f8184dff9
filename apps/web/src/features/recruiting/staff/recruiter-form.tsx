import { getProductNames } from '@foothold/brand';
import type { RegistrationDetail } from '@foothold/contracts/recruiting';
import { suggestRecruiter } from '@foothold/core/staffing';
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
  away: boolean;
}

export interface RecruiterFormProps {
  registration: RegistrationDetail;
  recruiters: readonly RecruiterLoad[];
  actionData: ChangeOutcome | undefined;
}

/** Assigns the member's recruiter. Each option shows the recruiter's number of members and their maximum. */
export function RecruiterForm({ registration, recruiters, actionData }: RecruiterFormProps) {
  const { fetcher, outcome } = useChange('assign', actionData);
  const { recruiter, state, plan } = registration;
  const names = getProductNames(useBrand());
  const suggested = recruiter === null ? suggestRecruiter(recruiters) : undefined;
  if (state !== 'accepted' && recruiter === null) return <p>Accept the registration to assign a recruiter.</p>;
  return (
    <>
      <p>
        {recruiter === null ? (
          'Not assigned yet.'
        ) : (
          <>
            {recruiter.name}, assigned <DateTime value={recruiter.since} />.
          </>
        )}
      </p>
      {plan !== 'prime' && plan !== 'x' && (
        <p className="text-caution-text">
          Recruiters are included in {names.prime} and {names.x}. This member doesn’t have either plan right now.
        </p>
      )}
      {recruiters.length === 0 ? (
        <p>There are no recruiters. An admin can give someone that role under Members.</p>
      ) : (
        <Form fetcher={fetcher} failure={outcome?.failure} className="flex w-full flex-col items-start gap-3">
          <input type="hidden" name="intent" value="assign" />
          <Select
            // Resets the list if someone else changed the recruiter.
            key={recruiter?.id ?? 'nobody'}
            name="recruiterId"
            label="Assign to"
            required={false}
            className="w-full"
            defaultValue={recruiter?.id ?? ''}
            options={[
              { value: '', label: 'Unassigned' },
              ...recruiters.map(({ id, name, members, capacity, away }) => ({
                value: id,
                label: `${name}, ${members} of ${capacity}${away ? ', away' : ''}`,
                disabled: members >= capacity && id !== recruiter?.id,
              })),
            ]}
          />
          <SubmitButton variant="secondary" size="small" busyLabel="Assigning…">
            Assign
          </SubmitButton>
        </Form>
      )}
      {suggested && state === 'accepted' && (
        <Form fetcher={fetcher} className="w-full">
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="recruiterId" value={suggested.id} />
          <SubmitButton variant="quiet" size="small" busyLabel="Assigning…">
            Suggested: {suggested.name}, most room
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
