import type { ApplicationSettings } from '@foothold/contracts/applications/planning';
import { planLimits } from '@foothold/contracts/applications/planning-choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { Checkbox } from '../../../shared/ui/choice.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface SettingsProps {
  settings: ApplicationSettings;
  actionData: ChangeOutcome | undefined;
}

/** Whether reminders are emailed, and when an application counts as not answered. */
export function ReminderSettings({ settings, actionData }: SettingsProps) {
  const { fetcher, outcome } = useChange('set-reminders', actionData);
  const { min, max } = planLimits.noAnswerDays;
  return (
    <>
      {!settings.sendsReminders && (
        <PlanCallout title="Your plan doesn’t send reminders">
          <p>They’re shown with each application and in your calendar.</p>
        </PlanCallout>
      )}
      <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-[44rem] flex-col gap-5">
        <input type="hidden" name="intent" value="set-reminders" />
        <Checkbox
          name="emailReminders"
          optional
          label="Email me when a reminder is due"
          hint="You also get a notification in the portal, and in each browser where you turned notifications on."
          defaultChecked={settings.emailReminders}
        />
        <TextField
          name="noAnswerDays"
          label="Days without news until “No answer”"
          hint={`From ${min} to ${max}. Applications with an interview or an open reminder aren’t ended.`}
          inputMode="numeric"
          defaultValue={String(settings.noAnswerDays)}
        />
        <div>
          <SubmitButton variant="secondary" busyLabel="Saving…">
            Save settings
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** The address of the calendar, for calendar programs. */
export function CalendarSettings({ settings: { calendarUrl, calendarDetails }, actionData }: SettingsProps) {
  const details = useChange('set-details', actionData);
  return (
    <>
      <p className="max-w-prose text-small text-soft">
        Subscribe to your interviews, reminders, and deadlines in Google Calendar, Apple Calendar, or Outlook. Anyone
        who has the address can read the calendar, so don’t share it.
      </p>
      {calendarUrl !== null && (
        <TextField
          name="calendarUrl"
          label="Calendar address"
          readOnly
          required={false}
          value={calendarUrl}
          onFocus={(event) => event.currentTarget.select()}
          className="max-w-[44rem]"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <MakeLink hasLink={calendarUrl !== null} actionData={actionData} />
        {calendarUrl !== null && <RemoveLink actionData={actionData} />}
      </div>
      <Form fetcher={details.fetcher} failure={details.outcome?.failure} className="flex max-w-[44rem] flex-col gap-4">
        <input type="hidden" name="intent" value="set-details" />
        <Checkbox
          name="calendarDetails"
          optional
          label="Include company names, places, and people"
          hint="Without them, the calendar has the job titles, and your own words as you wrote them."
          defaultChecked={calendarDetails}
        />
        <div>
          <SubmitButton variant="secondary" busyLabel="Saving…">
            Save
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

function MakeLink({ hasLink, actionData }: { hasLink: boolean; actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('make-link', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="make-link" />
      {hasLink ? (
        <ConfirmButton
          title="Replace the address?"
          description="Calendars that use the current address stop updating. Subscribe to the new one there."
          confirmLabel="Replace"
          cancelLabel="Cancel"
          confirmVariant="primary"
          busyLabel="Replacing…"
        >
          Replace address
        </ConfirmButton>
      ) : (
        <SubmitButton variant="secondary" busyLabel="Making…">
          Make a calendar address
        </SubmitButton>
      )}
    </Form>
  );
}

function RemoveLink({ actionData }: { actionData: ChangeOutcome | undefined }) {
  const { fetcher, outcome } = useChange('remove-link', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="remove-link" />
      <SubmitButton variant="quiet" busyLabel="Turning off…">
        Turn off
      </SubmitButton>
    </Form>
  );
}
