import { limits } from '@foothold/contracts/coaching/choices';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { Form, SubmitButton } from '../../../shared/ui/form.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { LEVEL_OPTIONS } from '../labels.ts';
import { CLOCK_OPTIONS, DEFAULT_CLOCK_OPTION, type Origin, type PracticeStart, startHref } from './start.ts';

interface StartFormProps {
  start: PracticeStart | null;
  origins: readonly Origin[];
  actionData: ChangeOutcome | undefined;
}

/**
 * Starts a session from a title, or from one of the member's résumés or saved listings. It navigates instead of using a
 * fetcher: otherwise, the page would reload for the new session at the same moment, and the router would drop the
 * fetcher's redirect.
 */
export function StartForm({ start, origins, actionData }: StartFormProps) {
  const failure = actionData?.intent === 'start' ? actionData.failure : null;
  return (
    <div className="flex flex-col gap-5">
      <Form failure={failure} className="flex max-w-[44rem] flex-col gap-4">
        <input type="hidden" name="intent" value="start" />
        {start?.kind === 'listing' && <input type="hidden" name="listing" value={start.id} />}
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
