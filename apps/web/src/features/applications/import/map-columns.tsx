import { STATE_LABELS } from '@foothold/contracts/applications/choices';
import type { ImportPreview } from '@foothold/contracts/applications/import';
import { FIELD_LABELS, SOURCE_LABELS } from '@foothold/contracts/applications/import-choices';
import type { ApplicationState } from '@foothold/core/tracking';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import type { ImportField, ImportFlow } from './use-import.ts';

const FIELD_OPTIONS = Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label }));
const STATE_OPTIONS = Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label }));

/** What each column holds, and what the words of the state column stand for. */
export function MapColumns({ preview, flow }: { preview: ImportPreview; flow: ImportFlow }) {
  const hasState = preview.columns.some(({ field }) => field === 'state');
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="columns" className="flex flex-col gap-4">
        <h2 id="columns" className="text-title">
          What each column holds
        </h2>
        <p className="text-soft">
          {preview.source === null
            ? 'Check our guesses.'
            : `This looks like ${SOURCE_LABELS[preview.source]}. Check the columns.`}
        </p>
        <Checkbox
          name="headings"
          label="The first row has headings"
          optional
          checked={preview.headings}
          onChange={(event) => void flow.setHeadings(event.currentTarget.checked)}
        />
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {preview.columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            <li key={at} className="min-w-0">
              <Select
                name={`column-${at}`}
                label={column.name}
                placeholder="Don’t import"
                required={false}
                options={FIELD_OPTIONS}
                hint={column.examples.length > 0 ? column.examples.join(' · ') : 'Empty'}
                value={column.field ?? ''}
                onChange={(event) => void flow.setColumn(at, (event.currentTarget.value || null) as ImportField | null)}
              />
            </li>
          ))}
        </ul>
      </section>
      {hasState && preview.states.length > 0 && (
        <section aria-labelledby="states" className="flex flex-col gap-4">
          <h2 id="states" className="text-title">
            What the states mean
          </h2>
          <p className="max-w-prose text-soft">
            Where you choose nothing, a job with a date applied becomes Applied, and one without becomes Saved.
          </p>
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {preview.states.map(({ word, count, state }) => (
              <li key={word} className="min-w-0">
                <Select
                  name={`state-${word}`}
                  label={`${word} (${count})`}
                  required={false}
                  {...(state === null && { placeholder: 'Choose a state' })}
                  options={STATE_OPTIONS}
                  value={state ?? ''}
                  onChange={(event) => {
                    const chosen = event.currentTarget.value;
                    if (chosen !== '') void flow.setState(word, chosen as ApplicationState);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
