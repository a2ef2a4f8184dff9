import type { Brand } from '@foothold/brand';
import {
  INQUIRY_KINDS,
  type InquiryDetail,
  type InquiryKind,
  type inquiryFilterSchema,
} from '@foothold/contracts/support';
import type { Kysely, Transaction } from 'kysely';
import type { z } from 'zod';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import type { Transact } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Notifications } from '../../notifications/index.ts';
import { answerEmail } from '../emails.ts';
import { CLOSED_RETENTION_MONTHS } from '../jobs.ts';
import { isStaffMember } from '../policy.ts';
import { toDetail, toInquiry } from '../views.ts';
import { toCsv } from './csv.ts';
import * as repository from './inquiries-repository.ts';
import type { InquiryRow, Intake } from './intake.ts';

const PAGE_SIZE = 50;
/** Within this time, the same answer to the same inquiry is sent only once. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;

export interface AdminDeps {
  db: Kysely<DB>;
  transact: Transact;
  mail: Mail;
  notifications: Pick<Notifications, 'notify'>;
  intake: Pick<Intake, 'publishToStaff'>;
  brand: Brand;
  now: () => Date;
}

type Filter = z.output<typeof inquiryFilterSchema>;

/** Staff work on inquiries. */
export function createAdmin({ db, transact, mail, notifications, intake, brand, now }: AdminDeps) {
  async function inquiries(actor: User, { page, ...filter }: Filter & { page: number }) {
    const asked = createFilter(actor, filter);
    const [rows, total, counts] = await Promise.all([
      repository.listInquiries(db, asked, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
      repository.countInquiries(db, asked),
      repository.countOpen(db, now()),
    ]);
    const countOpen = (kind: InquiryKind) => counts.find((count) => count.kind === kind)?.open ?? 0;
    return {
      inquiries: rows.map(toInquiry),
      total,
      pageSize: PAGE_SIZE,
      open: Object.fromEntries(INQUIRY_KINDS.map((kind) => [kind, countOpen(kind)])) as Record<InquiryKind, number>,
      overdue: counts.reduce((sum, count) => sum + count.overdue, 0),
    };
  }

  async function exportInquiries(actor: User, filter: Filter): Promise<File> {
    const rows = await repository.listInquiries(db, createFilter(actor, filter));
    const name = `inquiries-${now().toISOString().slice(0, 10)}.csv`;
    return new File(await toCsv(rows), name, { type: 'text/csv; charset=utf-8' });
  }

  async function inquiry(id: string): Promise<InquiryDetail> {
    const row = requireFound(await repository.findInquiry(db, id));
    return toDetail(row, await repository.listEvents(db, row.id));
  }

  /** Changes an inquiry under a lock. `change` returns whether there was anything to change. */
  async function changeInquiry(
    actor: User,
    id: string,
    change: (trx: Transaction<DB>, row: Authorized<InquiryRow>) => Promise<boolean>,
  ): Promise<InquiryDetail> {
    await transact(async (trx) => {
      const row = authorize(isStaffMember, actor, await repository.lockInquiry(trx, id));
      if (await change(trx, row)) await intake.publishToStaff(trx, row.id);
    });
    return inquiry(id);
  }

  /** Assigns the inquiry to a staff member, or to nobody. */
  function assign(actor: User, id: string, assigneeId: string | null): Promise<InquiryDetail> {
    return changeInquiry(actor, id, async (trx, row) => {
      const assignee =
        assigneeId === null ? null : (await repository.listStaff(trx)).find((one) => one.id === assigneeId);
      if (assignee === undefined)
        throw new AppError('request.invalid', { fields: { assigneeId: 'Choose someone from the support team.' } });
      if (row.assignee_id === (assignee?.id ?? null)) return false;
      await repository.updateInquiry(trx, row, { assignee_id: assignee?.id ?? null });
      await addNote(trx, actor, row, 'assigned', assignee?.name);
      return true;
    });
  }

  /** Emails the answer to the sender. The same text twice within minutes is a double click and is sent once. */
  function answer(actor: User, id: string, { text, close }: { text: string; close: boolean }): Promise<InquiryDetail> {
    return changeInquiry(actor, id, async (trx, row) => {
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
    });
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

  /** Closes or reopens the inquiry. */
  function setClosed(actor: User, id: string, closed: boolean): Promise<InquiryDetail> {
    return changeInquiry(actor, id, async (trx, row) => {
      if (row.state === (closed ? 'closed' : 'open')) return false;
      await repository.updateInquiry(trx, row, {
        state: closed ? 'closed' : 'open',
        closed_at: closed ? now() : null,
      });
      await addNote(trx, actor, row, closed ? 'closed' : 'reopened');
      return true;
    });
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

  /** Deletes inquiries that were closed longer ago than the retention period. Runs every night. @returns how many */
  function forgetClosed(): Promise<number> {
    const moment = new Date(now());
    moment.setUTCMonth(moment.getUTCMonth() - CLOSED_RETENTION_MONTHS);
    return repository.deleteClosedBefore(db, moment);
  }

  return {
    inquiries: inquiries,
    exportInquiries: exportInquiries,
    inquiry: inquiry,
    assign,
    answer,
    setClosed,
    staff: () => repository.listStaff(db),
    forgetClosed,
  };
}

function createFilter(actor: User, { kind, state, assignee, q }: Filter): repository.InquiryFilter {
  return {
    kind,
    state,
    words: q,
    ...(assignee && { assigneeId: assignee === 'me' ? actor.id : null }),
  };
}
