import type { OwnConfirmation } from '@foothold/contracts/recruiting/tailoring';
import { tailoringMessages } from '@foothold/contracts/recruiting/tailoring';
import type { User } from '../../../platform/actor.ts';
import { authorize } from '../../../platform/authorized.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RecruitingDeps } from '../deps.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { ownsConfirmation } from '../policy.ts';
import { toConfirmation } from './tailoring.ts';
import * as repository from './tailoring-repository.ts';

export interface Decision {
  id: string;
  decision: 'confirm' | 'decline';
  answer: string;
  role?: string | undefined;
}

/** What a member confirms about the copies that their recruiter tailors. */
export function createConfirmations(deps: RecruitingDeps & { notifications: Notifier }) {
  const { db, transact, resumes, listings, notifications, now } = deps;

  async function list(actor: User): Promise<{ confirmations: OwnConfirmation[] }> {
    const rows = await repository.listWaitingConfirmations(db, actor.id);
    if (rows.length === 0) return { confirmations: [] };
    const known = await listings.findByIds(rows.flatMap(({ listing_id }) => listing_id ?? []));
    const titles = new Map((await resumes.list(actor)).map(({ id, title }) => [id, title]));
    const confirmations = rows.map(async (row) => {
      const listing = known.get(row.listing_id ?? '');
      return {
        ...toConfirmation(row),
        recruiter: row.recruiter_name,
        resume: { id: row.resume_id, title: titles.get(row.resume_id) ?? '' },
        listing: listing ? { id: listing.id, title: listing.title, company: listing.company.name } : null,
        asksWhere: row.asks_where,
        roles: row.asks_where ? await resumes.roles(actor, row.resume_id) : [],
      };
    });
    return { confirmations: await Promise.all(confirmations) };
  }

  /**
   * Confirms or declines. A confirmed answer becomes one of the member’s facts, from which the recruiter may apply a suggestion. A confirmed text
   * replaces its line.
   * @throws AppError `recruiting.confirmation-over`, `resource.changed`, `resumes.no-such-proposal`
   */
  async function decide(actor: User, input: Decision): Promise<{ confirmations: OwnConfirmation[] }> {
    const row = authorize(ownsConfirmation, actor, await repository.findConfirmation(db, input.id));
    if (row.state !== 'waiting') throw new AppError('recruiting.confirmation-over');
    if (input.decision === 'confirm') await apply(actor, row, input);
    else if (row.kind === 'question') await resumes.answer(actor, row.resume_id, row.subject, { applies: false });
    await transact(async (trx) => {
      const state = input.decision === 'confirm' ? 'confirmed' : 'declined';
      if (!(await repository.endConfirmation(trx, row, state, now())))
        throw new AppError('recruiting.confirmation-over');
      await notifications.publishToRecruiter(trx, actor.id);
      await notifications.publishChange(trx, actor.id, row.id);
    });
    return list(actor);
  }

  async function apply(actor: User, row: repository.ConfirmationRow, { answer, role }: Decision): Promise<void> {
    if (row.kind === 'edit') {
      const change = { path: row.subject, before: row.before ?? '', after: row.text };
      await resumes.replaceText(actor, row.resume_id, change, 'Confirmed a text of the recruiter');
      return;
    }
    if (answer.length < 2) throw new AppError('request.invalid', { fields: { answer: tailoringMessages.answer } });
    if (row.asks_where) await requireRole(actor, row.resume_id, role);
    await resumes.answer(actor, row.resume_id, row.subject, { applies: true, text: answer, target: role });
  }

  async function requireRole(actor: User, resumeId: string, role: string | undefined): Promise<void> {
    const known = await resumes.roles(actor, resumeId);
    if (!known.some(({ path }) => path === role))
      throw new AppError('request.invalid', { fields: { role: 'Choose where you did this.' } });
  }

  return { list, decide };
}
