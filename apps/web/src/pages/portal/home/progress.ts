import type { DueStep } from './steps.ts';

/** A member's progress, based on what they have created so far. */
export interface MemberProgress {
  /** The most recently changed résumé; null if there is none. */
  resume: { id: string; title: string; score: number | null } | null;
  /** The résumé that is scored against a job, and the job's title if it has one; null if none is. */
  job: { title: string | null } | null;
  /** The number of saved listings. */
  saved: number;
  /** The application whose next step can't wait; null if there is none. */
  due: DueStep | null;
  /** Tasks that a recruiter proposed: how many wait for the member, and how many the member approved. */
  tasks: { waiting: number; approved: number };
  /** The target score of every path. */
  goal: number;
}

export const PROGRESS_STEPS = ['resume', 'job', 'goal', 'saved', 'approved'] as const;
export type ProgressStep = (typeof PROGRESS_STEPS)[number];

/** The steps of this member. Only members with a recruiter have tasks to approve. */
export const listSteps = ({ tasks }: MemberProgress): readonly ProgressStep[] =>
  tasks.waiting + tasks.approved > 0 ? PROGRESS_STEPS : PROGRESS_STEPS.filter((step) => step !== 'approved');

/** The step to do next; null if all are done. A task that waits for the member comes first, because someone else waits too. */
export function findNextStep(progress: MemberProgress): ProgressStep | null {
  if (progress.tasks.waiting > 0) return 'approved';
  return listSteps(progress).find((step) => !isReached(step, progress)) ?? null;
}

export function isReached(step: ProgressStep, { resume, job, saved, tasks, goal }: MemberProgress): boolean {
  switch (step) {
    case 'resume':
      return resume !== null;
    case 'job':
      return job !== null;
    case 'goal':
      return resume !== null && resume.score !== null && resume.score >= goal;
    case 'saved':
      return saved > 0;
    case 'approved':
      return tasks.waiting === 0 && tasks.approved > 0;
  }
}
