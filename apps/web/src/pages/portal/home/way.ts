/** Where somebody stands, from what they have made so far. */
export interface Standing {
  /** The résumé worked on last; null while there is none. */
  resume: { id: string; title: string; score: number | null } | null;
  /** How many listings are saved. */
  saved: number;
  /** The score that every path leads to. */
  goal: number;
}

export type Hold = 'resume' | 'goal' | 'saved';

/** The first of the holds that is not reached yet; null where all are. */
export function nextHold({ resume, saved, goal }: Standing): Hold | null {
  if (!resume) return 'resume';
  if (resume.score === null || resume.score < goal) return 'goal';
  return saved === 0 ? 'saved' : null;
}

export function isReached(hold: Hold, { resume, saved, goal }: Standing): boolean {
  switch (hold) {
    case 'resume':
      return resume !== null;
    case 'goal':
      return resume !== null && resume.score !== null && resume.score >= goal;
    case 'saved':
      return saved > 0;
  }
}
