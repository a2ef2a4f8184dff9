import type { Interview } from '@foothold/contracts/applications/planning';
import { INTERVIEW_KIND_LABELS, INTERVIEW_KINDS, planLimits } from '@foothold/contracts/applications/planning-choices';
import { CalendarPlus } from 'lucide-react';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { buildEndpointUrl, endpoint } from '../../../shared/api/endpoint.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextArea, TextField } from '../../../shared/ui/text-field.tsx';
import { LocalTime, TimeZoneField } from './local-time.tsx';
import { ButtonForm, DeleteForm, FoldedForm } from './plan-form.tsx';

interface InterviewsProps {
  applicationId: string;
  interviews: readonly Interview[];
  actionData: ChangeOutcome | undefined;
}

const KIND_OPTIONS = INTERVIEW_KINDS.map((value) => ({ value, label: INTERVIEW_KIND_LABELS[value] }));

/** The interviews of an application. */
export function Interviews({ applicationId, interviews, actionData }: InterviewsProps) {
  return (
    <>
      {interviews.length > 0 && (
        <ul className="border-t border-line">
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} {...{ applicationId, interview, actionData }} />
          ))}
        </ul>
      )}
      <FoldedForm
        intent="add-interview"
        actionData={actionData}
        title="Add interview"
        label="Save interview"
        busyLabel="Saving…"
      >
        <InterviewFields />
      </FoldedForm>
    </>
  );
}

function InterviewRow({
  applicationId,
  interview,
  actionData,
}: Omit<InterviewsProps, 'interviews'> & { interview: Interview }) {
  const { id, title, kind, starts, startsAt, timeZone, minutes, place, people, note, canceled } = interview;
  const href = buildEndpointUrl(endpoint('GET /api/applications/{id}/interviews/{interviewId}/calendar'), {
    id: applicationId,
    interviewId: id,
  });
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-text text-body font-strong tracking-normal wrap-anywhere">{title}</h3>
        {canceled && <Badge tone="caution">Canceled</Badge>}
      </div>
      <p className="text-small">
        <LocalTime local={starts} at={startsAt} timeZone={timeZone} /> · <FormattedNumber value={minutes} /> min ·{' '}
        {INTERVIEW_KIND_LABELS[kind]}
      </p>
      {place && (
        <p className="text-small wrap-anywhere">
          {/^https?:\/\//.test(place) ? (
            <a href={place} target="_blank" rel="noreferrer" className="link">
              {place}
            </a>
          ) : (
            place
          )}
        </p>
      )}
      {people && <p className="text-small wrap-anywhere">With {people}</p>}
      {note && <p className="max-w-prose text-small whitespace-pre-line wrap-anywhere">{note}</p>}
      <div className="flex flex-wrap items-start gap-2">
        <ButtonLink to={href} reloadDocument variant="secondary" size="small">
          <CalendarPlus aria-hidden="true" size={16} />
          <span>
            Calendar file<span className="sr-only"> of {title}</span>
          </span>
        </ButtonLink>
        <ButtonForm
          intent={canceled ? 'restore-interview' : 'cancel-interview'}
          entryId={id}
          actionData={actionData}
          label={
            <span>
              {canceled ? 'Not canceled' : 'Mark as canceled'}
              <span className="sr-only"> {title}</span>
            </span>
          }
          busyLabel="Saving…"
        />
        <DeleteForm intent="remove-interview" entryId={id} actionData={actionData} noun="interview" name={title} />
        <FoldedForm
          intent="change-interview"
          entryId={id}
          actionData={actionData}
          title={
            <span>
              Edit<span className="sr-only"> {title}</span>
            </span>
          }
          label="Save changes"
          busyLabel="Saving…"
        >
          <InterviewFields interview={interview} />
        </FoldedForm>
      </div>
    </li>
  );
}

function InterviewFields({ interview }: { interview?: Interview }) {
  return (
    <>
      <TextField
        name="title"
        label="Title"
        defaultValue={interview?.title ?? 'Interview'}
        maxLength={planLimits.title}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="starts" label="Day and time" type="datetime-local" defaultValue={interview?.starts} />
        <TimeZoneField {...(interview && { value: interview.timeZone })} />
        <Select name="kind" label="Kind" defaultValue={interview?.kind ?? 'video'} options={KIND_OPTIONS} />
        <TextField
          name="minutes"
          label="Length in minutes"
          inputMode="numeric"
          defaultValue={String(interview?.minutes ?? 60)}
        />
      </div>
      <TextField
        name="place"
        label="Address or link"
        optional
        defaultValue={interview?.place}
        maxLength={planLimits.place}
      />
      <TextField
        name="people"
        label="People you’ll meet"
        optional
        defaultValue={interview?.people}
        maxLength={planLimits.people}
        autoComplete="off"
      />
      <TextArea name="note" label="Note" optional rows={2} defaultValue={interview?.note} maxLength={planLimits.note} />
    </>
  );
}
