/** A member's progress, based on what they have created so far. */
export interface MemberProgress {
  /** The most recently changed résumé; null if there is none. */
  resume: { id: string; title: string; score: number | null } | null;
  /** The number of saved listings. */
  saved: number;
  /** The target score of every path. */
  goal: number;
}

export type ProgressStep = 'resume' | 'goal' | 'saved';

/** The first step that isn't done; null if all are. */
export function findNextStep({ resume, saved, goal }: MemberProgress): ProgressStep | null {
  if (!resume) return 'resume';
  if (resume.score === null || resume.score < goal) return 'goal';
  return saved === 0 ? 'saved' : null;
}

export function isReached(hold: ProgressStep, { resume, saved, goal }: MemberProgress): boolean {
  switch (hold) {
    case 'resume':
      return resume !== null;
    case 'goal':
      return resume !== null && resume.score !== null && resume.score >= goal;
    case 'saved':
      return saved > 0;
  }
}
