import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { findNextStep, isReached, type MemberProgress, type ProgressStep } from './way.ts';

const STEP_LABELS: Record<ProgressStep, (standing: MemberProgress) => string> = {
  resume: () => 'Résumé uploaded',
  goal: ({ goal }) => `Score of ${goal} or more`,
  saved: () => 'Jobs saved',
};

function getStepNote(hold: ProgressStep, { resume, saved }: MemberProgress): string | undefined {
  if (hold === 'resume') return resume?.title;
  if (hold === 'goal') return resume?.score == null ? undefined : `${resume.score} now`;
  return saved > 0 ? `${saved} so far` : undefined;
}

const WAITING_STEPS: readonly ProgressStep[] = ['resume', 'goal', 'saved'];

/** The route so far and the next step. `drop` is the drop zone for a first résumé. */
export function NextStep({ standing, drop }: { standing: MemberProgress; drop: ReactNode }) {
  const next = findNextStep(standing);
  const steps: RouteStep[] = WAITING_STEPS.map((hold) => ({
    id: hold,
    label: STEP_LABELS[hold](standing),
    note: getStepNote(hold, standing),
    state: isReached(hold, standing) ? 'done' : hold === next ? 'current' : 'ahead',
  }));
  const { title, text, action } = getAdvice(next, standing);
  const isFirst = next === 'resume';
  return (
    <section aria-labelledby="next" className="flex flex-col gap-8 border-y border-line py-8">
      <RouteLine label="Your steps" steps={steps} />
      <div
        className={cx(
          'grid gap-x-10 gap-y-4 md:items-center',
          isFirst ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'md:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <div className="flex max-w-prose flex-col gap-1.5">
          <h2 id="next" className="text-title">
            {title}
          </h2>
          <p className="text-soft">{text}</p>
        </div>
        {isFirst ? drop : <div>{action}</div>}
      </div>
    </section>
  );
}

interface Advice {
  title: string;
  text: string;
  action: ReactNode;
}

function getAdvice(next: ProgressStep | null, { resume, goal }: MemberProgress): Advice {
  if (next === 'resume' || !resume)
    return {
      title: 'Upload your résumé',
      text: 'Get your score in seconds, with what’s behind it and how to improve it.',
      action: null,
    };
  if (next === 'goal')
    return {
      title: resume.score === null ? `Check the score of “${resume.title}”` : `Raise “${resume.title}” to ${goal}`,
      text:
        resume.score === null
          ? 'See where you earned points and how to fix what you lost.'
          : `Your score is ${resume.score}. See the fewest changes that get you to ${goal}, or what’s missing.`,
      action: (
        <ButtonLink
          to={resume.score === null ? `/portal/resumes/${resume.id}` : `/portal/resumes/${resume.id}/improve`}
          variant="primary"
          size="large"
        >
          {resume.score === null ? 'See score' : 'Improve score'}
        </ButtonLink>
      ),
    };
  if (next === 'saved')
    return {
      title: 'Find jobs to apply to',
      text: `“${resume.title}” is ready. Browse your matches and save the jobs you want.`,
      action: (
        <ButtonLink to={`/portal/matches?resume=${resume.id}`} variant="primary" size="large">
          See your matches
        </ButtonLink>
      ),
    };
  return {
    title: 'Score your résumé against a saved job',
    text: 'Every job looks for different skills. See which must-haves your résumé shows and which are missing.',
    action: (
      <ButtonLink to="/portal/applications" variant="primary" size="large">
        See saved jobs
      </ButtonLink>
    ),
  };
}
