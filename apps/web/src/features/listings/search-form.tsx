import { Search } from 'lucide-react';
import { Form, SubmitButton } from '../../shared/ui/form.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { Filter } from './filter.ts';

/** Search words, place, and pay; the other filters are preserved. A plain HTML form, so it works without JavaScript. */
export function SearchForm({ filter, failure }: { filter: Filter; failure: FormFailure | null }) {
  const { q, place, payMin, within, remote, sponsorship, age, company, source, visa, sort, view } = filter;
  const saved = { within, remote, sponsorship, age, company, source, visa, sort, view };
  return (
    <Form
      // Resets the fields when a link removes a filter.
      key={JSON.stringify([q, place, payMin])}
      method="get"
      action="/jobs"
      role="search"
      aria-label="Jobs"
      failure={failure}
      className="[&>[role=alert]]:mb-5"
    >
      {Object.entries(saved).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="grid items-end gap-x-4 gap-y-4 grid-cols-2 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,0.9fr)_auto]">
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
          label="Minimum pay per year"
          required={false}
          inputMode="numeric"
          prefix="$"
          defaultValue={payMin ?? ''}
          className="min-w-0"
        />
        <SubmitButton busyLabel="Searching…" className="col-span-2 lg:col-span-1">
          <Search aria-hidden="true" size={18} />
          Search
        </SubmitButton>
      </div>
    </Form>
  );
}
