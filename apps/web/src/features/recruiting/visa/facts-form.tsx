import { VISA_CONSENTS } from '@foothold/contracts/recruiting/visa-choices';
import type { ClockStatus, VisaFacts } from '@foothold/core/visa';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Checkbox, RadioGroup } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { DayField } from '../registration/day-field.tsx';
import { FACT_GROUPS, type FactField } from './fields.ts';
import { getInputName } from './parse-visa.ts';
import { PeriodFields } from './period-fields.tsx';

export interface FactsFormProps {
  status: ClockStatus;
  facts: VisaFacts;
  isStored: boolean;
  shared: boolean;
  actionData: ChangeOutcome | undefined;
}

/** The questions of one status, with the consent to store the answers. */
export function FactsForm({ status, facts, isStored, shared, actionData }: FactsFormProps) {
  const { fetcher, outcome } = useChange('save', actionData);
  return (
    <Form key={status} fetcher={fetcher} failure={outcome?.failure} aria-label="Dates">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="status" value={status} />
      <div className="flex flex-col gap-8">
        <p className="text-small text-soft">
          Answer what you know. What’s missing is listed with the clock instead of guessed.
        </p>
        {FACT_GROUPS[status].map(({ title, fields }) => (
          <fieldset key={title} className="min-w-0">
            <legend className="pb-4 text-body font-strong">{title}</legend>
            <div className="grid items-end gap-5 sm:grid-cols-2">
              {fields.map((field) => (
                <div key={field.name} className={field.kind === 'day' ? '' : 'sm:col-span-2'}>
                  <FactInput field={field} facts={facts} />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
        <fieldset className="flex flex-col gap-4 border-t border-line pt-6">
          <legend className="sr-only">Consent</legend>
          <Checkbox name="consent" label={VISA_CONSENTS.storage} defaultChecked={isStored} />
          <Checkbox
            name="shared"
            label={VISA_CONSENTS.sharing}
            hint="Without this, they don’t see it, not even in your registration. Nobody but you sees your jobs and other dates."
            optional
            defaultChecked={shared}
          />
        </fieldset>
        <div>
          <SubmitButton busyLabel="Saving…">Save visa status</SubmitButton>
        </div>
      </div>
    </Form>
  );
}

function FactInput({ field, facts }: { field: FactField; facts: VisaFacts }) {
  if (field.kind === 'jobs') return <PeriodFields kind="jobs" periods={facts.jobs ?? null} />;
  if (field.kind === 'cpt') return <PeriodFields kind="cpt" periods={facts.cpt ?? null} />;
  const value = facts[field.name];
  const common = {
    name: getInputName(field.name),
    label: field.label,
    hint: field.hint,
    required: false,
    defaultValue: typeof value === 'string' ? value : '',
  };
  return field.kind === 'day' ? <DayField {...common} /> : <RadioGroup {...common} options={field.options} inline />;
}
