import type { OwnPath as Path } from '@foothold/contracts/learning';
import { Link } from 'react-router';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { PersonalStep } from './own-step.tsx';

/** Number of steps shown at first; the rest are one click away. */
const INITIAL_STEP_COUNT = 5;

export interface OwnPathProps {
  path: Path;
  actionData: ChangeOutcome | undefined;
}

/** A path from the résumé's skills to those that saved listings require, one skill at a time. */
export function PersonalPath({ path, actionData }: OwnPathProps) {
  if (path.resume === null)
    return (
      <EmptyState
        title="Add your résumé"
        motif="page"
        level="h3"
        action={<ButtonLink to="/portal/resumes">Add a résumé</ButtonLink>}
      >
        We build your path from your résumé and saved jobs. Add your résumé, then save jobs you’d like to get.
      </EmptyState>
    );
  if (path.listings === 0)
    return (
      <EmptyState
        title="Save a job you’d like to get"
        motif="map"
        level="h3"
        action={<ButtonLink to="/portal/matches">Look at your matches</ButtonLink>}
      >
        We build your path from the skills your saved jobs require.
      </EmptyState>
    );
  if (path.steps.length === 0)
    return (
      <EmptyState
        title="No missing skills"
        level="h3"
        action={<ButtonLink to="/portal/matches">Find more listings</ButtonLink>}
      >
        {path.held.length === 0
          ? 'Your saved jobs don’t list any required skills.'
          : 'Your résumé lists every skill your saved jobs require.'}
      </EmptyState>
    );
  const openSteps = path.steps.filter(({ state }) => state === 'open');
  const settled = path.steps.filter(({ state }) => state !== 'open');
  const renderStep = (one: Path['steps'][number]) => (
    <PersonalStep key={one.skill} step={one} listings={path.listings} actionData={actionData} />
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-soft">
        Skills {path.listings === 1 ? 'your saved job requires' : `your ${path.listings} saved jobs require`} that
        aren’t in{' '}
        <Link to={`/portal/resumes/${path.resume.id}`} className="link">
          {path.resume.title}
        </Link>
        , most requested first.
        {path.samples > 0 &&
          (path.samples === path.listings
            ? ' All of these listings are samples.'
            : ` ${path.samples} of these listings are samples.`)}
      </p>
      {openSteps.length === 0 ? (
        <p>Every step is done or saved for later.</p>
      ) : (
        <ol className="border-b border-line">{openSteps.slice(0, INITIAL_STEP_COUNT).map(renderStep)}</ol>
      )}
      {openSteps.length > INITIAL_STEP_COUNT && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {openSteps.length - INITIAL_STEP_COUNT} more{' '}
            {openSteps.length - INITIAL_STEP_COUNT === 1 ? 'step' : 'steps'}
          </summary>
          <ol className="border-b border-line">{openSteps.slice(INITIAL_STEP_COUNT).map(renderStep)}</ol>
        </details>
      )}
      {settled.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">
            {settled.length} done or saved for later
          </summary>
          <ol className="border-b border-line">{settled.map(renderStep)}</ol>
        </details>
      )}
      {path.held.length > 0 && (
        <p className="max-w-prose text-soft">Already on your résumé: {path.held.map(({ name }) => name).join(', ')}.</p>
      )}
    </div>
  );
}
