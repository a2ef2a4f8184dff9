import type { ResumeDetail } from '@foothold/contracts/resumes';
import type { ConfirmedFact, ImprovementPlan, Proposal } from '@foothold/core/improve';
import { acceptProposals } from '@foothold/core/improve';
import type { User } from '../../platform/actor.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { traceChanges } from './changes.ts';
import type { ResumesDeps } from './deps.ts';
import { findTargetJob, lockOwnResume, type OwnResume, requireCurrent, requireOwn } from './records.ts';
import * as repository from './repository.ts';
import { toMonth, toScoreSubject } from './scoring.ts';
import { loadDetail } from './views.ts';

/** The improvement plan as the member sees it. */
export interface PlanView extends ImprovementPlan {
  answers: { factId: string; questionId: string; text: string; target?: string }[];
}

export type Answer = { applies: true; text: string; target?: string | undefined } | { applies: false };

/** Improves a résumé honestly: proposals, questions, decisions, and undo. */
export function createImprovements(deps: ResumesDeps) {
  const { db, transact, accounts, engine, events, listings, now } = deps;

  /** @param declined IDs of proposals and questions to leave out of every total */
  async function compute({ row, version }: OwnResume, declined: readonly string[] = []): Promise<ImprovementPlan> {
    const [facts, job, answers] = await Promise.all([
      repository.findReading(db, row.id, version.reading),
      findTargetJob(row, listings),
      listConfirmedFacts(db, row.id),
    ]);
    const subject = toScoreSubject(version, facts);
    return engine.plan({ ...subject, ...(job && { job }), facts: answers, declined, asOf: toMonth(now()) });
  }

  /**
   * Lists possible improvements, with declined ones separately so that they can be restored. The member's answers are included so that they
   * can be changed.
   */
  async function plan(actor: User, id: string): Promise<PlanView> {
    const own = await requireOwn(db, actor, id);
    const [decisions, facts] = await Promise.all([repository.listDecisions(db, id), listConfirmedFacts(db, id)]);
    const declined = decisions.map((decision) => decision.subject);
    return {
      ...(await compute(own, declined)),
      answers: facts.map(({ id: factId, questionId, text, target }) => ({
        factId,
        questionId,
        text,
        ...(target !== undefined && { target }),
      })),
    };
  }

  /**
   * Accepts proposals as one new version, in the plan's order. Each is checked again against the member's own words and confirmed facts.
   * @throws AppError `access.plan`, `resumes.no-such-proposal`, `resumes.untrue`, `resource.changed`
   */
  async function accept(actor: User, id: string, baseVersion: number, proposalIds: string[]): Promise<ResumeDetail> {
    if (!(await accounts.account(actor)).entitlements['resumes.improve']) throw new AppError('access.plan');
    const wanted = await findProposals(await requireOwn(db, actor, id), baseVersion, proposalIds);
    return transact(async (trx) => {
      const own = await lockOwnResume(trx, actor, id, baseVersion);
      const next = applyAll(own, wanted, await listConfirmedFacts(trx, id), toMonth(now()));
      await repository.addVersion(trx, own.row, next);
      await events.publish(trx, actor.id, { kind: 'resume', id });
      return loadDetail(trx, await requireOwn(trx, actor, id), now());
    });
  }

  /** Finds proposals by ID, in the plan's order. Planning is slow, so no row or connection is held in the meantime. */
  async function findProposals(own: OwnResume, baseVersion: number, ids: string[]): Promise<Proposal[]> {
    requireCurrent(own.row, baseVersion);
    const { proposals } = await compute(own);
    const wanted = proposals.filter((proposal) => ids.includes(proposal.id));
    if (wanted.length !== new Set(ids).size) throw new AppError('resumes.no-such-proposal');
    return wanted;
  }

  /** Notifies every window, because a page that is still loading would keep the older plan. */
  async function refuse(actor: User, id: string, proposal: string, refused: boolean): Promise<void> {
    await transact(async (trx) => {
      const { row } = await requireOwn(trx, actor, id);
      if (refused) await repository.addDecision(trx, row, proposal, 'refused');
      else await repository.deleteDecision(trx, row, proposal);
      await events.publish(trx, actor.id, { kind: 'resume', id });
    });
  }

  /** A fact becomes the source of a proposal, which the member accepts like any other. */
  async function answer(actor: User, id: string, questionId: string, submitted: Answer): Promise<void> {
    const own = await requireOwn(db, actor, id);
    const question = submitted.applies ? (await compute(own)).questions.find((one) => one.id === questionId) : null;
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

  /** Undoes the last change. @throws AppError `resumes.nothing-to-undo`, `resource.changed` */
  async function undo(actor: User, id: string, baseVersion: number): Promise<ResumeDetail> {
    return switchVersion(actor, id, baseVersion, ({ version }) => {
      if (version.parent === null) throw new AppError('resumes.nothing-to-undo');
      return version.parent;
    });
  }

  const restore = (actor: User, id: string, baseVersion: number, number: number) =>
    switchVersion(actor, id, baseVersion, () => number);

  async function switchVersion(
    actor: User,
    id: string,
    baseVersion: number,
    choose: (own: OwnResume) => number,
  ): Promise<ResumeDetail> {
    return transact(async (trx) => {
      const own = await lockOwnResume(trx, actor, id, baseVersion);
      const number = choose(own);
      if (!(await repository.findVersion(trx, id, number))) throw new AppError('resource.not-found');
      await repository.makeCurrent(trx, own.row, number);
      await events.publish(trx, actor.id, { kind: 'resume', id });
      return loadDetail(trx, await requireOwn(trx, actor, id), now());
    });
  }

  return { plan, accept, refuse, answer, undo, restore };
}

async function listConfirmedFacts(db: Executor, resumeId: string): Promise<ConfirmedFact[]> {
  const rows = await repository.listFacts(db, resumeId);
  return rows.map((row) => ({
    id: row.id,
    questionId: row.question_id,
    text: row.text,
    ...(row.skill !== null && { skill: row.skill }),
    ...(row.target !== null && { target: row.target }),
    confirmedAt: row.confirmed_at.toISOString(),
  }));
}

/** The version after the proposals are applied. @throws AppError `resumes.untrue`, `resumes.no-such-proposal` */
function applyAll(
  { version }: OwnResume,
  proposals: Proposal[],
  facts: ConfirmedFact[],
  asOf: string,
): repository.NewVersion {
  const result = acceptProposals(proposals, { resume: version.content, facts, asOf });
  if (!result.ok) {
    const { violations } = result;
    throw violations.length > 0
      ? new AppError('resumes.untrue', { data: { violations } })
      : new AppError('resumes.no-such-proposal');
  }
  const content = result.resume;
  const { provenance } = traceChanges(version, content, 'confirmed');
  const chosenLayout = proposals.some((proposal) => proposal.source.kind === 'layout');
  const [first] = proposals;
  const label = proposals.length === 1 && first ? `Accepted: ${first.title}` : `Accepted ${proposals.length} proposals`;
  const { reading, unplaced } = version;
  const layout = chosenLayout ? 'export' : version.layout;
  return { kind: 'improved', label, content, provenance, layout, reading, unplaced };
}
