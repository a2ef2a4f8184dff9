import type { OwnRules } from '@foothold/contracts/recruiting';
import { rulesLimits } from '@foothold/contracts/recruiting/rules-choices';
import { useState } from 'react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';

interface RulesFormProps {
  ownRules: OwnRules;
  actionData: ChangeOutcome | undefined;
}

/** The member's rules. An employer of today is on the list from the start, for the member to take off. */
export function RulesForm({ ownRules: { rules, savedAt, suggestedCompanies }, actionData }: RulesFormProps) {
  const { fetcher, outcome } = useChange('rules', actionData);
  const suggested = savedAt === null ? suggestedCompanies : [];
  const [companies, setCompanies] = useState([...rules.neverCompanies, ...suggested].join('\n'));
  const missing = savedAt === null ? [] : suggestedCompanies.filter((name) => !companies.includes(name));
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-form flex-col items-start gap-6">
      <input type="hidden" name="intent" value="rules" />
      {savedAt === null ? (
        <p className="text-soft">Nothing is saved yet. Until you save rules, your recruiter may propose any job.</p>
      ) : (
        <p className="text-soft">
          Saved <DateTime value={savedAt} />. Your recruiter sees them while your authorization is given.
        </p>
      )}
      <TextArea
        name="neverCompanies"
        label="Never apply to these companies"
        hint={
          suggested.length > 0
            ? `One a line. We added ${suggested.join(' and ')}, where you work now.`
            : 'One a line. Other spellings of the same company count too.'
        }
        optional
        rows={4}
        value={companies}
        onChange={(event) => setCompanies(event.target.value)}
        className="w-full"
      />
      {missing.map((name) => (
        <Button key={name} size="small" onClick={() => setCompanies((text) => `${text}${text && '\n'}${name}`)}>
          Add {name}, where you work now
        </Button>
      ))}
      <TextArea
        name="places"
        label="Places"
        hint="Where you want to work, one a line: Austin, TX or Texas. Leave it empty for anywhere. Remote jobs always fit."
        optional
        rows={3}
        defaultValue={rules.places.join('\n')}
        className="w-full"
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-2 font-strong">Ask me before applying to a job</legend>
        <Checkbox
          name="relocation"
          label="That I’d have to move for"
          optional
          defaultChecked={rules.askBefore.relocation}
        />
        <Checkbox
          name="contract"
          label="That is contract or temporary work"
          optional
          defaultChecked={rules.askBefore.contract}
        />
        <Checkbox name="onSite" label="With days on site" optional defaultChecked={rules.askBefore.onSite} />
      </fieldset>
      <div className="grid w-full gap-6 sm:grid-cols-2">
        <TextField
          name="payBelow"
          label="Ask me if the pay starts below"
          prefix="$"
          suffix="a year"
          inputMode="numeric"
          optional
          defaultValue={rules.askBefore.payBelow ?? ''}
        />
        <TextField
          name="payFloor"
          label="Never below"
          prefix="$"
          suffix="a year"
          inputMode="numeric"
          optional
          defaultValue={rules.payFloor ?? ''}
        />
      </div>
      <TextField
        name="weekly"
        label="Applications a week"
        hint="How many you’d like your recruiter to prepare."
        inputMode="numeric"
        optional
        defaultValue={rules.weekly ?? ''}
        className="w-full max-w-48"
      />
      <TextArea
        name="note"
        label="Anything else"
        hint="Your recruiter reads this before they propose a job."
        optional
        rows={4}
        maxLength={rulesLimits.note}
        defaultValue={rules.note}
        className="w-full"
      />
      <SubmitButton busyLabel="Saving…">Save rules</SubmitButton>
    </Form>
  );
}
