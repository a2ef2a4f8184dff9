import type { ApplicationState } from '@foothold/core/tracking';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { FormattedNumber } from '../../../shared/format/use-format.tsx';
import { Select, type SelectOption } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ButtonForm } from './plan-form.tsx';

interface Form {
  actionData: ChangeOutcome | undefined;
}

/** Moves the application to another state. */
export function MoveForm({
  moves,
  lastEventId,
  state,
  actionData,
}: Form & { moves: readonly SelectOption[]; lastEventId: string; state: ApplicationState }) {
  return (
    <ButtonForm intent="move" actionData={actionData} variant="secondary" label="Move" busyLabel="Moving…">
      <input type="hidden" name="after" value={lastEventId} />
      <Select key={`${state} ${lastEventId}`} name="to" label="Move to" options={moves} className="min-w-44" />
    </ButtonForm>
  );
}

/** The résumé that was or will be sent, and its score for this job. */
export function ResumeForm({
  resumes,
  application: { resumeId, listingId, atsScore },
  actionData,
}: Form & {
  resumes: readonly SelectOption[];
  application: { resumeId: string | null; listingId: string | null; atsScore: number | null };
}) {
  if (resumes.length === 0)
    return (
      <p className="text-small text-soft">
        You have no résumés yet.{' '}
        <Link to="/portal/resumes" className="link">
          Add one
        </Link>
      </p>
    );
  return (
    <>
      <ButtonForm intent="set-resume" actionData={actionData} variant="secondary" label="Save" busyLabel="Saving…">
        <Select
          key={resumeId ?? ''}
          name="resumeId"
          label="Résumé for this job"
          required={false}
          placeholder="None"
          defaultValue={resumeId ?? ''}
          options={resumes}
          className="min-w-44 max-w-full"
        />
      </ButtonForm>
      {resumeId !== null && (
        <p className="text-small">
          {atsScore === null ? (
            <Link
              to={listingId === null ? `/portal/resumes/${resumeId}/job` : `/portal/resumes?listing=${listingId}`}
              className="link"
            >
              Score it for this job
            </Link>
          ) : (
            <Link to={`/portal/resumes/${resumeId}`} className="link">
              Scores <FormattedNumber value={atsScore} /> of 100 for this job
            </Link>
          )}
        </p>
      )}
    </>
  );
}

/** The member's own tags. */
export function TagsForm({ tags, actionData }: Form & { tags: readonly string[] }) {
  const text = tags.join(', ');
  return (
    <ButtonForm intent="set-tags" actionData={actionData} variant="secondary" label="Save" busyLabel="Saving…">
      <TextField
        key={text}
        name="tags"
        label="Tags, separated by commas"
        required={false}
        defaultValue={text}
        autoComplete="off"
        className="min-w-44"
      />
    </ButtonForm>
  );
}
