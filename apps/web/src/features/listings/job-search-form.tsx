import { Search } from 'lucide-react';
import { useSubmit } from 'react-router';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useUrlFields } from '../../shared/hooks/use-url-fields.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { Select, type SelectOption } from '../../shared/ui/select.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { formatCount } from './count-text.tsx';
import type { FacetsProps } from './facets.tsx';
import type { SearchPath } from './filter.ts';
import { AGE_LABELS, REMOTE_LABELS, SPONSORSHIP_LABELS } from './labels.ts';

export interface JobSearchFormProps extends Pick<FacetsProps, 'filter' | 'facets' | 'atLeast'> {
  failure: FormFailure | null;
  path: SearchPath;
}

/** All filters of a search in one form. A selection applies immediately; typed words apply with the button or the Enter key. */
export function JobSearchForm({ filter, failure, facets, atLeast, path }: JobSearchFormProps) {
  const submit = useSubmit();
  const { q, place, within, payMin, remote, sponsorship, age, company, source, visa, sort, view } = filter;
  const form = useUrlFields({ q, place, payMin, remote, sponsorship, age, source });
  const toOption = useOption(atLeast);
  const hasSources = facets.source.length > 1 || source !== undefined;
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
      {within !== undefined && <input type="hidden" name="within" value={within} />}
      {company !== undefined && <input type="hidden" name="company" value={company} />}
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {view !== undefined && <input type="hidden" name="view" value={view} />}
      {visa !== undefined && <input type="hidden" name="visa" value={visa} />}
      <div className="grid grid-cols-2 items-end gap-4 lg:grid-cols-4">
        <TextField
          name="q"
          type="search"
          label="What"
          required={false}
          defaultValue={q ?? ''}
          placeholder="Title, skill or company"
          className={cx('col-span-2 min-w-0', hasSources && 'lg:col-span-1')}
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
          options={listOptions(REMOTE_LABELS, facets.remote, remote, toOption('remote'))}
        />
        <Select
          name="sponsorship"
          label="Visa sponsorship"
          required={false}
          placeholder="Any"
          defaultValue={sponsorship ?? ''}
          options={listOptions(SPONSORSHIP_LABELS, facets.sponsorship, sponsorship, toOption('sponsorship'))}
        />
        <Select
          name="age"
          label="Posted"
          className={cx(!hasSources && 'col-span-2 lg:col-span-1')}
          required={false}
          placeholder="Any time"
          defaultValue={age ?? ''}
          options={listOptions(AGE_LABELS, facets.age, age, toOption('age'))}
        />
        {hasSources && (
          <Select
            name="source"
            label="Source"
            required={false}
            placeholder="Any"
            defaultValue={source ?? ''}
            options={facets.source.map(({ value, name, count }) => toOption('source')(value, name, count))}
          />
        )}
        <SubmitButton busyLabel="Searching…" className="col-span-2 lg:col-span-1">
          <Search aria-hidden="true" size={18} />
          Search
        </SubmitButton>
      </div>
    </Form>
  );
}

type ToOption = (value: string, label: string, count: number) => SelectOption;

/** Makes options of a facet, each with how many jobs it leaves. */
function useOption(atLeast: readonly string[]): (facet: string) => ToOption {
  const format = useFormat();
  return (facet) => (value, label, count) => ({
    value,
    label: `${label} (${formatCount(count, atLeast.includes(facet), format)})`,
  });
}

/** The values that leave jobs. */
function listOptions<Value extends string>(
  labels: Record<Value, string>,
  counts: readonly { value: string; count: number }[],
  chosen: Value | undefined,
  toOption: ToOption,
): SelectOption[] {
  return (Object.keys(labels) as Value[]).flatMap((value) => {
    const count = counts.find((facet) => facet.value === value)?.count ?? 0;
    return count === 0 && value !== chosen ? [] : [toOption(value, labels[value], count)];
  });
}
