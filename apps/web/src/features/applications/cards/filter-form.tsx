import { ORIGINS, STATE_LABELS } from '@foothold/contracts/applications/choices';
import { APPLICATION_STATES } from '@foothold/core/tracking';
import { ChevronRight, Search } from 'lucide-react';
import { Link, useSubmit } from 'react-router';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { useUrlFields } from '../../../shared/hooks/use-url-fields.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ORIGIN_LABELS } from './card.ts';
import { type CardFilter, FILTER_LIMITS, isFiltered } from './filter.ts';

const SCORES = [50, 60, 70, 80, 90];

export interface FilterFormProps {
  filter: CardFilter;
  /** The page of the form. */
  path: string;
  tags: readonly string[];
  shown: number;
  total: number;
  /** Further parameters of the URL to keep. */
  others?: Readonly<Record<string, string | undefined>>;
}

/** The filters that the board and the list share. A choice takes effect at once; without JavaScript, with a button. */
export function FilterForm({ filter, path, tags, shown, total, others = {} }: FilterFormProps) {
  const submit = useSubmit();
  const form = useUrlFields({
    q: filter.q,
    state: filter.state,
    tag: filter.tag,
    origin: filter.origin,
    step: filter.step,
    score: filter.score,
  });
  const { q: _, ...choices } = filter;
  const chosen = Object.values(choices).filter((value) => value !== undefined).length;
  const allTags = filter.tag !== undefined && !tags.includes(filter.tag) ? [...tags, filter.tag] : tags;
  return (
    <Form
      ref={form}
      method="get"
      action={path}
      role="search"
      aria-label="Filter applications"
      className="flex flex-col gap-1 pb-4"
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
      }}
    >
      {Object.entries(others).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="flex min-w-0 items-end gap-3 sm:max-w-form">
        <TextField
          name="q"
          type="search"
          label="Title, company, place, or tag"
          required={false}
          maxLength={FILTER_LIMITS.words}
          defaultValue={filter.q ?? ''}
          className="min-w-0 flex-1"
        />
        <SubmitButton variant="secondary" aria-label="Search">
          <Search aria-hidden="true" size={18} />
        </SubmitButton>
      </div>
      <div className="relative">
        <p role="status" className="absolute top-1.5 right-0 text-note leading-6 text-soft sm:text-small">
          {isFiltered(filter) ? (
            <>
              <FormattedNumber value={shown} /> of <FormattedNumber value={total} /> applications.{' '}
              <Link to={path} className="link">
                Clear filters
              </Link>
            </>
          ) : (
            <>
              <FormattedNumber value={total} /> {total === 1 ? 'application' : 'applications'}
            </>
          )}
        </p>
        <details open={chosen > 0} className="group">
          <summary className="inline-flex min-h-9 cursor-pointer items-center gap-1 text-small font-medium">
            <ChevronRight aria-hidden="true" size={16} className="group-open:rotate-90" />
            Filters{chosen > 0 && ` (${chosen})`}
          </summary>
          <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-5">
            <Select
              name="state"
              label="State"
              required={false}
              placeholder="Any"
              defaultValue={filter.state ?? ''}
              options={APPLICATION_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }))}
            />
            <Select
              name="tag"
              label="Tag"
              required={false}
              placeholder="Any"
              defaultValue={filter.tag ?? ''}
              options={allTags.map((tag) => ({ value: tag, label: tag }))}
            />
            <Select
              name="origin"
              label="Added from"
              required={false}
              placeholder="Anywhere"
              defaultValue={filter.origin ?? ''}
              options={ORIGINS.map((origin) => ({ value: origin, label: ORIGIN_LABELS[origin] }))}
            />
            <Select
              name="step"
              label="Next step"
              required={false}
              placeholder="Any"
              defaultValue={filter.step ?? ''}
              options={[
                { value: 'with', label: 'With a next step' },
                { value: 'without', label: 'Without one' },
              ]}
            />
            <Select
              name="score"
              label="Résumé score"
              required={false}
              placeholder="Any"
              defaultValue={filter.score === undefined ? '' : String(filter.score)}
              options={[...new Set([...SCORES, ...(filter.score === undefined ? [] : [filter.score])])]
                .sort((a, b) => a - b)
                .map((score) => ({ value: String(score), label: `${score} or more` }))}
            />
          </div>
          <SubmitButton variant="secondary" size="small" className="mt-3 scripted:hidden">
            Apply filters
          </SubmitButton>
        </details>
      </div>
    </Form>
  );
}
