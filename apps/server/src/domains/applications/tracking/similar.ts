import { limits, type SimilarApplication } from '@foothold/contracts/applications';
import { isSameCompany, isSameTitle } from '@foothold/core/tracking';
import type { User } from '../../../platform/actor.ts';
import type { ApplicationsDeps } from '../deps.ts';
import { listForComparison } from './similar-repository.ts';

/** Finds a member's own applications that a new one may repeat. */
export const createSimilar =
  ({ db }: ApplicationsDeps) =>
  /** Those at the same company, the same title first and then the latest. */
  async (actor: User, { company, title }: { company: string; title: string }): Promise<SimilarApplication[]> => {
    const rows = await listForComparison(db, actor.id);
    return rows
      .filter((row) => isSameCompany(row.company, company))
      .map((row) => ({
        id: row.id,
        title: row.title,
        company: row.company,
        state: row.state as SimilarApplication['state'],
        appliedDate: row.applied_on === null ? null : String(row.applied_on),
        savedAt: row.created_at.toISOString(),
        sameTitle: isSameTitle(row.title, title),
      }))
      .sort((a, b) => Number(b.sameTitle) - Number(a.sameTitle) || b.savedAt.localeCompare(a.savedAt))
      .slice(0, limits.similar);
  };
