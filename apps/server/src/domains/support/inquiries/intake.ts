import { createHash } from 'node:crypto';
import type { Brand } from '@foothold/brand';
import { type InquiryKind, limits, type Receipt } from '@foothold/contracts/support';
import type { Selectable, Transaction } from 'kysely';
import { acquireAdvisoryLock, type Transact } from '../../../platform/db/database.ts';
import type { DB, Inquiries } from '../../../platform/db/schema.ts';
import type { Events } from '../../../platform/events.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { MAX_DRAWS } from '../../../platform/references.ts';
import { renderReceiptEmail, renderStaffEmail } from '../emails.ts';
import { createExcerpt, type IncomingInquiry } from './answers.ts';
import * as repository from './inquiries-repository.ts';
import { makeReference } from './references.ts';

export interface IntakeDeps {
  transact: Transact;
  mail: Mail;
  events: Events;
  brand: Brand;
  publicUrl: string;
  now: () => Date;
}

export type InquiryRow = Selectable<Inquiries>;
type Trx = Transaction<DB>;
type Booking = { startsAt: Date; endsAt: Date };

/** Within this time, the same form with the same content is one inquiry: a double click or a retry. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;
const HOUR_MS = 60 * 60_000;

export type Intake = ReturnType<typeof createIntake>;

/** What every form has in common: the inquiry is stored once, its sender gets a receipt, and staff are notified. */
export function createIntake({ transact, mail, events, brand, publicUrl, now }: IntakeDeps) {
  const getReplyDeadline = () => new Date(now().getTime() + limits.answerHours * HOUR_MS);

  /**
   * Calls `again` with the inquiry if the same one arrived a moment ago, and `first` otherwise. Calls for the same address run one after
   * another.
   */
  function receiveOnce<T>(
    incoming: IncomingInquiry,
    first: (trx: Trx) => Promise<T>,
    again: (trx: Trx, before: InquiryRow) => Promise<T>,
  ): Promise<T> {
    return transact(async (trx) => {
      await acquireAdvisoryLock(trx, `inquiries of ${incoming.email}`);
      const since = new Date(now().getTime() - DUPLICATE_WINDOW_MS);
      const before = await repository.findDuplicate(trx, hashInquiry(incoming), since);
      return before ? again(trx, before) : first(trx);
    });
  }

  /** Stores an inquiry under its own reference. */
  async function save(trx: Trx, incoming: IncomingInquiry, answerBy = getReplyDeadline()): Promise<InquiryRow> {
    for (let attempt = 0; attempt < MAX_DRAWS; attempt++) {
      const reference = makeReference(incoming.kind);
      const row = await repository.insertInquiry(trx, {
        reference,
        kind: incoming.kind,
        email: incoming.email,
        ...toContents(incoming, reference, answerBy),
      });
      if (row) return row;
    }
    throw new Error('could not find a free reference');
  }

  /** Replaces an earlier waitlist entry with a new, unanswered one. */
  async function replace(trx: Trx, before: InquiryRow, incoming: IncomingInquiry): Promise<InquiryRow> {
    const contents = toContents(incoming, before.reference, getReplyDeadline());
    const row = await repository.replaceWaiting(trx, before.id, {
      kind: 'waitlist',
      email: incoming.email,
      ...contents,
    });
    await repository.addEvent(trx, { inquiryId: row.id, kind: 'received', at: row.created_at });
    return row;
  }

  const toContents = (incoming: IncomingInquiry, reference: string, answerBy: Date) => ({
    name: incoming.name,
    answers: incoming.answers,
    excerpt: createExcerpt(incoming),
    words: [reference, incoming.name, incoming.email, ...incoming.answers.map(({ value }) => value)].join('\n'),
    digest: hashInquiry(incoming),
    createdAt: now(),
    answerBy,
  });

  /** Notifies staff by email and in their open windows. */
  async function notifyStaff(
    trx: Trx,
    row: InquiryRow,
    incoming: IncomingInquiry,
    booking: Booking | null = null,
  ): Promise<void> {
    await mail.send(trx, renderNotice(row, incoming, booking));
    await publishToStaff(trx, row.id);
  }

  function renderNotice(row: InquiryRow, incoming: IncomingInquiry, booking: Booking | null) {
    const inquiry = { ...incoming, reference: row.reference, answerBy: row.answer_by };
    return renderStaffEmail(inquiry, booking, `${publicUrl}/console/inquiries/${row.id}`, brand);
  }

  /** Tells every open staff window that this inquiry changed. */
  async function publishToStaff(trx: Trx, id: string): Promise<void> {
    await events.publishToEach(trx, repository.selectStaffIds(trx), { kind: 'inquiry', id });
  }

  /** Stores an inquiry that only needs an answer. */
  function receive(incoming: IncomingInquiry): Promise<Receipt> {
    return receiveOnce(
      incoming,
      async (trx) => {
        const row = await save(trx, incoming);
        await sendReceipt(trx, row, incoming);
        return toReceipt(row);
      },
      async (_trx, before) => toReceipt(before),
    );
  }

  async function sendReceipt(trx: Trx, row: InquiryRow, incoming: IncomingInquiry): Promise<void> {
    const receipt = renderReceiptEmail({ ...incoming, reference: row.reference }, brand);
    await mail.sendAll(trx, [receipt, renderNotice(row, incoming, null)]);
    await publishToStaff(trx, row.id);
  }

  /** The response to a bot that filled in the honeypot. It looks like any other, but nothing is stored. */
  const createFakeReceipt = (kind: InquiryKind): Receipt => ({
    reference: makeReference(kind),
    answerBy: getReplyDeadline().toISOString(),
  });

  return {
    receiveOnce: receiveOnce,
    save,
    replace,
    acknowledge: sendReceipt,
    notifyStaff,
    publishToStaff,
    receive,
    createFakeReceipt: createFakeReceipt,
    getAnswerBy: getReplyDeadline,
  };
}

export const toReceipt = (row: InquiryRow): Receipt => ({
  reference: row.reference,
  answerBy: row.answer_by.toISOString(),
});

/** True if the honeypot was filled in. */
export const isBotSubmission = ({ website }: { website?: string | undefined }) => (website ?? '') !== '';

const hashInquiry = ({ kind, name, email, answers }: IncomingInquiry) =>
  createHash('sha256')
    .update(JSON.stringify([kind, name, email, answers]))
    .digest();
