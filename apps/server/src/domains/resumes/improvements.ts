import type { ResumeDetail } from '@foothold/contracts/resumes';
import { scoreResume } from '@foothold/core/ats';
import type { ConfirmedFact, ImprovementPlan, Proposal, TruthViolation } from '@foothold/core/improve';
import { acceptWithoutLoss, GOAL } from '@foothold/core/improve';
import type { Resume } from '@foothold/core/resume';
import type { User } from '../../platform/actor.ts';
import { AppError, requireFound } from '../../platform/errors.ts';
import { collectFields, traceChanges } from './changes.ts';
import { updateCopies } from './copies/copies.ts';
import type { ResumesDeps } from './deps.ts';
import { createRecentPlans } from './recent-plans.ts';
import {
  findTargetJob,
  listConfirmedFacts,
  lockOwnResume,
  type OwnResume,
  requireCurrent,
  requireOwn,
} from './records.ts';
import * as repository from './repository.ts';
import { getCurrentBasis, getTargetKey, queueScoreCheck, storeReport, toMonth, toScoreSubject } from './scoring.ts';
import { listSessions } from './sessions.ts';
import { loadDetail } from './views.ts';

/** The improvement plan as the member sees it. */
export interface PlanView extends ImprovementPlan {
  answers: { factId: string; questionId: string; text: string; target?: string }[];
}

export type Answer = { applies: true; text: string; target?: string | undefined } | { applies: false };

/** Improves a résumé honestly: proposals, questions, decisions, undo, and earlier versions. */
export function createImprovements(deps: ResumesDeps) {
  const { db, transact, accounts, engine, events, listings, queue, now } = deps;

  const recall = createRecentPlans();

  /** The plan of a state, with the facts that it is based on. */
  async function compute({ row, version }: OwnResume): Promise<{ plan: ImprovementPlan; facts: ConfirmedFact[] }> {
    const at = now();
    const [decisions, facts] = await Promise.all([
      repository.listDecisions(db, row.id, getTargetKey(row)),
      listConfirmedFacts(db, row.id),
    ]);
    // A question whose answer was removed again is open again.
    const fields = collectFields(version.content);
    const declined = decisions.filter(({ line }) => line === null || fields.has(line)).map(({ subject }) => subject);
    const make = async () => {
      const [reading, job] = await Promise.all([
        repository.findReading(db, row.id, version.reading),
        findTargetJob(row, listings),
      ]);
      const subject = toScoreSubject(version, reading);
      return engine.plan({ ...subject, ...(job && { job }), facts, declined, asOf: toMonth(at) });
    };
    const key = JSON.stringify([row.id, version.number, getCurrentBasis(row, at), facts, declined.toSorted()]);
    return { plan: await recall(key, make), facts };
  }

  /**
   * Lists possible improvements, with declined ones separately so that they can be restored. The member's answers are included so that they
   * can be changed.
   */
  async function plan(actor: User, id: string): Promise<PlanView> {
    const own = await requireOwn(db, actor, id);
    const { plan: planned, facts } = await compute(own);
    // A member who has just bought a plan sees a score that was stored before.
    if (planned.proposals.length === 0 && planned.from < GOAL) await queueScoreCheck(db, queue, own.row);
    return {
      ...planned,
      answers: facts.map(({ id: factId, questionId, text, target }) => ({
        factId,
        questionId,
        text,
        ...(target !== undefined && { target }),
      })),
    };
  }

  /**
   * Accepts proposals in one step, in the plan's order. Each is checked again against the member's own words and confirmed facts, and what
   * would lower the total is left out. Planning and scoring are slow, so no row or connection is held in the meantime.
   * @param by the recruiter who accepts them for the member
   * @throws AppError `access.plan`, `resumes.no-such-proposal`, `resumes.untrue`, `resource.changed`
   */
  async function accept(
    actor: User,
    id: string,
    baseVersion: number,
    proposalIds: string[],
    by?: string,
  ): Promise<ResumeDetail> {
    if (!(await accounts.account(actor)).entitlements['resumes.improve']) throw new AppError('access.plan');
    const base = await requireOwn(db, actor, id);
    requireCurrent(base.row, baseVersion);
    const [{ plan, facts }, reading, job] = await Promise.all([
      compute(base),
      repository.findReading(db, id, base.version.reading),
      findTargetJob(base.row, listings),
    ]);
    const at = now();
    const sources = { resume: base.version.content, facts, asOf: toMonth(at) };
    const score = (content: Resume, applied: readonly Proposal[]) =>
      scoreResume({
        ...toScoreSubject({ ...base.version, content, layout: chooseLayout(base.version, applied) }, reading),
        ...(job && { job }),
        asOf: sources.asOf,
      });
    const accepted = acceptWithoutLoss(findProposals(plan, proposalIds), sources, score, plan.from);
    if (!accepted.ok) throw toAppError(accepted.violations);
    const { resume, applied, report } = accepted;
    return transact(async (trx) => {
      const own = await lockOwnResume(trx, actor, id, baseVersion);
      await updateCopies(trx, deps, actor, own.row, { before: own.version.content, after: resume });
      const number = await repository.addVersion(trx, own.row, toNewVersion(own, resume, applied, by), at);
      await storeReport(trx, queue, base.row, number, getCurrentBasis(base.row, at), report);
      await events.publish(trx, actor.id, { kind: 'resume', id });
      return loadDetail(trx, await requireOwn(trx, actor, id), at);
    });
  }

  /**
   * Dismisses a proposal for every job or for the current one, or restores it. Notifies every window, because a page that is still loading
   * would keep the older plan.
   */
  async function refuse(
    actor: User,
    id: string,
    proposal: string,
    { refused, onlyThisJob }: { refused: boolean; onlyThisJob: boolean },
  ): Promise<void> {
    await transact(async (trx) => {
      const { row } = await requireOwn(trx, actor, id);
      const target = getTargetKey(row);
      if (refused) await repository.addDecision(trx, row, proposal, 'refused', onlyThisJob ? target : null);
      else await repository.deleteDecision(trx, row, proposal, target);
      if (refused) await queueScoreCheck(trx, queue, row);
      await events.publish(trx, actor.id, { kind: 'resume', id });
    });
  }

  /** A fact becomes the source of a proposal, which the member accepts like any other. */
  async function answer(actor: User, id: string, questionId: string, submitted: Answer): Promise<void> {
    const own = await requireOwn(db, actor, id);
    const question = submitted.applies
      ? (await compute(own)).plan.questions.find((one) => one.id === questionId)
      : null;
    if (question === undefined) throw new AppError('resumes.no-such-proposal');
    await transact(async (trx) => {
      if (!(submitted.applies && question)) await repository.addDecision(trx, own.row, questionId, 'not-applicable');
      else
        await repository.retainFact(trx, own.row, {
          questionId,
          text: submitted.text,
          skill: question.skill ?? null,
          target: submitted.target ?? question.target ?? null,
          confirmedAt: now(),
        });
      await events.publish(trx, actor.id, { kind: 'resume', id });
    });
  }

  /**
   * Undoes the last change, or every change of the current version.
   * @throws AppError `resumes.nothing-to-undo`, `resource.changed`
   */
  async function undo(actor: User, id: string, baseVersion: number, all: boolean): Promise<ResumeDetail> {
    return transact(async (trx) => {
      const { row, version } = await lockOwnResume(trx, actor, id, baseVersion);
      const session = listSessions(await repository.listStates(trx, id), version.number).find(
        ({ position }) => position === version.position,
      );
      const parent = all && session ? (session.states[0]?.parent ?? null) : version.parent;
      if (parent === null) throw new AppError('resumes.nothing-to-undo');
      const before = requireFound(await repository.findVersion(trx, id, parent));
      await updateCopies(trx, deps, actor, row, { before: version.content, after: before.content });
      await repository.makeCurrent(trx, row, parent);
      await events.publish(trx, actor.id, { kind: 'resume', id });
      return loadDetail(trx, await requireOwn(trx, actor, id), now());
    });
  }

  /**
   * Restores a version as a new one, so that it can be undone like any change.
   * @throws AppError `resource.not-found`, `resource.changed`
   */
  async function restore(actor: User, id: string, baseVersion: number, number: number): Promise<ResumeDetail> {
    return transact(async (trx) => {
      const { row, version } = await lockOwnResume(trx, actor, id, baseVersion);
      const { content, provenance, layout, reading, unplaced, position } = requireFound(
        await repository.findVersion(trx, id, number),
      );
      if (number !== version.number) {
        const restored = { content, provenance, layout, reading, unplaced, changes: 1 };
        const label = `Restored version ${position}`;
        await updateCopies(trx, deps, actor, row, { before: version.content, after: content });
        await repository.addVersion(trx, row, { kind: 'restored', label, ...restored }, now());
        await events.publish(trx, actor.id, { kind: 'resume', id });
      }
      return loadDetail(trx, await requireOwn(trx, actor, id), now());
    });
  }

  return { computePlan: compute, plan, accept, refuse, answer, undo, restore };
}

/** Finds proposals by ID, in the plan's order. @throws AppError `resumes.no-such-proposal` */
function findProposals({ proposals, refused }: ImprovementPlan, ids: readonly string[]): Proposal[] {
  const wanted = [...proposals, ...refused].filter((proposal) => ids.includes(proposal.id));
  if (wanted.length !== new Set(ids).size) throw new AppError('resumes.no-such-proposal');
  return wanted;
}

function toAppError(violations: TruthViolation[]): AppError {
  return violations.length > 0
    ? new AppError('resumes.untrue', { data: { violations } })
    : new AppError('resumes.no-such-proposal');
}

/** Accepting the layout change means that the file is rewritten. */
const chooseLayout = (version: repository.Version, proposals: readonly Proposal[]): repository.Layout =>
  proposals.some(({ source }) => source.kind === 'layout') ? 'export' : version.layout;

/** The state after the proposals were applied. With a job to score against, it is tailored for that job. */
function toNewVersion(
  { row, version }: OwnResume,
  content: Resume,
  proposals: readonly Proposal[],
  by?: string,
): repository.NewVersion {
  const [first] = proposals;
  const target = getTargetKey(row);
  return {
    kind: target === null ? 'improved' : 'tailored',
    target,
    targetTitle: row.target_title,
    label: `${proposals.length === 1 && first ? `Accepted: ${first.title}` : `Accepted ${proposals.length} suggestions`}${by === undefined ? '' : ` (by ${by})`}`,
    changes: proposals.length,
    content,
    provenance: traceChanges(version, content, 'confirmed').provenance,
    layout: chooseLayout(version, proposals),
    reading: version.reading,
    unplaced: version.unplaced,
  };
}
