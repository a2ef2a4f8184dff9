import {
  CURRENT_JOB_END,
  type Experience,
  limits,
  MAX_EXPERIENCES,
  type RegistrationAnswers,
} from '@foothold/contracts/recruiting/registration-choices';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { BLANK_EXPERIENCE, getEntryFieldName } from './answers.ts';
import { DayField } from './day-field.tsx';
import { FormSection } from './form-section.tsx';
import type { EntryActions } from './use-entries.ts';

/** Work experience, with one to three entries. */
export function ExperienceSection({ initial, entries }: { initial: RegistrationAnswers; entries: EntryActions }) {
  const hydrated = useHydrated();
  // Without JavaScript, entries can't be added, so all three are shown and blank ones are ignored.
  const spareEntryCount = hydrated ? 0 : Math.max(0, MAX_EXPERIENCES - entries.ids.length);
  const entryIds = [
    ...entries.ids,
    ...Array.from({ length: spareEntryCount }, (_, index) => entries.ids.length + index),
  ];
  return (
    <FormSection
      id="work-experience"
      lead="Add up to three jobs, newest first. If you’re a consultant, name the client. If you only know the month, use its first day."
    >
      {entryIds.map((id, index) => (
        <Entry
          key={id}
          index={index}
          initial={initial.workExperience[id] ?? BLANK_EXPERIENCE}
          isSpare={index >= entries.ids.length}
          onRemove={hydrated && entries.ids.length > 1 ? () => entries.remove(index) : null}
        />
      ))}
      {hydrated && entries.ids.length < MAX_EXPERIENCES && (
        <Button onClick={entries.add} className="self-start">
          <Plus aria-hidden="true" size={18} />
          Add work experience
        </Button>
      )}
    </FormSection>
  );
}

interface EntryProps {
  index: number;
  initial: Experience;
  /** Shown only without JavaScript. */
  isSpare: boolean;
  onRemove: (() => void) | null;
}

function Entry({ index, initial, isSpare, onRemove }: EntryProps) {
  const heading = useId();
  const hydrated = useHydrated();
  const [isPresent, setIsPresent] = useState(initial.endDate === CURRENT_JOB_END);
  const getFieldName = (field: keyof Experience | 'present') => getEntryFieldName(index, field);
  return (
    <fieldset
      aria-labelledby={heading}
      data-entry={index}
      className={cx('flex min-w-0 flex-col gap-5 border-l-2 border-line pl-5', isSpare && 'scripted:hidden')}
    >
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h3 id={heading} tabIndex={-1} className="font-text text-body font-strong tracking-normal">
          Experience {index + 1}
          {isSpare && <span className="font-regular text-soft"> (optional)</span>}
        </h3>
        {onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            Remove<span className="sr-only"> experience {index + 1}</span>
          </Button>
        )}
      </div>
      <TextField
        name={getFieldName('clientName')}
        label="Client name"
        hint="The company you worked for."
        maxLength={limits.line}
        defaultValue={initial.clientName}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <DayField name={getFieldName('startDate')} label="Start date" defaultValue={initial.startDate} />
        <DayField
          name={getFieldName('endDate')}
          label="End date"
          disabled={hydrated && isPresent}
          defaultValue={initial.endDate === CURRENT_JOB_END ? '' : initial.endDate}
        />
      </div>
      <Checkbox
        name={getFieldName('present')}
        label="I currently work here"
        optional
        defaultChecked={initial.endDate === CURRENT_JOB_END}
        onChange={(event) => setIsPresent(event.currentTarget.checked)}
      />
      <TextField name={getFieldName('role')} label="Role" maxLength={limits.line} defaultValue={initial.role} />
      <TextField
        name={getFieldName('clientAddress')}
        label="Client address"
        hint="City and state are enough if you don’t know the street."
        maxLength={limits.address}
        defaultValue={initial.clientAddress}
      />
    </fieldset>
  );
}
