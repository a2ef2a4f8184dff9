import { Link } from 'react-router';
import { RouteLine, type RouteStep } from '../../../shared/ui/pictures/route-line.tsx';
import { findNextStep, isReached, listSteps, type MemberProgress, type ProgressStep } from './progress.ts';

interface StepText {
  label: string;
  to: string;
  note?: string | undefined;
}

function getText(step: ProgressStep, { resume, job, saved, tasks, goal }: MemberProgress): StepText {
  const page = resume ? `/portal/resumes/${resume.id}` : '/portal/resumes';
  switch (step) {
    case 'resume':
      return { label: 'Résumé uploaded', to: page, note: resume?.title };
    case 'job':
      return { label: 'Job chosen', to: resume ? `${page}/job` : page, note: job?.title ?? undefined };
    case 'goal':
      return {
        label: `Score of ${goal} or more`,
        to: page,
        note: resume?.score == null ? undefined : `${resume.score} now`,
      };
    case 'saved':
      return { label: 'Jobs saved', to: '/portal/applications', note: saved > 0 ? `${saved} so far` : undefined };
    case 'approved':
      return {
        label: 'Tasks approved',
        to: '/portal/profile/tasks',
        note: tasks.waiting > 0 ? `${tasks.waiting} waiting for you` : `${tasks.approved} so far`,
      };
  }
}

/** The steps so far, each with a link to where it is done. */
export function Checklist({ progress }: { progress: MemberProgress }) {
  const next = findNextStep(progress);
  const steps = listSteps(progress).map((step): RouteStep => {
    const { label, to, note } = getText(step, progress);
    return {
      id: step,
      label: (
        <Link to={to} className="text-inherit underline decoration-line underline-offset-4 hover:decoration-accent">
          {label}
        </Link>
      ),
      ...(note !== undefined && { note: <span className="wrap-anywhere">{note}</span> }),
      state: isReached(step, progress) ? 'done' : step === next ? 'current' : 'ahead',
    };
  });
  return (
    <section aria-labelledby="progress" className="flex flex-col gap-4">
      <h2 id="progress" className="text-lead">
        Your progress
      </h2>
      <RouteLine label="Your steps" steps={steps} />
    </section>
  );
}
