import { CLOCK_STATUSES, type ClockStatus } from '@foothold/core/visa';
import { useSubmit } from 'react-router';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { STATUS_LABELS } from './labels.ts';

/** Chooses the status whose questions are shown. Stores nothing. */
export function StatusForm({ status }: { status: ClockStatus | null }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  return (
    <Form
      method="get"
      aria-label="Status"
      className="flex flex-wrap items-end gap-4"
      onChange={({ currentTarget }) => void submit(currentTarget, { replace: true, preventScrollReset: true })}
    >
      <Select
        key={status}
        name="status"
        label="Your current status"
        placeholder="Choose one"
        options={CLOCK_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
        defaultValue={status ?? ''}
        className="w-full max-w-md"
      />
      {!hydrated && <SubmitButton variant="secondary">Show questions</SubmitButton>}
    </Form>
  );
}
