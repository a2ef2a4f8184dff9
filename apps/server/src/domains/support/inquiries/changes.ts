import type { Brand } from '@foothold/brand';
import type { Transaction } from 'kysely';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import type { Executor, Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Notifications } from '../../notifications/index.ts';
import { answerEmail } from '../emails.ts';
import { isStaffMember } from '../policy.ts';
import * as repository from './inquiries-repository.ts';
import type { InquiryRow, Intake } from './intake.ts';

/** Within this time, the same answer to the same inquiry is sent only once. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

export interface InquiryChangesDeps {
  transact: Transact;
  mail: Mail;
  notifications: Pick<Notifications, 'notify'>;
  intake: Pick<Intake, 'publishToStaff'>;
  brand: Brand;
  now: () => Date;
}

/** Changes a locked inquiry. @returns whether there was anything to change */
export type InquiryEdit = (trx: Transaction<DB>, actor: User, row: Authorized<InquiryRow>) => Promise<boolean>;

/** What staff can change about an inquiry, one at a time or several at once. */
export function createInquiryChanges({ transact, mail, notifications, intake, brand, now }: InquiryChangesDeps) {
  /** Changes an inquiry under a lock. @throws AppError `resource.not-found` */
  function changeInquiry(actor: User, id: string, edit: InquiryEdit): Promise<void> {
    return transact(async (trx) => {
      const row = authorize(isStaffMember, actor, await repository.lockInquiry(trx, id));
      if (await edit(trx, actor, row)) await intake.publishToStaff(trx, row.id);
    });
  }

  /** Assigns to a staff member, or to nobody. @throws AppError `request.invalid` if it is someone else */
  async function createAssignment(db: Executor, assigneeId: string | null): Promise<InquiryEdit> {
    const assignee = assigneeId === null ? null : (await repository.listStaff(db)).find((one) => one.id === assigneeId);
    if (assignee === undefined)
      throw new AppError('request.invalid', { fields: { assigneeId: 'Choose someone from the support team.' } });
    return async (trx, actor, row) => {
      if (row.assignee_id === (assignee?.id ?? null)) return false;
      await repository.updateInquiry(trx, row, { assignee_id: assignee?.id ?? null });
      await addNote(trx, actor, row, 'assigned', assignee?.name);
      return true;
    };
  }

  /** Emails the answer to the sender. The same text twice within minutes is a double click and is sent once. */
  function createAnswer({ text, close }: { text: string; close: boolean }): InquiryEdit {
    return async (trx, actor, row) => {
      if (await isSent(trx, actor, row, text)) return false;
      await mail.send(trx, answerEmail(row, text, brand));
      await notifyMember(trx, row, text);
      await repository.updateInquiry(trx, row, {
        state: close ? 'closed' : 'answered',
        closed_at: close ? (row.closed_at ?? now()) : null,
        first_answered_at: row.first_answered_at ?? now(),
      });
      await addNote(trx, actor, row, 'answered', text);
      if (close && row.state !== 'closed') await addNote(trx, actor, row, 'closed');
      return true;
    };
  }

  /** Shows the answer in the portal if the sender has an account with that address, which also has to be confirmed. */
  async function notifyMember(trx: Transaction<DB>, row: InquiryRow, text: string): Promise<void> {
    const member = await repository.findMemberOf(trx, row.email);
    if (!member) return;
    const title = `We answered your message (${row.reference})`;
    const path = '/portal/notifications';
    await notifications.notify(trx, { userId: member.id, source: 'support', title, text, path });
  }

  async function isSent(trx: Transaction<DB>, actor: User, row: InquiryRow, text: string): Promise<boolean> {
    const since = now().getTime() - DUPLICATE_WINDOW_MS;
    const events = await repository.listEvents(trx, row.id);
    return events.some(
      (event) =>
        event.kind === 'answered' && event.actor_id === actor.id && event.detail === text && event.at.getTime() > since,
    );
  }

  /** Closes or reopens. */
  function createClosing(closed: boolean): InquiryEdit {
    return async (trx, actor, row) => {
      if (row.state === (closed ? 'closed' : 'open')) return false;
      await repository.updateInquiry(trx, row, {
        state: closed ? 'closed' : 'open',
        closed_at: closed ? now() : null,
      });
      await addNote(trx, actor, row, closed ? 'closed' : 'reopened');
      return true;
    };
  }

  const addNote = (
    trx: Transaction<DB>,
    actor: User,
    row: InquiryRow,
    kind: repository.EventKind,
    detail?: string | undefined,
  ) =>
    repository.addEvent(trx, {
      inquiryId: row.id,
      actorId: actor.id,
      kind,
      ...(detail !== undefined && { detail }),
      at: now(),
    });

  return { changeInquiry, createAssignment, createAnswer, createClosing };
}

export type InquiryChanges = ReturnType<typeof createInquiryChanges>;
