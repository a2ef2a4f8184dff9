import {
  ALERT_CHANNELS,
  ALERT_FREQUENCIES,
  type AlertChannel,
  type AlertFrequency,
  savedSearchLimits,
} from '@foothold/contracts/listings/choices';
import type { AlertAllowance } from '@foothold/contracts/listings/saved-searches';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useAppData } from '../../../shared/app-data.tsx';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog, DialogClose } from '../../../shared/ui/dialog.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { CHANNEL_LABELS, getFrequencyLabel } from './labels.ts';
import { NOTIFICATION_SETTINGS_PATH, SAVED_SEARCHES_PATH } from './paths.ts';
import { useSavedSearches } from './use-saved-searches.ts';

export interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name to start with. */
  name: string;
  frequency: AlertFrequency;
  channel: AlertChannel;
  /** What identifies the search: the ID of a saved one, or the URL of one to save. */
  target: { id: string } | { search: string };
  alerts: AlertAllowance;
}

/** Asks for a search's name and how often it sends alerts. */
export function SearchDialog({ open, onOpenChange, ...form }: SearchDialogProps) {
  const isNew = 'search' in form.target;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? 'Save search' : 'Edit saved search'}
      {...(isNew && { description: 'Come back to it with one click, and hear about new jobs.' })}
    >
      <SearchForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SearchForm({
  name,
  frequency,
  channel,
  target,
  alerts,
  onDone,
}: Omit<SearchDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void }) {
  const fetcher = useSavedSearches({ showsFailure: false });
  const done = fetcher.data?.done;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, after it was saved
  useEffect(() => {
    if (done) onDone();
  }, [done]);
  const hasAlerts = frequency !== 'off' || alerts.used < alerts.allowed;
  return (
    <Form fetcher={fetcher} action={SAVED_SEARCHES_PATH} failure={fetcher.data?.failure}>
      <input type="hidden" name="intent" value={'id' in target ? 'change' : 'save'} />
      {Object.entries(target).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="flex flex-col gap-5">
        <TextField name="name" label="Name" defaultValue={name} maxLength={savedSearchLimits.name} autoComplete="off" />
        {hasAlerts ? (
          <AlertFields frequency={frequency} channel={channel} />
        ) : (
          <NoAlertsLeft allowed={alerts.allowed} />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <SubmitButton busyLabel="Saving…">{'id' in target ? 'Save changes' : 'Save search'}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}

/** How often the search sends alerts, and how. */
function AlertFields({ frequency, channel }: Pick<SearchDialogProps, 'frequency' | 'channel'>) {
  const { region } = useAppData();
  const [chosen, setChosen] = useState<string>(frequency);
  const [by, setBy] = useState<string>(channel);
  return (
    <>
      <Select
        name="frequency"
        label="Alerts"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={ALERT_FREQUENCIES.map((value) => ({ value, label: getFrequencyLabel(value, region) }))}
      />
      {chosen === 'off' ? (
        <input type="hidden" name="channel" value={by} />
      ) : (
        <Select
          name="channel"
          label="Send alerts by"
          {...(by !== 'email' && { hint: <BrowserHint /> })}
          value={by}
          onChange={(event) => setBy(event.target.value)}
          options={ALERT_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }))}
        />
      )}
    </>
  );
}

const BrowserHint = () => (
  <>
    Shown in every browser in which you{' '}
    <Link to={NOTIFICATION_SETTINGS_PATH} className="link">
      turned notifications on
    </Link>
    .
  </>
);

/** Shown instead of the choice of alerts. The search can be saved without. */
function NoAlertsLeft({ allowed }: { allowed: number }) {
  const { portalUrl } = useAppData();
  const plans = (
    <a href={`${portalUrl}/billing`} className="link">
      See plans
    </a>
  );
  if (allowed === 0)
    return (
      <PlanCallout title="Alerts are part of our plans">
        <p>You can save the search now. We count its new jobs for you without alerts. {plans}</p>
      </PlanCallout>
    );
  return (
    <PlanCallout title={`All ${allowed} of your plan’s alerts are in use`}>
      <p>You can save the search without alerts, or turn off another one’s. {plans}</p>
    </PlanCallout>
  );
}
