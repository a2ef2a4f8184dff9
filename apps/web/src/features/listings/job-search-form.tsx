import { Search } from 'lucide-react';
import { useSubmit } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useUrlFields } from '../../shared/hooks/use-url-fields.ts';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { FacetsProps } from './facets.tsx';
import type { SearchPath } from './filter.ts';
import { REMOTE_LABELS, SPONSORSHIP_LABELS } from './labels.ts';

export interface JobSearchFormProps extends Pick<FacetsProps, 'filter' | 'facets'> {
  failure: FormFailure | null;
  path: SearchPath;
}

/** All filters of a search in one form. A selection applies immediately; typed words apply with the button or the Enter key. */
export function JobSearchForm({ filter, failure, facets, path }: JobSearchFormProps) {
  const submit = useSubmit();
  const { q, place, payMin, remote, sponsorship, visa, sort } = filter;
  const form = useUrlFields({ q, place, payMin, remote, sponsorship });
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      aria-label="Jobs"
      failure={failure}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement)
          void submit(currentTarget, { replace: true, preventScrollReset: true });
      }}
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {visa !== undefined && <input type="hidden" name="visa" value={visa} />}
      <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.1fr)_minmax(0,0.9fr)_minmax(0,0.9fr)_minmax(0,1.1fr)_auto]">
        <TextField
          name="q"
          type="search"
          label="What"
          required={false}
          defaultValue={q ?? ''}
          placeholder="Title, skill or company"
          className="col-span-2 min-w-0 lg:col-span-1"
        />
        <TextField
          name="place"
          label="Where"
          required={false}
          defaultValue={place ?? ''}
          placeholder="City or state"
          autoComplete="address-level2"
          className="min-w-0"
        />
        <TextField
          name="payMin"
          label="Minimum pay"
          required={false}
          inputMode="numeric"
          prefix="$"
          defaultValue={payMin ?? ''}
          className="min-w-0"
        />
        <Select
          name="remote"
          label="Workplace"
          required={false}
          placeholder="Any"
          defaultValue={remote ?? ''}
          options={useOptions(REMOTE_LABELS, facets.remote, remote)}
        />
        <Select
          name="sponsorship"
          label="Visa sponsorship"
          required={false}
          placeholder="Any"
          defaultValue={sponsorship ?? ''}
          options={useOptions(SPONSORSHIP_LABELS, facets.sponsorship, sponsorship)}
        />
        <SubmitButton busyLabel="Searching…" className="col-span-2 lg:col-span-1">
          <Search aria-hidden="true" size={18} />
          Search
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The values that leave jobs, each with how many. */
function useOptions<Value extends string>(
  labels: Record<Value, string>,
  counts: readonly { value: string; count: number }[],
  chosen: Value | undefined,
) {
  const format = useFormat();
  return (Object.keys(labels) as Value[]).flatMap((value) => {
    const count = counts.find((facet) => facet.value === value)?.count ?? 0;
    if (count === 0 && value !== chosen) return [];
    return [{ value, label: `${labels[value]} (${format.number(count)})` }];
  });
}
