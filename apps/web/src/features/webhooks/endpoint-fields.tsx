import { type Webhook, webhookLimits } from '@foothold/contracts/webhooks';
import { Checkbox } from '../../shared/ui/choice.tsx';
import type { FormFailure } from '../../shared/ui/form-state.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { EVENT_GROUPS, EVENT_LABELS } from './messages.ts';

export interface EndpointFieldsProps {
  /** Undefined for a new one. */
  webhook?: Webhook;
  failure: FormFailure | null | undefined;
}

/** The fields of an endpoint: its address, a description, and its events. */
export function EndpointFields({ webhook, failure }: EndpointFieldsProps) {
  const error = failure?.fields.events;
  return (
    <>
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label="Address"
        hint="Where we send events, starting with https://"
        defaultValue={webhook?.url}
        maxLength={webhookLimits.url}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="description"
        label="Description"
        optional
        defaultValue={webhook?.description}
        maxLength={webhookLimits.description}
      />
      <fieldset className="flex flex-col gap-3" aria-describedby={error ? 'events-error' : undefined}>
        <legend className="mb-1.5 text-small font-strong">Which events?</legend>
        {error && (
          <p id="events-error" className="text-small text-danger-text">
            {error}
          </p>
        )}
        {EVENT_GROUPS.map(({ label, events }) => (
          <fieldset key={label} className="flex flex-col gap-2 border-t border-line pt-3">
            <legend className="float-left w-full pb-2 text-small font-medium">{label}</legend>
            {events.map((type) => (
              <Checkbox
                key={type}
                name="events"
                value={type}
                label={EVENT_LABELS[type]}
                defaultChecked={webhook?.events.includes(type) ?? false}
                optional
                className="clear-both"
              />
            ))}
          </fieldset>
        ))}
      </fieldset>
    </>
  );
}
