import type { EnquiryDetail } from '@foothold/contracts/support-shapes';
import type { ChangeOutcome } from '../../../shared/api/change-outcome.ts';

type Changed = Pick<EnquiryDetail, 'reference' | 'email' | 'assignee' | 'state'>;

/** What to say when it worked. */
export function outcomeOf(intent: string, { reference, email, assignee, state }: Changed): ChangeOutcome {
  const said: Record<string, ChangeOutcome['done']> = {
    assign: { title: assignee ? `${reference} is with ${assignee.name}` : `${reference} is with nobody` },
    close: { title: `${reference} is closed` },
    reopen: { title: `${reference} is open again` },
    'cancel-demo': { title: 'The demonstration is cancelled', description: `${email} is told by mail.` },
    answer: {
      title: state === 'closed' ? `Answered, and ${reference} closed` : 'Answered',
      description: `The letter to ${email} stands in the outgoing mail.`,
    },
  };
  return { intent, done: said[intent] ?? null, failure: null };
}
