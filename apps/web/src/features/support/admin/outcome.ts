import type { InquiryDetail } from '@foothold/contracts/support/shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';

type ChangedInquiry = Pick<InquiryDetail, 'reference' | 'email' | 'assignee' | 'state'>;

/** The success message. */
export function toOutcome(intent: string, { reference, email, assignee, state }: ChangedInquiry): ChangeOutcome {
  const messages: Record<string, ChangeOutcome['done']> = {
    assign: { title: assignee ? `${reference} assigned to ${assignee.name}` : `${reference} unassigned` },
    close: { title: `${reference} closed` },
    reopen: { title: `${reference} reopened` },
    'cancel-demo': { title: 'Demo canceled', description: `We’ve emailed ${email}.` },
    answer: {
      title: state === 'closed' ? `Reply sent and ${reference} closed` : 'Reply sent',
      description: `You can find the email to ${email} under Emails.`,
    },
  };
  return { intent, done: messages[intent] ?? null, failure: null };
}
