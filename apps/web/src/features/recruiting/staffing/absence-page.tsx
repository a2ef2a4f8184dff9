import type { Absence } from '@foothold/contracts/recruiting';
import { staffingLimits } from '@foothold/contracts/recruiting/staffing-choices';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import type { RouteData } from '../../../shared/api/route-data.ts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { useChange } from '../../../shared/hooks/use-change.ts';
import { useFreshData } from '../../../shared/hooks/use-changes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { type DetailList, DetailPage } from '../../../shared/ui/detail-page.tsx';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { ABSENCE_STATE_LABELS, COVER_STATE_LABELS, NO_COVER } from './messages.ts';
import type { changeAbsence, loadAbsence } from './staffing.server.ts';

export const RECRUITERS: DetailList = { label: 'Recruiters', to: '/console/recruiters' };

export interface AbsencePageProps {
  loaderData: RouteData<typeof loadAbsence>;
  actionData: RouteData<typeof changeAbsence> | undefined;
}

/** The page at /console/recruiters/absences/:id. */
export function AbsencePage({ loaderData: { absence, recruiters }, actionData }: AbsencePageProps) {
  useFreshData('recruiting');
  const { recruiter, startsOn, endsOn, state } = absence;
  const isOver = state === 'ended' || state === 'canceled';
  const options = recruiters
    .filter(({ id }) => id !== recruiter.id)
    .map(({ id, name, members, capacity }) => ({ value: id, label: `${name}, ${members} of ${capacity}` }));
  return (
    <DetailPage
      key={absence.id}
      list={RECRUITERS}
      title={`${recruiter.name} is away`}
      status={
        <>
          <p>
            <DateTime value={startsOn} /> to <DateTime value={endsOn} />
          </p>
          <Badge tone={ABSENCE_STATE_LABELS[state].tone}>{ABSENCE_STATE_LABELS[state].label}</Badge>
        </>
      }
      actionData={actionData}
      parts={[
        {
          id: 'cover',
          title: 'Cover',
          content: isOver ? (
            <Covers absence={absence} />
          ) : (
            <AbsenceForm absence={absence} options={options} actionData={actionData} />
          ),
        },
      ]}
      side={{
        label: 'End',
        parts: [
          {
            id: 'end',
            title: 'End',
            content: isOver ? (
              <p>This absence is over.</p>
            ) : (
              <EndForm isPlanned={state === 'planned'} name={recruiter.name} actionData={actionData} />
            ),
          },
        ],
      }}
    />
  );
}

function Covers({ absence: { covers, note } }: { absence: Absence }) {
  return (
    <>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>
      <ul className="flex flex-col gap-1">
        {covers.map(({ member, coveredBy, state }) => (
          <li key={member.id}>
            {member.name}
            {coveredBy && `, ${coveredBy.name}`}{' '}
            <Badge tone={COVER_STATE_LABELS[state].tone}>{COVER_STATE_LABELS[state].label}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AbsenceFormProps {
  absence: Absence;
  options: readonly { value: string; label: string }[];
  actionData: ChangeOutcome | undefined;
}

function AbsenceForm({ absence, options, actionData }: AbsenceFormProps) {
  const { fetcher, outcome } = useChange('save', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure} className="flex max-w-prose flex-col items-start gap-4">
      <input type="hidden" name="intent" value="save" />
      <TextField name="endsOn" type="date" label="Last day" defaultValue={absence.endsOn} />
      <Select
        name="coverId"
        label="Cover for everyone"
        required={false}
        className="w-full"
        defaultValue={absence.cover?.id ?? ''}
        options={[{ value: '', label: NO_COVER }, ...options]}
      />
      <TextArea
        name="note"
        label="Handover note"
        hint="For the covering recruiter. Members don’t see it, but get it with their data export if it’s about them alone."
        rows={5}
        maxLength={staffingLimits.note}
        defaultValue={absence.note}
        className="w-full"
      />
      {absence.covers.length === 0 && <p>{absence.recruiter.name} has no members right now.</p>}
      {absence.covers.map(({ member, cover, note, state, coveredBy }) => (
        <fieldset key={member.id} className="flex w-full flex-col gap-3 border-t border-line pt-3">
          <legend className="sr-only">{member.name}</legend>
          <input type="hidden" name="member" value={member.id} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{member.name}</span>
            <Badge tone={COVER_STATE_LABELS[state].tone}>{COVER_STATE_LABELS[state].label}</Badge>
            {coveredBy && state === 'covered' && <span>{coveredBy.name}</span>}
          </p>
          <Select
            name={`cover-${member.id}`}
            label={`Cover for ${member.name}`}
            required={false}
            defaultValue={cover?.id ?? ''}
            options={[{ value: '', label: 'As for everyone' }, ...options]}
          />
          <TextArea
            name={`note-${member.id}`}
            label={`Note about ${member.name}`}
            required={false}
            optional
            rows={2}
            maxLength={staffingLimits.note}
            defaultValue={note ?? ''}
          />
        </fieldset>
      ))}
      <SubmitButton busyLabel="Saving…">Save absence</SubmitButton>
    </Form>
  );
}

interface EndFormProps {
  isPlanned: boolean;
  name: string;
  actionData: ChangeOutcome | undefined;
}

function EndForm({ isPlanned, name, actionData }: EndFormProps) {
  const { fetcher, outcome } = useChange('end', actionData);
  return (
    <Form fetcher={fetcher} failure={outcome?.failure}>
      <input type="hidden" name="intent" value="end" />
      <ConfirmButton
        size="small"
        title={isPlanned ? 'Cancel this absence?' : 'End this absence now?'}
        description={
          isPlanned ? 'Nothing has changed yet for members.' : `Members return to ${name} now, and are told.`
        }
        confirmLabel={isPlanned ? 'Cancel absence' : 'End absence'}
        cancelLabel="Go back"
      >
        {isPlanned ? 'Cancel absence' : 'End absence'}
      </ConfirmButton>
    </Form>
  );
}
