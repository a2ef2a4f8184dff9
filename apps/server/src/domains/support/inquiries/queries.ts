import type { Receipt, SupportQuery } from '@foothold/contracts/support';
import { fromSupportQuery } from './answers.ts';
import { type Intake, isTrapped } from './intake.ts';

/** Questions to support. */
export function createQueries({ intake }: { intake: Intake }) {
  return {
    async query(sent: SupportQuery): Promise<Receipt> {
      return isTrapped(sent) ? intake.pretend('support') : intake.receive(fromSupportQuery(sent));
    },
  };
}
