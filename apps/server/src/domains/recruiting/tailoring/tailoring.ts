import type { Confirmation, TailoredCopy } from '@foothold/contracts/recruiting/tailoring';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { RecruitingDeps } from '../deps.ts';
import { renderConfirmationEmail } from '../notifications/emails.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { isAboutAssigned } from '../policy.ts';
import { checkListing, type Rules } from '../rules/rules.ts';
import type { WorkspaceAccess } from '../workspace/access.ts';
import type { AssignedMember } from '../workspace/workspace-repository.ts';
import * as repository from './tailoring-repository.ts';
import { explainAddition, explainRefusal } from './texts.ts';

type Proof = Authorized<AssignedMember>;

interface CopyInput {
  memberId: string;
  resumeId: string;
}

/** Copies of a member’s résumé that their recruiter tailors to a listing. Nothing new is in them before the member confirms it. */
export function createTailoring(
  deps: RecruitingDeps & { notifications: Notifier; access: WorkspaceAccess; rules: Rules },
) {
  const { db, transact, accounts, resumes, listings, notifications, access, rules, brand, now } = deps;

  /** @throws AppError `recruiting.blocked-by-rules` with the reasons */
  async function create(
    actor: User,
    { memberId, resumeId, listingId }: CopyInput & { listingId: string },
  ): Promise<{ resumeId: string }> {
    const proof = await access.requireAuthorized(actor, memberId);
    const listing = requireFound((await listings.findByIds([listingId])).get(listingId));
    const verdict = checkListing(await rules.find(db, proof.member_id), listing);
    if (verdict.blocked.length > 0)
      throw new AppError('recruiting.blocked-by-rules', { data: { blocked: verdict.blocked } });
    const recruiter = await accounts.account(actor);
    const copy = await resumes.forRecruiters.copy(actor, proof, resumeId, {
      listingId,
      preparedBy: recruiter.name,
      onSaved: async (trx, id) => {
        await repository.insertTailoredCopy(trx, {
          resumeId: id,
          memberId: proof.member_id,
          recruiter,
          listingId,
          at: now(),
        });
        await notifications.publishChange(trx, proof.member_id, id);
      },
    });
    return { resumeId: copy.id };
  }

  /** The recruiter’s way to a copy: theirs to tailor because the member is assigned and authorized it. */
  async function requireCopy(actor: User, { memberId, resumeId }: CopyInput) {
    const proof = await access.requireAuthorized(actor, memberId);
    return { proof, copy: requireFound(await repository.findTailoredCopy(db, proof.member_id, resumeId)) };
  }

  async function get(actor: User, input: CopyInput): Promise<TailoredCopy> {
    const { proof, copy } = await requireCopy(actor, input);
    await accounts.staffViews.record(actor, proof.member_id, 'client-resumes');
    return view(actor, proof, copy);
  }

  async function view(
    actor: User,
    proof: Proof,
    copy: { resume_id: string; listing_id: string | null; recruiter_name: string },
  ): Promise<TailoredCopy> {
    const id = copy.resume_id;
    const listing =
      copy.listing_id === null ? undefined : (await listings.findByIds([copy.listing_id])).get(copy.listing_id);
    const job = listing ? { id: listing.id, title: listing.title } : null;
    const [content, scored, plan, rows] = await Promise.all([
      resumes.forRecruiters.read(actor, proof, id),
      resumes.forRecruiters.score(actor, proof, id, job),
      resumes.forRecruiters.plan(actor, proof, id),
      repository.listConfirmations(db, id),
    ]);
    const original =
      content.parentId === null ? null : await resumes.forRecruiters.score(actor, proof, content.parentId, job);
    const asked = new Set(rows.flatMap((row) => (row.state === 'waiting' ? row.subject : [])));
    return {
      id,
      title: scored.title,
      currentVersion: content.currentVersion,
      listing: listing
        ? { id: listing.id, title: listing.title, company: listing.company.name, closed: listing.closed }
        : null,
      preparedBy: copy.recruiter_name,
      resume: content.resume,
      lines: content.lines,
      score: { total: scored.report.total, rubric: scored.report.rubric, original: original?.report.total ?? null },
      proposals: plan.proposals,
      questions: plan.questions
        .filter((question) => !asked.has(question.id))
        .map(({ id: questionId, text, reason, points }) => ({ id: questionId, text, reason, points })),
      confirmations: rows.map(toConfirmation),
    };
  }

  /** Applies suggestions of the plan. Each is checked again against the member’s words and confirmed facts. */
  async function accept(
    actor: User,
    input: CopyInput & { baseVersion: number; proposals: string[] },
  ): Promise<TailoredCopy> {
    const { proof, copy } = await requireCopy(actor, input);
    const { baseVersion, proposals } = input;
    const { name: by } = await accounts.account(actor);
    await resumes.forRecruiters.accept(actor, proof, copy.resume_id, { baseVersion, proposals, by });
    return view(actor, proof, copy);
  }

  /** Asks the member a question of the plan. @throws AppError `resumes.no-such-proposal` if it isn’t one of the plan’s */
  async function ask(actor: User, input: CopyInput & { question: string }): Promise<TailoredCopy> {
    const { proof, copy } = await requireCopy(actor, input);
    const { questions } = await resumes.forRecruiters.plan(actor, proof, copy.resume_id);
    const question = questions.find(({ id }) => id === input.question);
    if (!question) throw new AppError('resumes.no-such-proposal');
    await save(proof, {
      memberId: proof.member_id,
      resumeId: copy.resume_id,
      kind: 'question',
      subject: question.id,
      text: question.text,
      before: null,
      reason: question.reason,
      asksWhere: question.asksWhere === true,
      at: now(),
    });
    return view(actor, proof, copy);
  }

  /**
   * Rewords a line. What says nothing new is applied at once; what is new waits for the member.
   * @throws AppError `recruiting.untrue` with what it changes, `resource.changed`
   */
  async function edit(actor: User, input: CopyInput & { baseVersion: number; path: string; text: string }) {
    const { proof, copy } = await requireCopy(actor, input);
    const { resume_id: resumeId } = copy;
    const { path, text, baseVersion } = input;
    const verdict = await resumes.forRecruiters.judgeText(actor, proof, resumeId, { baseVersion, path, text });
    const { kind, violations, before } = verdict;
    if (before === text) return { outcome: 'unchanged' as const, copy: await view(actor, proof, copy) };
    if (kind === 'untrue')
      throw new AppError('recruiting.untrue', {
        fields: { text: explainRefusal(violations) },
        data: { violations },
      });
    if (kind === 'new') {
      await save(proof, {
        memberId: proof.member_id,
        resumeId,
        kind: 'edit',
        subject: path,
        text,
        before,
        reason: explainAddition(violations),
        asksWhere: false,
        at: now(),
      });
      return { outcome: 'waiting' as const, copy: await view(actor, proof, copy) };
    }
    const { name } = await accounts.account(actor);
    const change = { path, before, after: text };
    await resumes.forRecruiters.replaceText(actor, proof, resumeId, change, `Reworded a line (by ${name})`);
    return { outcome: 'applied' as const, copy: await view(actor, proof, copy) };
  }

  /** Stores what waits, and tells the member once as long as they haven’t answered what waited before. */
  async function save(proof: Proof, confirmation: repository.NewConfirmation): Promise<void> {
    await transact(async (trx) => {
      const isFirst = (await repository.listWaitingConfirmations(trx, proof.member_id)).length === 0;
      const id = await repository.saveConfirmation(trx, confirmation);
      if (isFirst)
        await notifications.write(trx, proof.member_id, '/portal/profile/recruiter', (member, pages) =>
          renderConfirmationEmail(member, { recruiter: proof.recruiter_name, ...confirmation }, pages.recruiter, brand),
        );
      await notifications.publishChange(trx, proof.member_id, id);
    });
  }

  /** @throws AppError `recruiting.confirmation-over` if the member answered in the meantime */
  async function withdraw(actor: User, { memberId, id }: { memberId: string; id: string }): Promise<void> {
    const proof = await access.requireAuthorized(actor, memberId);
    const row = authorize(isAboutAssigned, proof, await repository.findConfirmation(db, id));
    await transact(async (trx) => {
      if (!(await repository.endConfirmation(trx, row, 'withdrawn', now())))
        throw new AppError('recruiting.confirmation-over');
      await notifications.publishChange(trx, row.member_id, id);
    });
  }

  return { create, get, accept, ask, edit, withdraw };
}

export const toConfirmation = (row: repository.ConfirmationRow): Confirmation => ({
  id: row.id,
  kind: row.kind as Confirmation['kind'],
  state: row.state as Confirmation['state'],
  text: row.text,
  before: row.before,
  reason: row.reason,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});
