import type { ReviewedResume } from '@foothold/contracts/recruiting';
import { listMissingMustHaves } from '@foothold/core/guarantee';
import { authorize } from '../../platform/authorized.ts';
import { requireFound } from '../../platform/errors.ts';
import type { ResumesDeps } from './deps.ts';
import { GUARANTEE_REVIEW, mayShowForReview } from './policy.ts';
import * as repository from './repository.ts';
import { getReport } from './scoring.ts';

/** Résumés as a person who decides about a guarantee reads them. */
export function createReviewCopies(deps: ResumesDeps) {
  const { db, now } = deps;

  /**
   * The current version with its score. The caller has checked that the reader works for the member and that the member agreed.
   * @throws AppError `resource.not-found` if it isn't the member's
   */
  async function readForReview(memberId: string, id: string): Promise<ReviewedResume> {
    const found = await repository.findResume(db, id);
    const row = authorize(mayShowForReview, GUARANTEE_REVIEW, found && { ...found, memberId });
    const version = requireFound(await repository.findVersion(db, row.id, row.current_version));
    const report = await getReport(db, deps, row, version, now());
    return {
      title: row.title,
      version: version.position,
      resume: version.content,
      score: report.total,
      rubric: report.rubric,
      missing: listMissingMustHaves(report.keywords ?? []),
      losses: report.parts
        .flatMap(({ rules }) => rules)
        .filter(({ earned, possible }) => earned < possible)
        .map(({ name, earned, possible }) => ({ name, points: (possible - earned) / 100 }))
        .sort((a, b) => b.points - a.points),
    };
  }

  return { readForReview };
}
