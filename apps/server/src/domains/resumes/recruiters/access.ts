import type { ResumeSummary } from '@foothold/contracts/resumes';
import type { ScoreReport } from '@foothold/core/ats';
import type { Resume } from '@foothold/core/resume';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import type { Authorized } from '../../../platform/authorized.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { type Assignment, actForAssigned } from '../../accounts/index.ts';
import type { createCopies } from '../copies/copies.ts';
import type { ResumesDeps } from '../deps.ts';
import type { createExports } from '../exports.ts';
import type { createImprovements } from '../improvements.ts';
import { requireOwn } from '../records.ts';
import * as repository from '../repository.ts';
import { getReport } from '../scoring.ts';
import { toVersionViews } from '../views.ts';
import { listLines, toText } from './lines.ts';
import type { createTexts } from './texts.ts';

type Proof = Authorized<Assignment>;

interface Parts {
  list: (actor: User) => Promise<ResumeSummary[]>;
  copies: ReturnType<typeof createCopies>;
  improvements: ReturnType<typeof createImprovements>;
  exports: ReturnType<typeof createExports>;
  texts: ReturnType<typeof createTexts>;
}

/**
 * What a recruiter may do with the résumés of a member who is assigned to them: read, score, copy, and tailor copies. Never delete, share, or
 * change the member's own.
 */
export function createRecruiterAccess(deps: ResumesDeps, { list, copies, improvements, exports, texts }: Parts) {
  const { db, listings, queue, now } = deps;

  const requireResume = (recruiter: Pick<User, 'id'>, proof: Proof, id: string) =>
    requireOwn(db, actForAssigned(recruiter, proof), id);

  /** Scores the current version against a listing, or without a job, whatever its own target is. */
  async function score(
    recruiter: Pick<User, 'id'>,
    proof: Proof,
    id: string,
    listing: { id: string; title: string } | null,
  ): Promise<{ report: ScoreReport; revision: number; version: number; title: string; resume: Resume }> {
    const { row, version } = await requireResume(recruiter, proof, id);
    const scored = {
      ...row,
      target_kind: listing ? 'listing' : 'none',
      target_title: listing?.title ?? null,
      target_text: null,
      target_listing_id: listing?.id ?? null,
    };
    return {
      report: await getReport(db, { listings, queue }, scored, version, now()),
      revision: version.number,
      version: version.position,
      title: row.title,
      resume: version.content,
    };
  }

  /** The current version with its lines and as text, and its history. */
  async function read(recruiter: User, proof: Proof, id: string) {
    const { row, version } = await requireResume(recruiter, proof, id);
    const states = await repository.listVersions(db, row.id, '');
    return {
      parentId: row.parent_id,
      currentVersion: row.current_version,
      resume: version.content,
      lines: listLines(version.content),
      text: toText(version.content),
      history: toVersionViews(states, row.current_version),
    };
  }

  /** A PDF of a revision that our own reader has verified. @throws AppError `access.plan`, `export.unproven` */
  const exportPdf = (recruiter: Pick<User, 'id'>, proof: Proof, id: string, revision?: number): Promise<File> =>
    exports.exportFile(actForAssigned(recruiter, proof), id, {
      format: 'pdf',
      ...(revision !== undefined && { version: revision }),
    });

  return {
    list: (recruiter: User, proof: Proof) => list(actForAssigned(recruiter, proof)),
    score,
    read,
    exportPdf,
    /** @throws AppError `access.plan-limit`, `resumes.no-file` */
    copy: (
      recruiter: User,
      proof: Proof,
      id: string,
      input: {
        listingId: string;
        preparedBy: string;
        onSaved: (trx: Transaction<DB>, id: string) => Promise<void>;
      },
    ) =>
      copies.copy(actForAssigned(recruiter, proof), id, {
        target: { kind: 'listing', listingId: input.listingId },
        preparedBy: input.preparedBy,
        onSaved: input.onSaved,
      }),
    plan: (recruiter: User, proof: Proof, id: string) => improvements.plan(actForAssigned(recruiter, proof), id),
    accept: (
      recruiter: User,
      proof: Proof,
      id: string,
      input: { baseVersion: number; proposals: string[]; by: string },
    ) => improvements.accept(actForAssigned(recruiter, proof), id, input.baseVersion, input.proposals, input.by),
    judgeText: (
      recruiter: User,
      proof: Proof,
      id: string,
      input: { baseVersion: number; path: string; text: string },
    ) => texts.judge(actForAssigned(recruiter, proof), id, input),
    /** Saves a text that was judged as true. */
    replaceText: (
      recruiter: User,
      proof: Proof,
      id: string,
      change: { path: string; before: string; after: string },
      label: string,
    ) => texts.replaceText(actForAssigned(recruiter, proof), id, change, label),
  };
}
