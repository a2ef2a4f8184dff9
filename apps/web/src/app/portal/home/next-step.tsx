import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { type Hold, isReached, nextHold, type Standing } from './way.ts';

const LABELS: Record<Hold, (standing: Standing) => string> = {
  resume: () => 'Your résumé is read',
  goal: ({ goal }) => `It scores ${goal} or more`,
  saved: () => 'Listings are saved',
};

function noteOf(hold: Hold, { resume, saved }: Standing): string | undefined {
  if (hold === 'resume') return resume?.title;
  if (hold === 'goal') return resume?.score == null ? undefined : `${resume.score} now`;
  return saved > 0 ? `${saved} so far` : undefined;
}

const HOLDS: readonly Hold[] = ['resume', 'goal', 'saved'];

/** The route so far, and the one thing to do next. `drop` is where a first résumé is dropped. */
export function NextStep({ standing, drop }: { standing: Standing; drop: ReactNode }) {
  const next = nextHold(standing);
  const steps: RouteStep[] = HOLDS.map((hold) => ({
    id: hold,
    label: LABELS[hold](standing),
    note: noteOf(hold, standing),
    state: isReached(hold, standing) ? 'done' : hold === next ? 'current' : 'ahead',
  }));
  const { title, text, action } = adviceFor(next, standing);
  const isFirst = next === 'resume';
  return (
    <section aria-labelledby="next" className="flex flex-col gap-8 border-y border-line py-8">
      <RouteLine label="Your route" steps={steps} />
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

function adviceFor(next: Hold | null, { resume, goal }: Standing): Advice {
  if (next === 'resume' || !resume)
    return {
      title: 'Begin with the résumé you have',
      text: 'It is read, scored and explained within seconds, and what would raise it stands beside the score.',
      action: null,
    };
  if (next === 'goal')
    return {
      title: resume.score === null ? `See what “${resume.title}” scores` : `Bring “${resume.title}” past ${goal}`,
      text:
        resume.score === null
          ? 'Every point stands on a line of your page, and every lost one has its fix.'
          : `It stands at ${resume.score}. Look at the smallest set of changes that gets it there, or at what stands in the way.`,
      action: (
        <ButtonLink
          to={resume.score === null ? `/portal/resumes/${resume.id}` : `/portal/resumes/${resume.id}/improve`}
          variant="primary"
          size="large"
        >
          {resume.score === null ? 'See the score' : 'Improve it'}
        </ButtonLink>
      ),
    };
  if (next === 'saved')
    return {
      title: 'Choose what to go for',
      text: `“${resume.title}” carries. Look through the listings that fit it, and save those that you want.`,
      action: (
        <ButtonLink to={`/portal/matches?resume=${resume.id}`} variant="primary" size="large">
          See your matches
        </ButtonLink>
      ),
    };
  return {
    title: 'Score it against a job you saved',
    text: 'Each job asks for its own words. Against one job the score also says which of its must-haves your résumé shows.',
    action: (
      <ButtonLink to="/portal/applications" variant="primary" size="large">
        See your saved listings
      </ButtonLink>
    ),
  };
}
