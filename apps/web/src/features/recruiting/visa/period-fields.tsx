import { visaLimits } from '@foothold/contracts/recruiting/visa-choices';
import type { ClockJob, CptPeriod } from '@foothold/core/visa';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../../shared/hooks/use-hydrated.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { DayField } from '../registration/day-field.tsx';
import { getInputName, getNoneName } from './parse-visa.ts';

export interface PeriodFieldsProps {
  kind: 'jobs' | 'cpt';
  /** Null if not answered. */
  periods: readonly (ClockJob | CptPeriod)[] | null;
}

const TEXTS = {
  jobs: { row: 'Job', add: 'Add job', none: 'I’ve had no job since OPT began' },
  cpt: { row: 'Period', add: 'Add period', none: 'I’ve had no CPT' },
} as const;

/** Empty rows where nothing can be added without JavaScript. */
const SPARE_ROWS = 2;

/** Jobs or periods of CPT, one row each. Empty rows are left out. */
export function PeriodFields({ kind, periods }: PeriodFieldsProps) {
  const texts = TEXTS[kind];
  const hydrated = useHydrated();
  const [added, setAdded] = useState(periods?.length ? 0 : 1);
  const known = periods?.length ?? 0;
  const count = Math.min(visaLimits.periods, known + (hydrated ? added : SPARE_ROWS));
  return (
    <div className="flex flex-col gap-5">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their position, and are only added at the end
        <PeriodRow key={at} kind={kind} label={`${texts.row} ${at + 1}`} at={at} period={periods?.[at]} />
      ))}
      <div className="flex flex-col items-start gap-4">
        {hydrated && count < visaLimits.periods && (
          <Button variant="secondary" size="small" onClick={() => setAdded(added + 1)}>
            <Plus aria-hidden="true" size={16} />
            {texts.add}
          </Button>
        )}
        <Checkbox name={getNoneName(kind)} label={texts.none} optional defaultChecked={periods?.length === 0} />
      </div>
    </div>
  );
}

interface PeriodRowProps {
  kind: 'jobs' | 'cpt';
  label: string;
  at: number;
  period: ClockJob | CptPeriod | undefined;
}

function PeriodRow({ kind, label, at, period }: PeriodRowProps) {
  const name = (part: string) => getInputName(`${kind}.${at}.${part}`);
  return (
    <fieldset className="grid items-end gap-4 sm:grid-cols-3">
      <legend className="pb-2 text-small font-strong">{label}</legend>
      <DayField name={name('start')} label="First day" required={false} defaultValue={period?.start ?? ''} />
      <DayField
        name={name('end')}
        label="Last day, if it has ended"
        required={false}
        defaultValue={period?.end ?? ''}
      />
      {kind === 'jobs' ? (
        <TextField
          name={name('hours')}
          label="Hours a week"
          required={false}
          inputMode="numeric"
          className="[&_input]:max-w-32"
          defaultValue={period && 'hours' in period ? (period.hours ?? '') : ''}
        />
      ) : (
        <Select
          name={name('time')}
          label="Full or part time"
          required={false}
          placeholder="Choose one"
          options={[
            { value: 'full', label: 'Full time' },
            { value: 'part', label: 'Part time' },
          ]}
          defaultValue={period && 'time' in period ? (period.time ?? '') : ''}
        />
      )}
    </fieldset>
  );
}
