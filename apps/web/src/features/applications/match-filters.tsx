import { useSubmit } from 'react-router';
import { useUrlFields } from '../../shared/hooks/use-url-fields.ts';
import { Checkbox } from '../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import { Select, type SelectOption } from '../../shared/ui/select.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { MatchQuery } from './match-query.ts';

export interface MatchFiltersProps {
  query: MatchQuery;
  resumes: readonly { id: string; title: string }[];
  states: readonly SelectOption[];
}

/** Match filters. A selection applies immediately; a typed amount applies with the button or the Enter key. */
export function MatchFilters({ query, resumes, states }: MatchFiltersProps) {
  const submit = useSubmit();
  const { resume, state, remote, payMin, sponsorship, visa } = query;
  const form = useUrlFields({ resume, state, remote, payMin, sponsorship });
  return (
    <Form
      ref={form}
      method="get"
      action="/portal/matches"
      aria-label="Match filters"
      onChange={(event) => {
        const { target, currentTarget } = event;
        const isChoice =
          target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');
        if (isChoice) void submit(currentTarget, { replace: true, preventScrollReset: true });
      }}
      className="grid items-end gap-x-4 gap-y-4 border-b border-line pb-5 grid-cols-2 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.3fr)_auto]"
    >
      <Select
        name="resume"
        label="Résumé"
        required={false}
        className="col-span-2 lg:col-span-1"
        defaultValue={resume}
        options={resumes.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <Select
        name="state"
        label="State"
        required={false}
        placeholder="Any state"
        defaultValue={state ?? ''}
        options={states}
      />
      <Select
        name="remote"
        label="Remote"
        required={false}
        placeholder="Any"
        defaultValue={remote ?? ''}
        options={[
          { value: 'include', label: 'Include remote' },
          { value: 'only', label: 'Remote only' },
        ]}
      />
      <TextField
        name="payMin"
        label="Minimum pay per year"
        required={false}
        inputMode="numeric"
        prefix="$"
        defaultValue={payMin ?? ''}
      />
      <SubmitButton variant="secondary" busyLabel="Applying…">
        Apply filters
      </SubmitButton>
      <Checkbox
        name="sponsorship"
        optional
        label="I need visa sponsorship"
        hint="Hides jobs that say they don’t sponsor. Jobs that don’t mention it stay and are labeled."
        defaultChecked={sponsorship}
        className="col-span-2 text-small lg:col-span-5"
      />
      {visa !== undefined && <input type="hidden" name="visa" value={visa} />}
    </Form>
  );
}
