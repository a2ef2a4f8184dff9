import type { ScoreReport } from '@foothold/core/ats';
import type { Executor } from '../../platform/db/database.ts';
import type { ResumesDeps } from './deps.ts';
import type * as repository from './repository.ts';
import { explainChange, findEarlierScore } from './scoring.ts';

/** The page that shows the score. */
export const getResumePath = (id: string) => `/portal/resumes/${id}`;

/** Tells the owner of a résumé about its first score, and when new rules change the score of a version. */
export function createScoreNotice({ notifications }: Pick<ResumesDeps, 'notifications'>) {
  /** @param report a score that was just stored */
  return async function notifyOfScore(
    db: Executor,
    row: repository.ResumeRow,
    version: number,
    report: ScoreReport,
  ): Promise<void> {
    const notice = { userId: row.user_id, source: 'resumes', path: getResumePath(row.id) };
    const earlier = await findEarlierScore(db, row, version);
    if (earlier && earlier.total !== report.total)
      await notifications.notify(db, {
        ...notice,
        key: `rules/${row.id}/${report.rubric}`,
        title: `The score of “${row.title}” changed from ${earlier.total} to ${report.total}`,
        text: explainChange(report, earlier.rubric),
      });
    else if (version === 1)
      await notifications.notify(db, {
        ...notice,
        key: `score/${row.id}`,
        title: `“${row.title}” scored ${report.total} out of 100`,
        text:
          report.kind === 'job'
            ? 'See where you earned points and the fewest changes that raise your score.'
            : 'This is the score without a job. Choose a job to see how well your résumé fits it.',
      });
  };
}
