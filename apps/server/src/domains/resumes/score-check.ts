import { calculateMustHavesMet, GUARANTEE, listMissingMustHaves } from '@foothold/core/guarantee';
import type { ImprovementPlan } from '@foothold/core/improve';
import { authorize } from '../../platform/authorized.ts';
import { requireFound } from '../../platform/errors.ts';
import type { ResumesDeps } from './deps.ts';
import { mayCheckScore, SCORE_CHECK } from './policy.ts';
import type { OwnResume } from './records.ts';
import * as repository from './repository.ts';
import { getReport } from './scoring.ts';

/** How a résumé scores against the listing that it is for. */
export interface ScoredResume {
  userId: string;
  resumeId: string;
  resumeTitle: string;
  listing: { id: string; title: string; company: string };
  score: number;
  rubricVersion: string;
  /** The share of the job's must-haves that the résumé meets, in percent. Null if the job names none. */
  mustHavesMet: number | null;
  /** The must-haves that it doesn't show or list. */
  missing: string[];
  /** Suggestions that are neither accepted nor declined. Null if they weren't computed: from a score of 80, and without the guarantee. */
  proposalsLeft: number | null;
  /** Suggestions that the member declined. */
  declined: number;
}

/** Announces scores against listings. A plan takes long to compute, so it is computed in a job and only where it matters. */
export function createScoreCheck(
  deps: ResumesDeps,
  computePlan: (own: OwnResume) => Promise<{ plan: ImprovementPlan }>,
) {
  const { db, transact, accounts, announce, listings, now } = deps;

  /** Announces the current score. Does nothing for a résumé that was deleted, changed in the meantime, or has no target listing. */
  async function checkScore(resumeId: string): Promise<void> {
    const found = await repository.findResume(db, resumeId);
    if (found?.target_kind !== 'listing' || found.target_listing_id === null) return;
    const row = authorize(mayCheckScore, SCORE_CHECK, found);
    const version = requireFound(await repository.findVersion(db, row.id, row.current_version));
    const { id, title, company } = await listings.get(found.target_listing_id);
    const report = await getReport(db, deps, row, version, now());
    const { entitlements } = await accounts.account({ id: row.user_id });
    const matters = report.total < GUARANTEE.score && entitlements['recruiting.guarantee'] === true;
    const plan = matters ? (await computePlan({ row, version })).plan : undefined;
    const keywords = report.keywords ?? [];
    await transact(async (trx) => {
      const current = await repository.lockResume(trx, row.id);
      if (current?.current_version !== version.number || current.target_listing_id !== id) return;
      await announce('resumes.scored', trx, {
        userId: row.user_id,
        resumeId: row.id,
        resumeTitle: row.title,
        listing: { id, title, company: company.name },
        score: report.total,
        rubricVersion: report.rubric,
        mustHavesMet: calculateMustHavesMet(keywords),
        missing: listMissingMustHaves(keywords),
        proposalsLeft: plan?.proposals.length ?? null,
        declined: plan?.refused.length ?? 0,
      });
    });
  }

  return { checkScore };
}
