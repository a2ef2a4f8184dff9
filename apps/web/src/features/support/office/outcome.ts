import type { EnquiryDetail } from '@foothold/contracts/support-shapes';
import type { FormFailure } from '../../../shared/ui/form-state.tsx';

/** What became of one of the forms of an enquiry's page. */
export interface OfficeOutcome {
  intent: string;
  done: { title: string; description?: string } | null;
  failure: FormFailure | null;
}

/** Of a try that did not get through. */
export const NOTHING_DONE: Omit<OfficeOutcome, 'failure'> = { intent: '', done: null };

type Changed = Pick<EnquiryDetail, 'reference' | 'email' | 'assignee' | 'state'>;

/** What to say when it worked. */
export function outcomeOf(intent: string, { reference, email, assignee, state }: Changed): OfficeOutcome {
  const said: Record<string, OfficeOutcome['done']> = {
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
