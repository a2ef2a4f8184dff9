import type { ReactNode } from 'react';
import { describeNextStep } from '../../../features/applications/cards/card.ts';
import type { Format } from '../../../shared/format/format.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { findNextStep, type MemberProgress, type ProgressStep } from './progress.ts';
import type { DueStep } from './steps.ts';

/** What to do next, with one button. `start` is shown instead of a button until there is a résumé. */
export function NextStep({ progress, start }: { progress: MemberProgress; start: ReactNode }) {
  const next = findNextStep(progress);
  const format = useFormat();
  const due = next === 'approved' ? null : progress.due;
  const { title, text, to, label } = due ? getDueAdvice(due, format) : getAdvice(next, progress);
  const isFirst = next === 'resume' && !due;
  return (
    <section
      aria-labelledby="next"
      className={cx(
        'grid gap-x-10 gap-y-4 border-y border-line py-8 md:items-center',
        isFirst ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : 'md:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="flex max-w-prose flex-col gap-1.5">
        <p className="text-note text-soft">Next step</p>
        <h2 id="next" className="text-title wrap-anywhere">
          {title}
        </h2>
        <p className="text-soft">{text}</p>
      </div>
      {isFirst ? (
        start
      ) : (
        <div>
          <ButtonLink to={to} variant="primary" size="large">
            {label}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface Advice {
  title: string;
  text: string;
  to: string;
  label: string;
}

/** A step of an application comes before progress: it has a date. */
function getDueAdvice({ card, nextStep, date }: DueStep, format: Format): Advice {
  const when = date.length > 'YYYY-MM-DD'.length ? `${format.dateTime(date)} UTC` : format.date(date);
  return {
    title: `${describeNextStep(nextStep)}: ${card.title}`,
    text: `${card.company}, ${when}.`,
    to: `/portal/applications/${card.id}`,
    label: 'Open application',
  };
}

function getAdvice(next: ProgressStep | null, progress: MemberProgress): Advice {
  const { resume, goal, tasks } = progress;
  if (next === 'approved')
    return {
      title: tasks.waiting === 1 ? 'Your recruiter needs your approval' : `${tasks.waiting} tasks need your approval`,
      text: 'Nothing happens until you approve it. Read what your recruiter would like to do, then approve or decline.',
      to: '/portal/profile/tasks',
      label: 'Review tasks',
    };
  if (next === 'resume' || !resume)
    return {
      title: 'Upload your résumé',
      text: 'Get your score in seconds, with what’s behind it and how to improve it. No file at hand? Try it with our sample.',
      to: '/portal/resumes',
      label: 'Upload résumé',
    };
  const page = `/portal/resumes/${resume.id}`;
  if (next === 'job')
    return {
      title: 'Choose a job to aim for',
      text: 'Every job looks for different skills. See how well your résumé fits one and what’s missing.',
      to: `${page}/job`,
      label: 'Choose job',
    };
  if (next === 'goal' && resume.score === null)
    return {
      title: `Check the score of “${resume.title}”`,
      text: 'See where you earned points and how to fix what you lost.',
      to: page,
      label: 'See score',
    };
  if (next === 'goal')
    return {
      title: `Raise “${resume.title}” to ${goal}`,
      text: `Your score is ${resume.score}. See the fewest changes that get you to ${goal}, or what’s missing.`,
      to: `${page}/improve`,
      label: 'Improve score',
    };
  if (next === 'saved')
    return {
      title: 'Find jobs to apply to',
      text: `“${resume.title}” is ready. Browse your matches and save the jobs you want.`,
      to: `/portal/matches?resume=${resume.id}`,
      label: 'See your matches',
    };
  return {
    title: 'Score your résumé against a saved job',
    text: 'See which must-haves of a job your résumé shows and which are missing, before you apply.',
    to: '/portal/applications',
    label: 'See applications',
  };
}
