import {
  INQUIRY_KINDS,
  type InquiryDetail,
  type InquiryKind,
  type inquiryFilterSchema,
} from '@foothold/contracts/support';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { User } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { requireFound } from '../../../platform/errors.ts';
import { CLOSED_RETENTION_MONTHS } from '../jobs.ts';
import { toDetail, toInquiry } from '../views.ts';
import type { InquiryChanges, InquiryEdit } from './changes.ts';
import { toCsv } from './csv.ts';
import * as repository from './inquiries-repository.ts';

const PAGE_SIZE = 50;
/** How many of a member's inquiries are listed on their page in the console. */
const MEMBER_INQUIRIES = 50;

export interface AdminDeps {
  db: Kysely<DB>;
  changes: InquiryChanges;
  now: () => Date;
}

type Filter = z.output<typeof inquiryFilterSchema>;

/** Staff work on inquiries. */
export function createAdmin({ db, changes, now }: AdminDeps) {
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

  async function change(actor: User, id: string, edit: InquiryEdit): Promise<InquiryDetail> {
    await changes.changeInquiry(actor, id, edit);
    return inquiry(id);
  }

  /** Assigns the inquiry to a staff member, or to nobody. */
  const assign = async (actor: User, id: string, assigneeId: string | null): Promise<InquiryDetail> => {
    requireFound(await repository.findInquiry(db, id));
    return change(actor, id, await changes.createAssignment(db, assigneeId));
  };

  /** Emails the answer to the sender. */
  const answer = (actor: User, id: string, { text, close }: { text: string; close: boolean }) =>
    change(actor, id, changes.createAnswer({ text, close }));

  /** Closes or reopens the inquiry. */
  const setClosed = (actor: User, id: string, closed: boolean) => change(actor, id, changes.createClosing(closed));

  /** Open inquiries by kind: how many, how many are overdue, and the oldest. */
  async function waiting(items: number) {
    const counts = await repository.countOpen(db, now());
    return Promise.all(
      counts.map(async ({ kind, open, overdue }) => ({
        kind: kind as InquiryKind,
        count: open,
        overdue,
        items: (await repository.listOldestOpen(db, kind, items)).map((row) => ({
          id: row.id,
          name: row.name,
          reference: row.reference,
          sample: row.sample_hash !== null,
          since: row.created_at.toISOString(),
          dueAt: row.first_answered_at === null ? row.answer_by.toISOString() : null,
        })),
      })),
    );
  }

  /** Inquiries from an address, newest first. */
  const inquiriesFrom = async (email: string) =>
    (await repository.listInquiriesFrom(db, email, MEMBER_INQUIRIES)).map(toInquiry);

  /** Deletes inquiries that were closed longer ago than the retention period. Runs every night. @returns how many */
  function forgetClosed(): Promise<number> {
    const moment = new Date(now());
    moment.setUTCMonth(moment.getUTCMonth() - CLOSED_RETENTION_MONTHS);
    return repository.deleteClosedBefore(db, moment);
  }

  return {
    inquiries,
    exportInquiries,
    inquiry,
    assign,
    answer,
    setClosed,
    waiting,
    inquiriesFrom,
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
