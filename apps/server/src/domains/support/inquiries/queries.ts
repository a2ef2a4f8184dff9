import type { Receipt, SupportQuery } from '@foothold/contracts/support';
import { fromSupportQuery } from './answers.ts';
import { type Intake, isBotSubmission } from './intake.ts';

/** Questions to support. */
export function createQueries({ intake }: { intake: Intake }) {
  return {
    async query(sent: SupportQuery): Promise<Receipt> {
      return isBotSubmission(sent) ? intake.createFakeReceipt('support') : intake.receive(fromSupportQuery(sent));
    },
  };
}
