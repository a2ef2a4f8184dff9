import { limits } from '@foothold/contracts/coaching/choices';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { LEVEL_OPTIONS } from '../labels.ts';
import {
  type Bases,
  CLOCK_OPTIONS,
  DEFAULT_CLOCK_OPTION,
  type Origin,
  type PracticeStart,
  startHref,
} from './start.ts';

interface StartFormProps {
  start: PracticeStart | null;
  origins: readonly Origin[];
  bases: Bases;
  actionData: ChangeOutcome | undefined;
}

/**
 * Starts a session from a title, or from one of the member's résumés or saved listings. It navigates instead of using a
 * fetcher: otherwise, the page would reload for the new session at the same moment, and the router would drop the
 * fetcher's redirect.
 */
export function StartForm({ start, origins, bases, actionData }: StartFormProps) {
  const failure = actionData?.intent === 'start' ? actionData.failure : null;
  return (
    <div className="flex flex-col gap-5">
      <Form failure={failure} className="flex max-w-[44rem] flex-col gap-4">
        <input type="hidden" name="intent" value="start" />
        {start?.kind === 'listing' && <input type="hidden" name="listingId" value={start.id} />}
        {start?.kind === 'set' ? (
          <>
            <input type="hidden" name="set" value={start.id} />
            <p className="max-w-prose">
              {start.questions} questions from <span className="font-medium">{start.title}</span>, starting with your
              level.{' '}
              <Link to="/portal/practice" className="link">
                Use a job title instead
              </Link>
            </p>
          </>
        ) : (
          <TextField
            key={start?.title ?? ''}
            name="jobTitle"
            label="Job title"
            maxLength={limits.jobTitle}
            defaultValue={start?.title}
            {...(start?.kind === 'listing' && {
              hint: `From the job at ${start.from}. We’ll also ask about its required skills.`,
            })}
            {...(start?.kind === 'title' &&
              start.from !== undefined && { hint: `For your interview at ${start.from}.` })}
          />
        )}
        {start?.kind !== 'set' && <BasisFields start={start} bases={bases} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <Select name="difficulty" label="Difficulty" defaultValue="mid" options={LEVEL_OPTIONS} />
          <Select name="clock" label="Time per question" defaultValue={DEFAULT_CLOCK_OPTION} options={CLOCK_OPTIONS} />
        </div>
        <div>
          <SubmitButton busyLabel="Choosing questions…">Start practicing</SubmitButton>
        </div>
      </Form>
      {origins.length > 0 && <Origins origins={origins} />}
    </div>
  );
}

/** Which résumé and saved job to take into account. From a listing, its saved job and the latest résumé are chosen. */
function BasisFields({ start, bases: { resumes, applications } }: Pick<StartFormProps, 'start' | 'bases'>) {
  if (resumes.length === 0 && applications.length === 0) return null;
  const listing = start?.kind === 'listing' ? start : null;
  const toOptions = (bases: Bases['resumes']) => bases.map(({ id, label }) => ({ value: id, label }));
  return (
    <div key={listing?.id ?? ''} className="flex flex-col gap-2">
      <div className="grid gap-4 sm:grid-cols-2">
        {resumes.length > 0 && (
          <Select
            name="resumeId"
            label="Résumé"
            optional
            placeholder="No résumé"
            options={toOptions(resumes)}
            defaultValue={listing ? resumes[0]?.id : undefined}
          />
        )}
        {applications.length > 0 && (
          <Select
            name="applicationId"
            label="Saved job"
            optional
            placeholder={listing ? 'The job above' : 'No saved job'}
            options={toOptions(applications)}
            defaultValue={listing?.applicationId ?? undefined}
          />
        )}
      </div>
      <p className="max-w-prose text-note text-soft">
        We’ll ask first about skills that both name, then about those that the job asks for and your résumé doesn’t
        show.
        {applications.length > 0 && ' If you leave the title empty, we use the saved job’s.'}
      </p>
    </div>
  );
}

function Origins({ origins }: { origins: readonly Origin[] }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-soft">Or start from one of yours:</p>
      <ul className="flex flex-col gap-1.5">
        {origins.map((origin) => (
          <li key={startHref(origin)} className="wrap-anywhere">
            <Link to={startHref(origin)} className="link">
              {origin.title}
            </Link>
            <span className="text-soft">
              , {origin.kind === 'listing' ? `saved job at ${origin.from}` : `from your résumé “${origin.from}”`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
