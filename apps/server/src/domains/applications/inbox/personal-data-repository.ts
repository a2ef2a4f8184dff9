import type { Executor } from '../../../platform/db/database.ts';

export const listForExport = (db: Executor, userId: string) =>
  db
    .selectFrom('received_mails')
    .select([
      'id',
      'source',
      'sender_name as senderName',
      'sender_address as senderAddress',
      'subject',
      'sent_at as sentAt',
      'received_at as receivedAt',
      'kind',
      'certainty',
      'quote',
      'interview_at as interviewAt',
      'interview_day as interviewDay',
      'company',
      'title',
      'verified_domain as verifiedDomain',
      'application_id as application',
      'outcome',
      'decided_at as decidedAt',
      'file_key',
    ])
    .where('user_id', '=', userId)
    .orderBy('received_at')
    .execute();

export const findAddress = (db: Executor, userId: string) =>
  db
    .selectFrom('forwarding_inboxes')
    .select(['local_part as localPart', 'created_at as createdAt', 'confirmation_mailbox as confirmationMailbox'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
