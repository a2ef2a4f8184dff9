import type { Reminder } from '@foothold/contracts/applications/planning';
import { planLimits } from '@foothold/contracts/applications/planning-choices';
import { Check, RotateCcw } from 'lucide-react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { PlanCallout } from '../../../shared/plan-callout.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { LocalTime, TimeZoneField } from './local-time.tsx';
import { ButtonForm, DeleteForm, FoldedForm } from './plan-form.tsx';

interface RemindersProps {
  reminders: readonly Reminder[];
  /** Whether the plan includes that they are sent. */
  sendsReminders: boolean;
  actionData: ChangeOutcome | undefined;
}

/** The reminders of an application: open ones first. */
export function Reminders({ reminders, sendsReminders, actionData }: RemindersProps) {
  const sorted = reminders.toSorted((a, b) => Number(a.done) - Number(b.done));
  return (
    <>
      {!sendsReminders && (
        <PlanCallout title="Your plan doesn’t send reminders">
          <p>They’re shown here and in your calendar when they’re due.</p>
        </PlanCallout>
      )}
      {sorted.length > 0 && (
        <ul className="border-t border-line">
          {sorted.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} actionData={actionData} />
          ))}
        </ul>
      )}
      <FoldedForm
        intent="add-reminder"
        actionData={actionData}
        title="Add reminder"
        label="Save reminder"
        busyLabel="Saving…"
      >
        <ReminderFields />
      </FoldedForm>
    </>
  );
}

function ReminderRow({ reminder, actionData }: { reminder: Reminder; actionData: ChangeOutcome | undefined }) {
  const { id, text, due, dueAt, timeZone, done } = reminder;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3">
      <p className="wrap-anywhere">{done ? <s className="text-soft">{text}</s> : text}</p>
      <p className="text-small text-soft">
        {done && 'Done · '}
        <LocalTime local={due} at={dueAt} timeZone={timeZone} />
        {reminder.skipped && ' · Not sent, because your plan didn’t include it'}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <ButtonForm
          intent={done ? 'reopen-reminder' : 'finish-reminder'}
          entryId={id}
          actionData={actionData}
          variant="secondary"
          label={
            <>
              {done ? <RotateCcw aria-hidden="true" size={16} /> : <Check aria-hidden="true" size={16} />}
              <span>
                {done ? 'Not done' : 'Done'}
                <span className="sr-only"> {text}</span>
              </span>
            </>
          }
          busyLabel="Saving…"
        />
        <DeleteForm intent="remove-reminder" entryId={id} actionData={actionData} noun="reminder" name={text} />
        {!done && (
          <FoldedForm
            intent="change-reminder"
            entryId={id}
            actionData={actionData}
            title={
              <span>
                Edit<span className="sr-only"> {text}</span>
              </span>
            }
            label="Save changes"
            busyLabel="Saving…"
          >
            <ReminderFields reminder={reminder} />
          </FoldedForm>
        )}
      </div>
    </li>
  );
}

function ReminderFields({ reminder }: { reminder?: Reminder }) {
  return (
    <>
      <TextField
        name="text"
        label="Remind me to"
        defaultValue={reminder?.text}
        maxLength={planLimits.reminder}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="due" label="Day and time" type="datetime-local" defaultValue={reminder?.due} />
        <TimeZoneField {...(reminder && { value: reminder.timeZone })} />
      </div>
    </>
  );
}
